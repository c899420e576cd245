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

  private func recipes(_ dishes: [Dish]) -> [Recipe] {
    dishes.map { dish in
      Recipe(
        id: DishID("plan:\(dish.name)"),
        name: dish.name,
        kind: dish.kind,
        category: dish.kind == .meal ? "Main" : nil,
        lines: dish.lines.map { IngredientLine(text: $0, name: $0) },
        origin: RecipeOrigin(source: "plan", nativeID: dish.name)
      )
    }
  }

  private func plan(
    _ count: Int,
    of dishes: [Dish],
    having have: [String],
    _ change: (inout PlanRequest) -> Void = { _ in }
  ) throws -> (dishes: [String], buy: [String]) {
    var request = PlanRequest(match: MatchRequest(have: have), count: count)
    change(&request)
    let reply = try Kitchen(of: recipes(dishes), lexicon).plan(request)
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
      Dish("Beef Quiche", .meal, "ground beef", "pie crust", "cream"),
      Dish("Pasta with Garlic", .meal, "pasta", "garlic", "chilli flakes"),
    ]
    let have = ["ground beef", "pasta", "garlic", "chilli flakes"]
    #expect(try plan(1, of: dishes, having: have).dishes == ["Pasta with Garlic"])
    // Meat that would stay weighs as much as one thing to buy, and more.
    let cheaper = try plan(1, of: dishes, having: have + ["cream"])
    #expect(cheaper.dishes == ["Beef Quiche"], "\(cheaper)")
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

  @Test("who has nothing with alcohol is planned drinks of what is there, and not sent for gin")
  func withoutBottles() throws {
    let dishes = [
      Dish("Gimlet", .cocktail, "gin", "lime", "sugar"),
      Dish("Gin Buck", .cocktail, "gin", "lime", "ginger ale"),
      Dish("Southside", .cocktail, "gin", "lime", "mint", "sugar"),
      Dish("Tom Collins", .cocktail, "gin", "lemon", "sugar", "soda water"),
      Dish("Lime Rickey", .cocktail, "lime", "sugar", "soda water"),
      Dish("Ginger Mule", .cocktail, "lime", "ginger ale", "mint"),
      Dish("Cucumber Cooler", .cocktail, "cucumber", "lemon", "sugar"),
      Dish("Orange Fizz", .cocktail, "orange juice", "soda water", "grenadine"),
    ]
    func planned(_ have: [String]) throws -> [String] {
      try plan(3, of: dishes, having: have) { $0.match.filter.kind = .cocktail }.dishes
    }
    let mixers = [
      "lime", "lemon", "sugar", "soda water", "ginger ale", "mint", "cucumber", "orange juice",
      "grenadine",
    ]
    let ofGin = Set(dishes.prefix(4).map(\.name))
    #expect(try ofGin.isDisjoint(with: planned(mixers)))
    #expect(try ofGin.isSuperset(of: planned(mixers + ["gin"])))
  }

  @Test("what is left of a dish is neither bought for a plan nor offered")
  func leftovers() throws {
    let dishes = [
      Dish("Adobo Fried Rice", .meal, "filipino adobo", "rice", "egg", "garlic"),
      Dish("Leek and Egg Rice", .meal, "leek", "rice", "egg", "garlic"),
    ]
    let have = ["rice", "egg", "garlic"]
    #expect(try plan(1, of: dishes, having: have).dishes == ["Leek and Egg Rice"])
    #expect(
      try plan(1, of: Array(dishes.prefix(1)), having: have + ["filipino adobo"]).dishes
        == ["Adobo Fried Rice"]
    )
    let kitchen = Kitchen(of: recipes(dishes), lexicon)
    let unlocked = try kitchen.unlock(MatchRequest(have: have), buying: 1, limit: 9)
    #expect(unlocked.baskets.map(\.buy) == [["leek"]])
  }

  @Test("for lines that ask for two oils one is bought, unless nothing may stand in")
  func oils() throws {
    let dishes = [
      Dish("Potato Hash", .meal, "potato", "onion", "bacon", "vegetable oil"),
      Dish("Bean Stew", .meal, "kidney bean", "tomato", "onion", "olive oil"),
    ]
    let have = ["potato", "onion", "bacon", "kidney bean", "tomato"]
    #expect(try plan(2, of: dishes, having: have).buy.count == 1)
    let strict = try plan(2, of: dishes, having: have) { $0.match.allowsSwaps = false }
    #expect(strict.buy.count == 2)
  }
}
