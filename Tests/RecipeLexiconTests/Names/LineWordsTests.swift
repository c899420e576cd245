import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Words beside a name")
struct LineWordsTests {
  private func lexicon() throws -> IngredientLexicon {
    try IngredientLexicon(
      files: LexiconFiles(
        ingredients: [
          LexiconFiles.File(
            path: "ingredients/all.tsv",
            text: """
              name\talso\tis\tflags
              almond\t\t\tnut
              ground almond\t\t\tnut
              cream sherry\t\t\t-
              egg\t\t\tegg
              egg yolk\t\t\tegg
              lemon\t\t\t-
              lemon juice\t\t\t-
              lemon zest\t\t\t-
              tomato\t\t\t-
              canned tomato\tchopped tomato\t\t-
              lime\t\t\t-
              red wine\t\t\t-
              sherry\t\t\t-
              white wine\t\t\t-
              151 rum\t\t\t-
              """
          )
        ],
        words: LexiconFiles.File(
          path: "words.tsv",
          text:
            "word\tkind\tshelves\nchopped\tpreparation\njuiced\tpreparation\nzested\tpreparation\n"
        )
      )
    )
  }

  @Test(
    "count where they make a known name with it, or name an alternative",
    arguments: [
      ("almonds", nil, "ground", [["ground almond"]]),
      ("Sherry", "cream", nil, [["cream sherry"]]),
      ("Egg", "yolk", nil, [["egg yolk"]]),
      ("Lemon", "or lime", nil, [["lemon", "lime"]]),
      ("Red wine", "white or", nil, [["white wine", "red wine"]]),
      ("egg", "see or hear the tips", nil, [["egg"]]),
      ("egg", nil, "beaten", [["egg"]]),
      ("tomatoes", nil, "chopped", [["tomato"]]),
      ("chopped tomatoes", nil, nil, [["canned tomato"]]),
      ("sherry", "red wine or white wine", nil, [["sherry"]]),
      ("lemons", nil, "juiced", [["lemon juice"]]),
      ("lemons", nil, "juiced and chopped", [["lemon"]]),
      ("egg", nil, "juiced", [["egg"]]),
      ("lemon", nil, "zested", [["lemon zest"]]),
      ("lemon", "juice only", nil, [["lemon juice"]]),
      ("lemon", "juice of", nil, [["lemon juice"]]),
      ("lemon", nil, "chopped zest only, chopped", [["lemon zest"]]),
      ("lemon", nil, "chopped zest", [["lemon zest"]]),
      ("egg", "yolk only", "chopped", [["egg yolk"]]),
      ("egg", "only", nil, [["egg"]]), ("egg", "lemon only", nil, [["egg"]]),
    ] as [(String, String?, String?, [[String]])]
  )
  func beside(name: String, comment: String?, preparation: String?, expected: [[String]]) throws {
    let lexicon = try lexicon()
    let line = IngredientLine(
      text: name,
      name: name,
      preparation: preparation,
      comment: comment
    )
    #expect(lexicon.requirements(of: line)?.map { $0.map(lexicon.name(of:)) } == expected)
  }

  @Test("words that only describe make another name where they stand before it, uncounted")
  func described() throws {
    let lexicon = try lexicon()
    func names(_ text: String, _ amounts: [Amount]) -> [[String]]? {
      let line = IngredientLine(
        text: text,
        amounts: amounts,
        name: "tomatoes",
        preparation: "chopped"
      )
      return lexicon.requirements(of: line)?.map { $0.map(lexicon.name(of:)) }
    }
    #expect(
      names("400 g chopped tomatoes", [Amount(quantity: 400, unit: "g")]) == [["canned tomato"]]
    )
    #expect(names("chopped tomatoes", []) == [["canned tomato"]])
    #expect(names("2 chopped tomatoes", [Amount(quantity: 2)]) == [["tomato"]])
    #expect(names("400 g tomatoes, chopped", [Amount(quantity: 400, unit: "g")]) == [["tomato"]])
  }

  @Test("a comma in a list is what joins the rest of it, and a number is no side")
  func lists() throws {
    let lexicon = try lexicon()
    func names(_ name: String) -> [[String]]? {
      lexicon.requirements(in: name)?.map { $0.map(lexicon.name(of:)) }
    }
    #expect(names("egg, lemon, or lime") == [["egg", "lemon", "lime"]])
    #expect(names("egg, lemon and lime") == [["egg"], ["lemon"], ["lime"]])
    #expect(names("400/sherry") == [["sherry"]])
    #expect(names("400/zzz sherry") == nil)
  }

  @Test("a line that is a name as a whole means that, though a number begins it")
  func whole() throws {
    let lexicon = try lexicon()
    let line = IngredientLine(text: "151 Rum", amounts: [Amount(quantity: 151)], name: "Rum")
    #expect(lexicon.requirements(of: line)?.map { $0.map(lexicon.name(of:)) } == [["151 rum"]])
    let eggs = IngredientLine(text: "2 eggs", amounts: [Amount(quantity: 2)], name: "eggs")
    #expect(lexicon.requirements(of: eggs)?.map { $0.map(lexicon.name(of:)) } == [["egg"]])
  }

  @Test("numbers are left out of a name, unless they belong to it")
  func numbers() throws {
    let lexicon = try lexicon()
    #expect(lexicon.ingredient(named: "2 eggs").map(lexicon.name(of:)) == "egg")
    #expect(lexicon.ingredient(named: "151 rum").map(lexicon.name(of:)) == "151 rum")
    #expect(lexicon.ingredient(named: "rum") == nil)
  }
}
