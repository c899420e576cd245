import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

/// Exports as older versions wrote them: the words, and a whole copy of the recipe beside them.
@Suite("Exports of older versions")
struct OlderExportTests {
  private let recipe: Recipe
  private let copy: String

  init() throws {
    var recipe = WrittenRecipes.plain(name: "Tea")
    recipe.kind = .cocktail
    recipe.glass = "mug"
    recipe.lines[0].section = "Pot"
    recipe.lines[0].comment = "loose"
    recipe.origin.video = "https://example.org/v"
    recipe.steps = ["Steep  well."]
    self.recipe = recipe
    copy = try #require(ExactCopy.text(of: recipe))
  }

  private func expectExact(_ text: String, _ format: RecipeFormat) throws {
    let read = try sampleReader().read(contentsOf: Array(text.utf8), file: "f", format: format)
    #expect(read.recipes.map(exactly) == [exactly(recipe)])
  }

  @Test("are read with all that they have")
  func formats() throws {
    try expectExact(
      "# Tea\n\n*glass: mug*\n\n## Ingredients\n\n- tea, loose\n\n## Steps\n\n1. Steep well.\n\n"
        + "<!-- whatcanimake: \(copy) -->\n",
      .markdown
    )
    let quoted = copy.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try expectExact(
      "{\"@context\":[\"https://schema.org\",{\"whatcanimake\":\"urn:whatcanimake:\"}],"
        + "\"@type\":\"Recipe\",\"name\":\"Tea\",\"recipeIngredient\":[\"tea\"],"
        + "\"recipeInstructions\":[{\"@type\":\"HowToStep\",\"text\":\"Steep  well.\"}],"
        + "\"whatcanimake:recipe\":\"\(quoted)\"}",
      .schemaorg
    )
    let cell = copy.replacing("\"", with: "\"\"")
    try expectExact(
      "id,name,kind,category,cuisine,glass,method,tags,servings,minutes,summary,ingredients,steps,"
        + "swaps,link,image,video,modified,whatcanimake\r\n"
        + "classic:x,Tea,cocktail,,,mug,,,,,,tea,Steep  well.,,,,https://example.org/v,,\"\(cell)\"\r\n",
      .csv
    )
    try expectExact(
      "---\ntitle: Tea\nkind: cocktail\nglass: mug\nwhatcanimake: \"\(quoted.replacing("{", with: "\\x7B").replacing("[", with: "\\x5B"))\"\n---\n\n"
        + "@tea{}(loose)\n\nSteep well.\n",
      .cooklang
    )
  }
}
