import RecipeModel
import Testing

@testable import RecipeImport

@Suite("schema.org: what stands beside the words")
struct UnsaidInPageTests {
  private let recipe = Recipe(
    id: DishID("classic:gimlet"),
    name: "Gimlet <b>of</b> 1\n2",
    kind: .cocktail,
    category: "Sour",
    glass: "coupe",
    method: "shaken",
    tags: ["a, b"],
    lines: [
      IngredientLine(
        text: "Sauce:",
        amounts: [Amount(quantity: 1.0 / 3, unit: "oz")],
        name: "gin",
        role: .optional,
        isExact: true
      ),
      IngredientLine(text: "1 lime", name: "lime juice"),
    ],
    swaps: [Recipe.Swap(required: "gin", substitute: "vodka")],
    steps: ["Stir.\nSlowly.\u{0}", "2. &amp;"],
    origin: RecipeOrigin(source: "classic", nativeID: "gimlet", link: "https://e.org/g")
  )

  private func text(of recipes: [Recipe]) throws -> String {
    SchemaOrgDocument.text(of: recipes, parser: try sampleReader().parser)
  }

  private func read(_ text: String) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(text.utf8), file: "f")
  }

  @Test("what was written for others comes back as it was, alone, beside others and in a page")
  func unchanged() throws {
    var other = recipe
    other.id = DishID("classic:other")
    other.origin.nativeID = "other"
    let one = try text(of: [recipe])

    #expect(try read(one) == ImportedRecipes(recipes: [recipe]))
    #expect(
      try read("<html><script type='application/ld+json'>\(one)</script>")
        == ImportedRecipes(recipes: [recipe])
    )
    #expect(
      try read(text(of: [recipe, other]))
        == ImportedRecipes(recipes: [recipe, other])
    )
  }

  @Test("what a person changes wins over what stands beside, and the rest stays")
  func changed() throws {
    let text = try text(of: [recipe]).replacing("\"Sour\"", with: "\"Short\"")
    var expected = recipe
    expected.category = "Short"

    #expect(text.contains("Short"))
    #expect(try read(text).recipes.map(\.category) == ["Short"])
    #expect(try read(text).recipes.map(\.glass) == ["coupe"])
    #expect(try read(text).recipes.map(\.id) == [recipe.id])
    #expect(try read(text).recipes.map(\.swaps) == [recipe.swaps])
  }

  @Test("a damaged copy is ignored")
  func damaged() throws {
    let text = """
      {"@type":"Recipe","name":"A","recipeIngredient":["x"],"whatcanimake:recipe":"{\\"id\\":1}"}
      """

    #expect(try read(text).recipes.map(\.id.description) == ["schemaorg:a"])
  }
}
