import RecipeLexicon
import Testing

@Suite("Phrases that a name can lose")
struct PhraseTests {
  static func kitchen() throws -> IngredientLexicon {
    try SmallLexicon.make(
      "flour|||-\nlarge flour|||-\ngold bar|||-",
      others: [(stem: "cheese", rows: "cheddar|||-")],
      words: """
        gold medal|brand|
        land o lakes|brand|cheese
        medal winner|quality|
        skin-on|quality|
        extra large|size|
        extra|size|
        low sodium|quality|bar
        sodium|quality|cheese
        """
    )
  }

  @Test(
    "are left out as a whole",
    arguments: [
      ("Gold Medal flour", "flour"), ("gold-medal flour", "flour"), ("gold medals flour", "flour"),
      ("flour gold medal", "flour"), ("flour, skin on", "flour"), ("Land O'Lakes cheddar", nil),
      ("Land O Lakes cheddar", "cheddar"), ("gold medal land o lakes cheddar", "cheddar"),
      ("gold medal gold medal flour", "flour"), ("gold bar", "gold bar"),
    ] as [(String, String?)]
  )
  func whole(name: String, expected: String?) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == expected)
  }

  @Test(
    "are not left out in part, in another order or with a word between",
    arguments: [
      "gold flour", "medal flour", "medal gold flour", "gold extra medal flour", "gold medal",
      "gold flour medal", "gold gold medal flour",
    ]
  )
  func part(name: String) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == nil)
  }

  @Test(
    "are left out on their shelves only, and so are the words in them",
    arguments: [
      ("land o lakes flour", nil), ("low sodium flour", "flour"), ("low sodium cheddar", nil),
      ("sodium cheddar", "cheddar"), ("sodium flour", nil),
    ] as [(String, String?)]
  )
  func ingredientGroups(name: String, expected: String?) throws {
    #expect(try Self.kitchen().canonicalName(of: name) == expected)
  }

  @Test("the fewest words are left out, though a longer phrase begins where they do")
  func fewest() throws {
    #expect(try Self.kitchen().canonicalName(of: "extra large flour") == "large flour")
    #expect(try Self.kitchen().canonicalName(of: "extra large cheddar") == "cheddar")
  }

  @Test("two that share a word do not cover both together")
  func overlap() throws {
    #expect(try Self.kitchen().canonicalName(of: "gold medal winner flour") == nil)
    #expect(try Self.kitchen().canonicalName(of: "gold medal medal winner flour") == "flour")
  }
}
