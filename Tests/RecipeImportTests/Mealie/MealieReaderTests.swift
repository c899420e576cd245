import RecipeImport
import RecipeModel
import Testing

@Suite("Mealie: its JSON to recipes")
struct MealieReaderTests {
  private let soup = """
    {"id":"0-1","slug":"leek-soup","name":"Leek Soup","description":"Warm.","recipeYield":"6 bowls",
    "recipeServings":4.0,"totalTime":"1 Hour 5 Minutes","image":"x","orgURL":"https://e.org/s",
    "recipeCategory":[{"name":"Soup","slug":"soup"}],"tags":[{"name":"Winter"}],
    "recipeIngredient":[{"title":"Base","note":"chopped","unit":{"name":"gram"},"food":{"name":"leek"},
    "quantity":200.0,"disableAmount":false},{"note":"a pinch of salt","unit":null,"food":null,
    "quantity":0.0,"display":"a pinch of salt"},{"note":"","food":null,"display":"1 egg"}],
    "recipeInstructions":[{"title":"","text":"Melt.\\nSlowly."},{"title":"End","text":"Serve."}],
    "notes":[{"title":"Tip","text":"Freezes."}],"dateUpdated":"2024-01-02"}
    """

  @Test("a step's title stands before its text, which loses its numbers and its emphasis")
  func numbered() throws {
    let text = soup.replacing(
      "\"text\":\"Serve.\"",
      with: "\"text\":\"1. Slice **thinly**.\\n2. Serve.\""
    )
    let recipe = try #require(
      try sampleReader().read(contentsOf: Array(text.utf8), file: "f").recipes.first
    )
    #expect(recipe.steps == ["Melt.\nSlowly.", "End: Slice thinly.\nServe."])
  }

  @Test("a recipe keeps everything that the model has a place for")
  func whole() throws {
    for text in [soup, "[\(soup)]", "{\"page\":1,\"items\":[\(soup)]}"] {
      let imported = try sampleReader().read(contentsOf: Array(text.utf8), file: "f")
      var recipe = try #require(imported.recipes.first)

      #expect(imported.problems == [])
      #expect(recipe.lines.map(\.text) == ["200 gram leek, chopped", "a pinch of salt", "1 egg"])
      #expect(recipe.lines.first?.preparation == "chopped")
      #expect(recipe.lines.map(\.section) == ["Base", "Base", "Base"])
      recipe.lines = []
      #expect(
        recipe
          == Recipe(
            id: DishID("mealie:leek-soup"),
            name: "Leek Soup",
            kind: .meal,
            category: "Soup",
            tags: ["Winter"],
            servings: 4,
            minutes: 65,
            summary: "Warm.\n\nTip: Freezes.",
            lines: [],
            steps: ["Melt.\nSlowly.", "End: Serve."],
            origin: RecipeOrigin(
              source: "mealie",
              nativeID: "leek-soup",
              link: "https://e.org/s",
              modified: "2024-01-02"
            )
          )
      )
    }
  }
}
