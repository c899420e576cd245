import RecipeModel
import Testing

@testable import RecipeImport

@Suite("drinks and meals")
struct DrinkRuleTests {
  private func kind(
    glass: String? = nil,
    categories: [String] = [],
    tags: [String] = []
  ) -> Recipe.Kind {
    DrinkRule.kind(glass: glass, categories: categories, tags: tags) ?? .meal
  }

  @Test(
    "a category of drinks makes a drink",
    arguments: [
      "Cocktail Classics", "Vodka", "Whiskies", "Rum - Daiquiris", "Tequila", "Brandy", "Gin",
      "Cordials and Liqueurs", "Shooters", "Rum", "Non-alcoholic Drinks", "Before Dinner Cocktail",
      "Ordinary Drink", "Punch / Party Drink", "DRINKS", "Drinks with vodka", "Gin-based",
      "beverage", "Whiskey Sours", "Cocktail recipes", "Gin & Tonic", "Cocktails for Christmas",
    ]
  )
  func drinks(_ category: String) {
    #expect(kind(categories: [category]) == .cocktail)
    #expect(kind(categories: ["Summer", category]) == .cocktail)
  }

  @Test(
    "a category of dishes makes none, whatever they are made with",
    arguments: [
      "Desserts with rum", "Rum Cakes", "Brandy Snaps", "Cakes for cocktail hour",
      "Cocktail Sausages", "Shrimp Cocktail", "Prawn cocktails", "Food & Drink", "Starter",
      "Bourbon Chicken", "Sours", "Ginger", "Rump", "", " - ", "with rum",
    ]
  )
  func meals(_ category: String) {
    #expect(kind(categories: [category]) == .meal)
  }

  @Test("a category that names a course makes a meal, whatever is in it; others say nothing")
  func courses() {
    func told(_ category: String) -> Recipe.Kind? {
      DrinkRule.kind(glass: nil, categories: [category], tags: [])
    }
    for category in ["Dessert", "Sauces", "Frozen desserts", "Side dish", "Jams & preserves"] {
      #expect(told(category) == .meal, "\(category)")
    }
    for category in ["", "Spring", "Citrusy", "Italian", "Contemporary Classics", "Asideness"] {
      #expect(told(category) == nil, "\(category)")
    }
  }

  @Test("a tag makes a drink as a whole, and a spirit in a tag none")
  func tags() {
    for tag in ["Drinks", "cocktail", "Mixed drinks", "Aperitif", "beverages"] {
      #expect(kind(tags: ["x", tag]) == .cocktail, "\(tag)")
    }
    for tag in ["shrimp cocktail", "rum", "drinks party", "gin", ""] {
      #expect(kind(tags: [tag]) == .meal, "\(tag)")
    }
  }

  @Test("a glass makes a drink, a blank one none")
  func glasses() {
    #expect(kind(glass: "Coupe") == .cocktail)
    #expect(kind(glass: " ") == .meal)
  }

  @Test("the rule holds in every format that has a category, and a name tells nothing")
  func formats() throws {
    func kinds(_ category: String) throws -> [Recipe.Kind] {
      let ingredients = "\"ingredients\":[\"1 leek\"]"
      let texts = [
        "name,category,ingredients\nShrimp Cocktail,\(category),leek",
        "# Shrimp Cocktail\n\n*\(category)*\n\n## Ingredients\n- leek\n",
        "---\ntitle: Shrimp Cocktail\ncategory: \(category)\n---\n@leek{}",
        "[{\"name\":\"Shrimp Cocktail\",\"category\":\"\(category)\",\(ingredients)}]",
        "{\"@type\":\"Recipe\",\"name\":\"Shrimp Cocktail\",\"recipeCategory\":\"\(category)\","
          + "\"recipeIngredient\":[\"1 leek\"]}",
        "[{\"id\":1,\"title\":\"Shrimp Cocktail\",\"dishTypes\":[\"\(category)\"],"
          + "\"extendedIngredients\":[{\"name\":\"leek\"}]}]",
      ]
      let reader = try sampleReader()
      let read = try texts.flatMap {
        try reader.read(contentsOf: Array($0.utf8), file: "f").recipes.map(\.kind)
      }
      let written = WrittenRecipe(
        title: "Shrimp Cocktail",
        ingredients: ["leek"],
        category: category
      )
      return read + [try reader.recipe(from: written, id: DishID("a:b")).kind]
    }

    #expect(try kinds("Vodka") == Array(repeating: .cocktail, count: 7))
    #expect(try kinds("Desserts with rum") == Array(repeating: .meal, count: 7))
  }
}
