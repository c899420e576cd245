import RecipeImport
import RecipeModel
import Testing

@Suite(
  "collections of other people (needs ../shared)",
  .enabled(if: SharedFiles.has("data"), SharedFiles.absence)
)
struct SharedFilesTests {
  @Test("all 426 drinks go in")
  func drinks() throws {
    let imported = try sampleReader().read(
      contentsOf: try SharedFiles.bytes("data/cocktails/thecocktaildb-426.json"),
      file: "thecocktaildb-426.json"
    )

    #expect(imported.recipes.count == 426)
    #expect(imported.problems == [])
    #expect(imported.repeats == 0)
    #expect(imported.recipes.allSatisfy { $0.kind == .cocktail && !$0.steps.isEmpty })
  }

  @Test("all 300 meals go in, and their 10 repeats are counted")
  func meals() throws {
    let imported = try sampleReader().read(
      contentsOf: try SharedFiles.bytes("data/meals/themealdb-310rows.json"),
      file: "themealdb-310rows.json"
    )

    #expect(imported.recipes.count == 300)
    #expect(imported.problems == [])
    #expect(imported.repeats == 10)
    #expect(imported.recipes.allSatisfy { $0.kind == .meal && $0.id.source == "themealdb" })
  }
}
