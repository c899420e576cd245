import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("How strong an ingredient is, and how it looks")
struct DrinkTablesTests {
  static let rows = """
    spirit|||class alcohol
    rum||spirit|-
    white rum||rum|-
    jamaican rum||rum|-
    jamaican white rum||white rum; jamaican rum|-
    black vodka||(spirit)|-
    cherry in rum|||-
    cake|||alcohol?
    lime juice|||-
    """

  private func strengths(_ rows: String) throws -> [String: Double] {
    let lexicon = try SmallLexicon.make(
      Self.rows,
      contains: "cherry in rum|white rum",
      strengths: rows
    )
    var strengths: [String: Double] = [:]
    for ingredient in (0..<lexicon.count).map(IngredientID.init) {
      strengths[lexicon.name(of: ingredient)] = lexicon.strength(of: ingredient)
    }
    return strengths
  }

  @Test("what has no row is as strong as the nearest above it, by is-a or belongs-to")
  func inherited() throws {
    #expect(
      try strengths("spirit|40\nwhite rum|37.5") == [
        "spirit": 40, "rum": 40, "white rum": 37.5, "jamaican rum": 40, "jamaican white rum": 37.5,
        "black vodka": 40, "cake": 0, "lime juice": 0,
      ]
    )
  }

  @Test("of two equally near the stronger counts")
  func tie() throws {
    #expect(try strengths("white rum|37.5\njamaican rum|43")["jamaican white rum"] == 43)
    #expect(try strengths("white rum|43\njamaican rum|37.5")["jamaican white rum"] == 43)
  }

  @Test("what carries alcohol and has no row above it is unknown, what may carry some is 0")
  func unknown() throws {
    #expect(try strengths("") == ["cake": 0, "lime juice": 0])
    #expect(try strengths("cherry in rum|8")["cherry in rum"] == 8)
    #expect(try strengths("white rum|40")["rum"] == nil)
  }

  @Test("a colour goes down to kinds, of two equally near the more opaque, and has no default")
  func colours() throws {
    let lexicon = try SmallLexicon.make(
      Self.rows,
      colours: "spirit|#f0f1f2|0\nwhite rum|#ffffff|0.1\njamaican rum|#000a0b|0.25"
    )
    func text(_ name: String) -> String? {
      lexicon.ingredient(named: name).flatMap { lexicon.colour(of: $0) }
        .map { "\($0.hex) \($0.opacity)" }
    }

    #expect(text("rum") == "#f0f1f2 0.0")
    #expect(text("black vodka") == "#f0f1f2 0.0")
    #expect(text("jamaican white rum") == "#000a0b 0.25")
    #expect(text("cherry in rum") == nil)
    #expect(text("lime juice") == nil)
  }

  @Test("a lexicon read without these files knows only what has no alcohol")
  func absent() throws {
    let files = LexiconFiles(ingredients: SmallLexicon.files("gin|||alcohol\nlime|||-").ingredients)
    let lexicon = try IngredientLexicon(files: files)

    #expect(lexicon.strengths.tenths == [StrengthTable.unknown, 0])
    #expect(lexicon.colours == ColourTable(noneFor: 2))
  }

  @Test("tables come back from their columns, and impossible ones are refused")
  func columns() {
    #expect(StrengthTable(tenths: [0, 1000, .max])?.tenths == [0, 1000, .max])
    #expect(StrengthTable(tenths: [0, 1001]) == nil)
    let table = ColourTable(packed: [0x64_FF_00_0A, .max])
    let colour = DrinkColour(red: 255, green: 0, blue: 10, opacityPercent: 100)
    #expect(table?.colour(of: IngredientID(0)) == colour)
    #expect(colour.hex == "#ff000a")
    #expect(table?.colour(of: IngredientID(1)) == nil)
    #expect(ColourTable(packed: [0x65_00_00_00]) == nil)
  }
}
