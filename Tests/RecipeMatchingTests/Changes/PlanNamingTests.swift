import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("How a plan is told")
struct PlanNamingTests {
  private func plan(_ world: SmallWorld, _ query: MatchQuery, _ count: Int) -> PantryPlan {
    PantryPurchases(index: world.index, query: query)
      .plan(count: count, days: count, allowance: 0, usingPantry: true) { _, _ in false }
  }

  private func names(_ plan: PantryPlan, in world: SmallWorld) -> [String] {
    plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
  }

  private func buy(_ plan: PantryPlan, in world: SmallWorld) -> [String] {
    plan.buy.map { purchase in
      let lines = purchase.lines.map { world.index.requirements.names[$0.requirement] }
      let name = world.index.lexicon.name(of: purchase.ingredient)
      return "\(name) for \(lines.joined(separator: ", "))"
    }
  }

  @Test("a purchase is called as the dishes of the plan call it, whatever others do")
  func naming() throws {
    let world = try SmallWorld(
      [
        "gin", "green liqueur", "yellow liqueur", "sugar", "sugar cube < sugar", "syrup", "egg",
        "flour",
      ],
      made: ["syrup = sugar"],
      swaps: ["yellow liqueur -> green liqueur", "green liqueur -> yellow liqueur"],
      dishes: [
        .init("Alaska", "gin", "yellow liqueur"),
        .init("Last Word", "gin", "green liqueur", "egg", "flour"),
        .init("Green", "gin", "green liqueur", "egg", "flour"), .init("Gin Sling", "gin", "sugar"),
      ]
    )
    let query = try world.query(["gin"])
    let one = plan(world, query, 1)
    #expect(names(one, in: world) == ["Alaska"])
    #expect(buy(one, in: world) == ["yellow liqueur for yellow liqueur"])
    #expect(
      buy(plan(world, query, 2), in: world)
        == ["sugar for sugar", "yellow liqueur for yellow liqueur"]
    )
  }

  @Test("the next dish uses what is due first of what no dish before it uses")
  func order() throws {
    let world = try SmallWorld(
      ["egg", "milk", "spinach", "salt"],
      dishes: [
        .init("Custard", "egg", "milk"), .init("Eggnog", "egg", "milk", "salt"),
        .init("Omelette", "egg"), .init("Wilted Spinach", "spinach"),
      ]
    )
    let stock = [("egg", 0), ("milk", 0), ("spinach", 1)]
    let query = try world.query(
      ["salt"],
      stock: try stock.map { try world.batch($0.0, days: $0.1) }
    )
    let all = names(plan(world, query, 4), in: world)
    #expect(all.firstIndex(of: "Wilted Spinach") == 1)
  }

  @Test("what is past its date puts no dish forward, and weighs nothing")
  func pastDate() throws {
    let world = try SmallWorld(
      ["egg", "milk", "spinach"],
      dishes: [
        .init("A", "milk", "egg"), .init("B", "spinach", "egg"), .init("C", "egg"),
      ]
    )
    let stock = [("milk", -2), ("spinach", 1), ("egg", 9)]
    let query = try world.query([], stock: try stock.map { try world.batch($0.0, days: $0.1) })
    let all = plan(world, query, 3)
    #expect(names(all, in: world) == ["B", "A", "C"])
    #expect(all.dishes.map { $0.uses.map(\.daysLeft) } == [[1, 9], [9, -2], [9]])
    #expect(
      all.dishes.map { $0.uses.map(\.isSaved) } == [[true, false], [false, false], [false]]
    )
    #expect(names(plan(world, query, 1), in: world) == ["B"])
  }

  @Test("two lines cannot both have what only suffices for one")
  func overlapping() throws {
    func world(_ others: [SmallWorld.Dish]) throws -> SmallWorld {
      try SmallWorld(
        ["gin", "vodka", "rum"],
        dishes: [
          .init("A", "gin or vodka @ 60 ml"), .init("B", "vodka or rum @ 60 ml"),
        ] + others
      )
    }
    let three = SmallWorld.Dish("C", "gin or vodka or rum @ 60 ml", "chilli")
    for world in [try world([]), try world([three])] {
      for (rum, count) in [(10, 1), (40, 0)] {
        let amounts = ["gin @ 30 ml", "vodka @ 50 ml", "rum @ \(rum) ml"]
        let query = try world.query([], stock: try amounts.map { try world.batch($0) })
        let both = plan(world, query, 2)
        #expect(Set(names(both, in: world)) == ["A", "B"])
        #expect(both.buy.count == count && both.buy.allSatisfy(\.isTooLittle))
      }
    }
  }
}
