import RecipeLexicon
import Testing

@Suite("A mistake in the strengths or colours")
struct DrinkErrorTests {
  static let kinds = "gin|dry gin||alcohol\nlime|||-\nrum|||alcohol"
  static let grey = "#a0b1c2"

  static func strong(_ rows: String) -> LexiconFiles {
    SmallLexicon.files(kinds, strengths: rows)
  }

  static func coloured(_ rows: String) -> LexiconFiles {
    SmallLexicon.files(kinds, colours: rows)
  }

  static let mistakes: [LexiconErrorTests.Mistake] = [
    LexiconErrorTests.Mistake(
      "a strength of what no row defines",
      strong("gin|40\nvodka|40"),
      .unknownIngredient("vodka"),
      ("strengths.tsv", 3)
    ),
    LexiconErrorTests.Mistake(
      "two strengths of one thing, under two names",
      strong("gin|40\n\ndry gins|41"),
      .repeated("the strength of 'gin'"),
      ("strengths.tsv", 4)
    ),
    LexiconErrorTests.Mistake(
      "a strength of what carries no alcohol",
      strong("rum|40\nlime|5"),
      .notAlcoholic("lime"),
      ("strengths.tsv", 3)
    ),
    LexiconErrorTests.Mistake(
      "a column too many in a strength",
      strong("gin|40|strong"),
      .wrongColumns(found: 3, expected: 2),
      ("strengths.tsv", 2)
    ),
    LexiconErrorTests.Mistake(
      "a colour of what no row defines",
      coloured("lime|\(grey)|1\nlemon|\(grey)|1"),
      .unknownIngredient("lemon"),
      ("colours.tsv", 3)
    ),
    LexiconErrorTests.Mistake(
      "two colours of one thing",
      coloured("lime|\(grey)|1\nlime|\(grey)|1"),
      .repeated("the colour of 'lime'"),
      ("colours.tsv", 3)
    ),
  ]

  @Test("is named with its file and line", arguments: mistakes)
  func mistake(_ mistake: LexiconErrorTests.Mistake) {
    #expect(throws: mistake.error) { try IngredientLexicon(files: mistake.files) }
  }

  @Test(
    "a strength is a percentage in digits with at most one decimal",
    arguments: [
      "", "strong", "100.1", "101", "-1", "+4", "4.25", ".5", "5.", "4,5", "1e1", "0x10", "nan",
      "inf", "٤٠", "99999999999999999999", "4 0", "4.5.",
    ]
  )
  func strength(text: String) {
    let error = LexiconError(.malformed(field: "abv", value: text), file: "strengths.tsv", line: 2)
    #expect(throws: error) { try IngredientLexicon(files: Self.strong("gin|\(text)")) }
  }

  @Test("0, 100 and tenths are strengths", arguments: [("0", 0), ("100", 100), ("0.1", 0.1)])
  func bounds(text: String, percent: Double) throws {
    let lexicon = try IngredientLexicon(files: Self.strong("gin|\(text)"))
    let gin = try #require(lexicon.ingredient(named: "gin"))
    #expect(lexicon.strength(of: gin) == percent)
  }

  @Test(
    "a colour is # and six digits in lower case",
    arguments: ["", "a0b1c2", "#a0b1c", "#a0b1c2d", "#A0B1C2", "#a0b1cg", "red", "# a0b1c2"]
  )
  func colour(text: String) {
    let error = LexiconError(.malformed(field: "colour", value: text), file: "colours.tsv", line: 2)
    #expect(throws: error) { try IngredientLexicon(files: Self.coloured("gin|\(text)|1")) }
  }

  @Test("an opacity is from 0 to 1", arguments: ["", "1.01", "2", "-0.5", "0.125", "half"])
  func opacity(text: String) {
    let error = LexiconError(
      .malformed(field: "opacity", value: text),
      file: "colours.tsv",
      line: 2
    )
    #expect(throws: error) {
      try IngredientLexicon(files: Self.coloured("gin|\(Self.grey)|\(text)"))
    }
  }

  @Test("a message names the file, the line and what to do")
  func message() {
    let error = LexiconError(.notAlcoholic("lime"), file: "strengths.tsv", line: 3)
    #expect(
      error.description
        == "strengths.tsv:3: 'lime' carries no alcohol; flag it in ingredients/ or delete the row"
    )
  }
}
