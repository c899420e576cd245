import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What the purchases of a plan must earn, of a few dishes with the committed lexicon")
struct PlanEarningTests {
  private let lexicon: IngredientLexicon

  init() throws {
    lexicon = try Collection.committed.get().lexicon
  }

  private struct Dish {
    var name: String
    var kind = Recipe.Kind.meal
    var lines: [String]

    init(_ name: String, _ kind: Recipe.Kind = .meal, _ lines: String...) {
      (self.name, self.kind, self.lines) = (name, kind, lines)
    }
  }

  private func plan(
    _ count: Int,
    of dishes: [Dish],
    having have: [String],
    _ change: (inout PlanRequest) -> Void = { _ in }
  ) throws -> (dishes: [String], buy: [String]) {
    let recipes = dishes.map { dish in
      Recipe(
        id: DishID("plan:\(dish.name)"),
        name: dish.name,
        kind: dish.kind,
        category: dish.kind == .meal ? "Main" : nil,
        lines: dish.lines.map { IngredientLine(text: $0, name: $0) },
        origin: RecipeOrigin(source: "plan", nativeID: dish.name)
      )
    }
    let index = CatalogueIndex(
      entries: recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: 0) },
      lexicon: lexicon,
      generation: 1,
      fingerprint: 1
    )
    let catalogue = Catalogue(
      Stores(KitchenPaths(data: "/nonexistent", store: "/nonexistent")),
      index,
      recipes: .memory(Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) }))
    )
    var request = PlanRequest(match: MatchRequest(have: have), count: count)
    change(&request)
    let reply = try Kitchen(catalogue, .none).plan(request)
    return (reply.dishes.map(\.match.name), reply.buy.map(\.name))
  }

  @Test("spaghetti three times come before three dinners for which much is bought")
  func repeated() throws {
    let spaghetti = [
      Dish("Egg Spaghetti", .meal, "spaghetti", "egg", "soy sauce", "scallion", "ginger"),
      Dish("Cabbage Spaghetti", .meal, "spaghetti", "cabbage", "soy sauce", "scallion", "ginger"),
      Dish("Carrot Spaghetti", .meal, "spaghetti", "carrot", "soy sauce", "scallion", "ginger"),
    ]
    let others = [
      Dish("Cabbage Rolls", .meal, "cabbage", "ground beef", "rice"),
      Dish("Carrot Soup", .meal, "carrot", "cream", "leek"),
      Dish("Egg Curry", .meal, "egg", "coconut milk", "curry powder"),
    ]
    let have = ["spaghetti", "egg", "cabbage", "carrot", "soy sauce", "scallion", "ginger"]
    let plan = try plan(3, of: spaghetti + others, having: have)
    #expect(plan.dishes.sorted() == spaghetti.map(\.name).sorted(), "\(plan)")
    #expect(plan.buy.isEmpty)
  }

  @Test("a dinner for which alone two things are bought costs one more")
  func dear() throws {
    let dishes = [
      Dish("Bacon Quiche", .meal, "bacon", "pie crust", "cream"),
      Dish("Pasta with Garlic", .meal, "pasta", "garlic"),
    ]
    let plan = try plan(1, of: dishes, having: ["bacon", "pasta", "garlic"])
    #expect(plan.dishes == ["Pasta with Garlic"], "\(plan)")
  }

  @Test("drinks without alcohol differ as others do")
  func alcoholFree() throws {
    let dishes = [
      Dish("Lemonade", .cocktail, "lemon", "sugar"),
      Dish("Mint Lemonade", .cocktail, "lemon", "sugar", "mint"),
      Dish("Ginger Fizz", .cocktail, "ginger", "soda water"),
      Dish("Gin Fizz", .cocktail, "gin", "lemon", "soda water"),
    ]
    let have = ["lemon", "sugar", "mint", "ginger", "soda water", "gin"]
    let plan = try plan(2, of: dishes, having: have) {
      $0.match.filter.kind = .cocktail
      $0.match.without = ["alcohol"]
    }
    #expect(plan.dishes.contains("Ginger Fizz") && plan.dishes.count == 2, "\(plan)")
  }
}
