import RecipeLexicon
import Testing

@Suite("What a name means")
struct ResolutionTests {
  static func kitchen() throws -> IngredientLexicon {
    try SmallLexicon.make(
      """
      gin|dry gin|| -
      ginger beer||| -
      white wine||| -
      butter||| -
      lime|||-
      chopped lime|||-
      pepper|peppercorn||-
      """,
      others: [(stem: "vegetables", rows: "onion|=peppers|| -\ncarrot|||-")],
      words: "fresh|quality|\nchopped|preparation|\nlarge|size|\nred|quality|vegetables"
    )
  }

  @Test(
    "a name is looked up whole, without the words that change nothing",
    arguments: [
      ("Gin", "gin"), ("dry gins", "gin"), ("fresh ginger beer", "ginger beer"),
      ("large fresh gin", "gin"), ("gin, chopped", "gin"), ("fresh dry gin", "gin"),
      ("white wine", "white wine"), ("dry fresh gin", "gin"),
    ]
  )
  func known(name: String, expected: String) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == expected)
  }

  @Test(
    "a part of a name is never taken for the whole",
    arguments: [
      "white wine vinegar", "ginger", "beer", "peanut butter", "butter bean", "ginger ale", "gi",
      "ging", "wine", "dry", "sloe gin", "fresh", "fresh chopped", "", " ", "-", "gin gin",
    ]
  )
  func unknown(name: String) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == nil)
  }

  @Test("as few words as possible are left out")
  func fewest() throws {
    #expect(try Self.kitchen().canonicalName(of: "fresh chopped limes") == "chopped lime")
    #expect(try Self.kitchen().canonicalName(of: "fresh large lime") == "lime")
  }

  @Test("of equally few words the leftmost are left out")
  func leftmost() throws {
    let lexicon = try SmallLexicon.make(
      "fresh lime|||-\nchopped lime|||-",
      words: "fresh|quality|\nchopped|preparation|"
    )

    #expect(lexicon.canonicalName(of: "fresh chopped lime") == "chopped lime")
    #expect(lexicon.canonicalName(of: "chopped fresh lime") == "fresh lime")
  }

  @Test(
    "a word that is harmless on some shelves is left out there only",
    arguments: [("red onion", "onion"), ("red carrots", "carrot"), ("red gin", nil)]
      as [(String, String?)]
  )
  func ingredientGroups(name: String, expected: String?) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == expected)
  }

  @Test("a name listed in the plural means something else than the singular")
  func plural() throws {
    let lexicon = try Self.kitchen()

    #expect(lexicon.canonicalName(of: "pepper") == "pepper")
    #expect(lexicon.canonicalName(of: "peppercorns") == "pepper")
    #expect(lexicon.canonicalName(of: "Peppers") == "onion")
    #expect(lexicon.canonicalName(of: "fresh peppers") == "onion")
    #expect(lexicon.requirementNames(in: "peppers or gin") == [["onion", "gin"]])
    #expect(lexicon.requirementNames(in: "pepper or gin") == [["pepper", "gin"]])
  }

  @Test("a name has at most twelve words", arguments: [(11, "gin"), (12, nil)] as [(Int, String?)])
  func words(extra: Int, expected: String?) throws {
    let name = String(repeating: "fresh ", count: extra) + "gin"

    #expect(try Self.kitchen().canonicalName(of: name) == expected)
  }

  @Test("of more than eight words that change nothing, all are left out at once")
  func manyWords() throws {
    let eight = String(repeating: "fresh ", count: 7) + "chopped lime"
    let nine = String(repeating: "fresh ", count: 8) + "chopped lime"

    #expect(try Self.kitchen().canonicalName(of: eight) == "chopped lime")
    #expect(try Self.kitchen().canonicalName(of: nine) == "lime")
  }

  @Test("a megabyte of text is no name, and is refused at once", .timeLimit(.minutes(1)))
  func megabyte() throws {
    let lexicon = try Self.kitchen()
    let texts = ["gin ", "g", "fresh ", "or ", "and/or ", "é"].map {
      String(repeating: $0, count: 1_000_000 / $0.utf8.count)
    }

    for text in texts {
      #expect(lexicon.ingredient(named: text) == nil)
      #expect(lexicon.requirements(in: text) == nil)
      #expect(lexicon.suggestions(for: text) == [])
    }
  }
}
