import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What can be a dinner")
struct DinnerTests {
  @Test(
    "a meal of a main category, a salad that fills, or of none and with three requirements; nothing plain or meagre"
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
          dish.lines = ["bean", "leek", "egg"]
        },
        dish("Bare Beans") { dish in
          dish.category = "Salad"
          dish.lines = ["bean"]
        },
        dish("Egg Drop Soup") { dish in
          dish.category = "Soup"
          dish.lines = ["egg", "leek"]
        },
        dish("Bean Soup") { dish in
          dish.category = "Soup"
          dish.lines = ["bean", "leek"]
        },
        dish("Boiled Beans") { dish in
          dish.category = "Main"
          dish.lines = ["bean"]
        },
        dish("Omelette") { dish in
          dish.category = "Main"
          dish.lines = ["egg", "leek"]
        },
        dish("Leeks") { dish in
          dish.category = "Main"
          dish.lines = ["leek", "salt"]
        }, dish("Nobody Says") { _ in },
        dish("Cake") { $0.category = "Dessert" }, dish("Plain") { $0.isPlain = true },
        dish("Two") { $0.lines = ["egg", "leek"] }, dish("Drink") { $0.kind = .cocktail },
      ]
    )
    let bean = try #require(world.index.lexicon.ingredient(named: "bean"))
    let egg = try #require(world.index.lexicon.ingredient(named: "egg"))
    let roles = Dinners.Roles(filling: [bean], bases: [bean, egg], thin: [egg])
    let all = Dinners(world.index, roles, pantry: [])
    let dinners = world.index.allRecipes.filter(all.contains)
      .map { world.index.recipes.name(of: $0) }
    #expect(dinners == ["Bean Soup", "Beans", "Broth", "Nobody Says", "Omelette", "Stew"])
  }

  @Test(
    "a light dinner is a breakfast or a side dish with something that fills, or of four things, one of which carries a soup"
  )
  func light() throws {
    func dish(_ name: String, _ category: String, _ lines: String...) -> SmallWorld.Dish {
      var dish = SmallWorld.Dish(name)
      (dish.category, dish.lines) = (category, lines)
      dish.isPlain = name == "Toast"
      return dish
    }
    let world = try SmallWorld(
      ["bread", "butter", "cheese", "cream", "egg", "garlic", "ham", "honey", "milk", "potato"],
      dishes: [
        dish("Cheese Omelette", "Breakfast", "egg", "cheese"),
        dish("Ham Sandwich", "Breakfast", "ham", "bread"),
        dish("Cheese Potatoes", "side", "potato", "cheese"),
        dish("Dumplings", "Side", "egg", "milk", "cream", "garlic"),
        dish("Fried Eggs", "Breakfast", "egg", "butter"),
        dish("Gratin", "Side", "potato", "cream", "milk", "garlic"),
        dish("Honey Eggs", "Breakfast", "egg", "cheese", "honey"),
        dish("Mash", "Side", "potato", "milk", "butter"),
        dish("Stew", "Main", "potato", "cheese"), dish("Toast", "Breakfast", "egg", "cheese"),
        dish("Cheese Sauce", "Sauce", "milk", "cheese"),
      ]
    )
    let roles = Dinners.Roles(
      filling: try world.ingredients(["cheese", "ham"]),
      bases: try world.ingredients(["egg", "ham", "potato"]),
      thin: try world.ingredients(["egg"]),
      sweet: try world.ingredients(["honey"]),
      under: try world.ingredients(["bread"]),
      usual: try world.ingredients(["butter"])
    )
    let all = Dinners(world.index, roles, pantry: [])
    let light = world.index.allRecipes.filter(all.isLight)
      .map { world.index.recipes.name(of: $0) }
    #expect(light == ["Cheese Omelette", "Cheese Potatoes", "Gratin"])
  }

  @Test(
    "a dish of whatever there is of a heading is a dinner where more is there than goes in anyway"
  )
  func headings() throws {
    let world = try SmallWorld(
      [
        "vegetable (class)", "leek < vegetable", "onion < vegetable", "bean", "carrot < vegetable",
        "egg",
      ],
      dishes: [.init("Frittata", "vegetable", "egg", "onion")]
    )
    let egg = try world.ingredients(["egg"])
    func isDinner(
      _ pantry: [String],
      unmeant: [String] = [],
      several: [String] = []
    ) throws -> Bool {
      let roles = Dinners.Roles(
        filling: [],
        bases: egg,
        unmeant: try world.ingredients(unmeant),
        several: try world.ingredients(several)
      )
      let dinners = Dinners(world.index, roles, pantry: try world.ingredients(pantry))
      return dinners.contains(RecipeID(0))
    }
    #expect(try isDinner(["leek", "egg"]))
    #expect(try !isDinner(["leek", "egg"], unmeant: ["leek"]))
    #expect(try !isDinner(["onion", "egg"]))
    #expect(try !isDinner(["bean", "vegetable"]))
    #expect(try !isDinner(["leek", "egg"], several: ["vegetable"]))
    #expect(try isDinner(["leek", "carrot", "egg"], several: ["vegetable"]))
  }
}
