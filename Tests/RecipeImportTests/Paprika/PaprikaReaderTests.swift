import RecipeImport
import RecipeModel
import Testing

@Suite("Paprika: its JSON to recipes")
struct PaprikaReaderTests {
  @Test("a recipe keeps everything that the model has a place for")
  func whole() throws {
    let text = """
      {"uid":"AB-12","hash":"ff","name":"Leek Soup","ingredients":"Base:\\n2 leeks\\n\\n1 egg",
      "directions":"Melt.\\n\\nServe.","description":"","notes":"Freezes.","servings":"Serves 4",
      "prep_time":"10 mins","cook_time":"1 hr","total_time":"","categories":["Soup","Drinks"],
      "source":"A book","source_url":"https://e.org/s","image_url":null,"photo_data":"AAAA",
      "rating":5,"difficulty":"Easy","created":"2020-01-01 10:00:00"}
      """
    let imported = try sampleReader().read(contentsOf: Array(text.utf8), file: "f")
    var recipe = try #require(imported.recipes.first)

    #expect(imported.problems == [])
    #expect(recipe.lines.map(\.text) == ["2 leeks", "1 egg"])
    recipe.lines = []
    #expect(
      recipe
        == Recipe(
          id: DishID("paprika:AB-12"),
          name: "Leek Soup",
          kind: .cocktail,
          category: "Soup",
          tags: ["Drinks"],
          servings: 4,
          minutes: 70,
          preparationMinutes: 10,
          cookingMinutes: 60,
          summary: "Freezes.\n\nFrom: A book",
          lines: [],
          steps: ["Melt.", "Serve."],
          origin: RecipeOrigin(source: "paprika", nativeID: "AB-12", link: "https://e.org/s")
        )
    )
  }
}
