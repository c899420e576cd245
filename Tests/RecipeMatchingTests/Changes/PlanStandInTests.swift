import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What stands in, in a plan")
struct PlanStandInTests {
  private func names(
    _ dishes: [SmallWorld.Dish],
    have: [String],
    reason: @escaping (String) -> Int = { _ in 0 },
    base: @escaping (Int) -> Int = { _ in 1 },
    count: Int = 2
  ) throws -> [String] {
    let world = try SmallWorld(
      [
        "seafood (class)", "vegetable (class)", "gin", "lemon juice", "lime juice", "soda", "vodka",
        "cod < seafood", "hake < seafood", "beet < vegetable", "leek < vegetable", "udon",
        "rice",
      ],
      swaps: ["lemon juice -> lime juice", "hake -> cod"],
      keeps: ["cod: 2", "hake: 2", "leek: 6"],
      dishes: dishes
    )
    let plan = PantryPurchases(index: world.index, query: try world.query(have)).plan(
      count: count,
      days: count,
      allowance: 0,
      usingPantry: true,
      likeness: { DishLikeness(forms: [$0.rawValue], base: base($0.rawValue)) },
      reason: { reason(world.index.lexicon.name(of: $0)) },
      areAlike: { _, _ in false }
    )
    return plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }.sorted()
  }

  @Test("a gin sour of lime is a gimlet")
  func swapped() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("Gimlet", "gin", "lime juice"), .init("Sour", "gin", "lemon juice"),
    ]
    #expect(try names(dishes, have: ["gin", "lime juice"]) == ["Gimlet"])
    #expect(
      try names(dishes, have: ["gin", "lime juice", "lemon juice"]) == ["Gimlet", "Sour"]
    )
  }

  @Test("dishes that are made of the same are the same, whatever they are said to be built on")
  func sameParts() throws {
    func made(_ other: SmallWorld.Dish) throws -> [String] {
      try names(
        [.init("Gimlet", "gin", "lime juice", "soda"), other],
        have: ["gin", "lime juice", "soda", "rice"],
        base: { $0 }
      )
    }
    #expect(try made(.init("Sour", "gin", "lemon juice", "soda")).count == 1)
    #expect(try made(.init("Sour", "gin", "lemon juice", "soda", "rice")).count == 2)
  }

  @Test("of several things a dish is what it takes")
  func choice() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("Fizz", "gin or vodka", "soda"), .init("Soda", "vodka", "soda"),
    ]
    #expect(try names(dishes, have: ["vodka", "soda"]) == ["Fizz"])
    #expect(try names(dishes, have: ["gin", "vodka", "soda"]) == ["Fizz", "Soda"])
  }

  @Test("fresh fish is used up where it stands in for another fish")
  func fish() throws {
    let dishes: [SmallWorld.Dish] = [.init("Baked", "hake", "leek"), .init("Rice", "rice", "leek")]
    #expect(try names(dishes, have: ["cod", "leek", "rice"], count: 1) == ["Baked"])
  }

  @Test("what is a reason for a dish counts where it is meant, and not as one of any vegetables")
  func reasons() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("Rice", "rice", "soda", "vodka"), .init("Udon", "udon", "soda"),
      .init("Frittata", "vegetable", "soda"),
    ]
    func best(_ have: [String], _ thing: String) throws -> [String] {
      try names(dishes, have: have, reason: { $0 == thing ? 48 : 0 }, count: 1)
    }
    #expect(try best(["rice", "soda", "vodka", "udon"], "") == ["Rice"])
    #expect(try best(["rice", "soda", "vodka", "udon"], "udon") == ["Udon"])
    #expect(try best(["rice", "soda", "vodka", "beet"], "beet") == ["Rice"])
    #expect(try best(["rice", "soda", "vodka", "leek"], "") == ["Frittata"])
  }
}
