import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("Tandoor's exports")
struct TandoorReaderTests {
  private static let soup = """
    {"name":"Leek Soup","description":"Warm.","keywords":[{"name":"winter","description":""}],
    "steps":[{"name":"","instruction":"Chop.\\n\\nBoil.","time":0,"order":0,"ingredients":[
    {"food":{"name":"leeks","plural_name":null},"unit":{"name":"kg"},"amount":"1.5","note":"sliced","order":0,
    "is_header":false,"no_amount":false},
    {"food":null,"unit":null,"amount":"0","note":"To serve","is_header":true,"no_amount":true},
    {"food":{"name":"salt"},"unit":null,"amount":"0.0","note":"","is_header":false,"no_amount":true}]},
    {"name":"Finish","instruction":"Serve.","ingredients":[]}],
    "working_time":10,"waiting_time":20,"internal":true,"servings":4,"source_url":"https://example.org/soup"}
    """

  private func zip(_ entries: [(String, [UInt8])]) -> [UInt8] {
    SampleArchives.zip(entries.map { SampleArchives.Entry(name: $0.0, content: $0.1) })
  }

  @Test(
    "an archive of archives is read, each recipe with its ingredients in the order of the steps"
  )
  func archive() throws {
    let inner = zip([("recipe.json", Array(Self.soup.utf8)), ("image.jpg", [0xFF, 0xD8])])
    let other = Array(Self.soup.replacing("Leek Soup", with: "Crème").utf8)
    let bytes = zip([("1.zip", inner), ("2.zip", zip([("recipe.json", other)]))])
    let imported = try sampleReader().read(contentsOf: bytes, file: "export.zip")
    let recipe = try #require(imported.recipes.first)

    #expect(imported.problems.isEmpty)
    #expect(imported.recipes.map(\.name) == ["Leek Soup", "Crème"])
    #expect(recipe.lines.map(\.text) == ["1.5 kg leeks, sliced", "salt"])
    #expect(recipe.lines.map(\.section) == [nil, "To serve"])
    #expect(recipe.steps == ["Chop.", "Boil.", "Finish: Serve."])
    #expect(recipe.minutes == 30)
    #expect(recipe.preparationMinutes == 10 && recipe.cookingMinutes == nil)
    #expect(recipe.servings == 4)
    #expect(recipe.tags == ["winter"])
    #expect(recipe.summary == "Warm.")
    #expect(recipe.origin.link == "https://example.org/soup")
  }

  @Test(
    "an instruction says the ingredients that it names, and keeps what it cannot name",
    arguments: [
      ("Melt {{ ingredients[1] }} and {{ingredients[2]}}.", "Melt 30 g butter and salt."),
      (
        "{{ ingredients[1].amount }} {{ ingredients[1].unit }}: {{ ingredients[1].food }}, {{ ingredients[1].note }}",
        "30 g: butter, soft"
      ),
      (
        "For {{ ingredients[0] }}: heat to {% scale(180) %} degrees",
        "For Sauce: heat to 180 degrees"
      ),
      (
        "{{ ingredients[7] }} {{ingredients[}} {{ {{ ingredients[2] }}",
        "{{ ingredients[7] }} {{ingredients[}} {{ salt"
      ),
      ("{ } {{ }} {%", "{ } {{ }} {%"), ("", ""),
    ]
  )
  func templates(instruction: String, expected: String) {
    let template = TandoorTemplate(ingredients: [
      TandoorTemplate.Ingredient(food: "Sauce"),
      TandoorTemplate.Ingredient(amount: "30", unit: "g", food: "butter", note: "soft"),
      TandoorTemplate.Ingredient(food: "salt"),
      TandoorTemplate.Ingredient(food: String(repeating: "x", count: 201)),
    ])
    #expect(template.text(instruction) == expected)
    #expect(template.text("{{ ingredients[3] }}") == "{{ ingredients[3] }}")
  }

  @Test("the ingredients that a step names are its own, headings counted")
  func namedIngredients() throws {
    let text = Self.soup.replacing(
      "Boil.",
      with: "Boil {{ ingredients[0] }}, {{ ingredients[2].food }}."
    )
    let recipe = try #require(
      try sampleReader().read(contentsOf: Array(text.utf8), file: "a.json").recipes.first
    )
    #expect(recipe.steps == ["Chop.", "Boil 1.5 kg leeks, salt.", "Finish: Serve."])
  }

  @Test("an archive in an archive in an archive is not opened")
  func deep() {
    let inner = zip([("recipe.json", Array(Self.soup.utf8))])
    let bytes = zip([("a.zip", zip([("b.zip", inner)]))])

    #expect(throws: ImportError.self) {
      try sampleReader().read(contentsOf: bytes, file: "export.zip")
    }
  }

  @Test("headings in square brackets are no ingredients")
  func headings() throws {
    let page = """
      [{"@context":"http://schema.org","@type":"Recipe","identifier":"1","name":"Pie",
      "recipeIngredient":["[Crust]","2 cups flour","[Filling]","1 kg apples"],
      "recipeInstructions":[{"@type":"HowToStep","text":"Bake."}],"recipeCategory":["dessert"]}]
      """
    let imported = try sampleReader().read(contentsOf: Array(page.utf8), file: "recipesage.json")

    #expect(imported.recipes.first?.lines.map(\.text) == ["2 cups flour", "1 kg apples"])
  }
}
