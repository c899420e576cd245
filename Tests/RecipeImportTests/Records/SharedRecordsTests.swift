import RecipeImport
import RecipeModel
import Testing

@Suite(
  "JSON records of other people (needs ../shared)",
  .enabled(if: SharedFiles.has("data"), SharedFiles.absence)
)
struct SharedRecordsTests {
  private func read(_ path: String) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: try SharedFiles.bytes(path), file: path)
  }

  @Test("all 306 drinks in JSON lines go in")
  func barAssistant() throws {
    let imported = try read("data/cocktails/bar-assistant.jsonl")
    let drink = try #require(imported.recipes.first { $0.id.description == "json:212" })

    #expect(imported.recipes.count == 306)
    #expect(imported.problems == [])
    #expect(imported.repeats == 0)
    #expect(imported.recipes.allSatisfy { $0.kind == .cocktail && !$0.lines.isEmpty })
    #expect(
      drink.lines.map(\.name) == ["Tequila Reposado", "Aperol", "Grapefruit juice", "Club soda"]
    )
    #expect(drink.lines.map(\.role) == [.required, .required, .required, .optional])
    #expect(drink.lines.first?.amounts == [Amount(quantity: 60, unit: "ml")])
  }

  @Test("all 77 drinks of a list of records go in, with labels, free lines and garnishes")
  func iba() throws {
    let imported = try read("data/cocktails/iba-teijo.json")
    let bacardi = try #require(imported.recipes.first { $0.name == "Bacardi" })
    let rose = try #require(imported.recipes.first { $0.name == "Rose" })

    #expect(imported.recipes.count == 77)
    #expect(imported.problems == [])
    #expect(imported.repeats == 0)
    #expect(imported.recipes.allSatisfy { $0.kind == .cocktail && !$0.lines.isEmpty })
    #expect(
      bacardi.lines.map(\.text) == [
        "4.5 cl Bacardi White Rum", "2 cl Lime juice", "1 cl Grenadine",
      ]
    )
    #expect(rose.lines.map(\.text).contains("3 dashes Strawberry syrup"))
  }
}
