import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What can be a dinner")
struct DinnerTests {
  @Test(
    "a meal of a main category, a salad that fills, or of none and with three requirements; nothing plain, no drink"
  )
  func rule() throws {
    func dish(_ name: String, _ change: (inout SmallWorld.Dish) -> Void) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name, "egg", "leek", "salt")
      change(&dish)
      return dish
    }
    let world = try SmallWorld(
      ["egg", "leek", "salt", "bean"],
      dishes: [
        dish("Stew") { $0.category = "Main" }, dish("Broth") { $0.category = "soup" },
        dish("Greens") { $0.category = "Salad" },
        dish("Beans") { dish in
          dish.category = "Salad"
          dish.lines = ["bean"]
        }, dish("Nobody Says") { _ in },
        dish("Cake") { $0.category = "Dessert" }, dish("Plain") { $0.isPlain = true },
        dish("Two") { $0.lines = ["egg", "leek"] }, dish("Drink") { $0.kind = .cocktail },
      ]
    )
    let bean = try #require(world.index.lexicon.ingredient(named: "bean"))
    let all = Dinners(world.index, filling: [bean])
    let dinners = world.index.allRecipes.filter(all.contains)
      .map { world.index.recipes.name(of: $0) }
    #expect(dinners == ["Beans", "Broth", "Nobody Says", "Stew"])
  }
}
