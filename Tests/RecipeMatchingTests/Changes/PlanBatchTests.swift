import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What is made once for several days")
struct PlanBatchTests {
  /// Two or three dishes that take some pesto, of which one making gives so much.
  private func world(_ needs: [String], yields: Amount?) throws -> SmallWorld {
    var pesto = SmallWorld.Dish("Pesto", "basil @ 50 g", "oil")
    pesto.yields = Recipe.Yield(ingredient: "pesto", amount: yields)
    return try SmallWorld(
      ["basil", "oil", "pesto", "pasta", "bread", "rice"],
      dishes: [pesto]
        + needs.enumerated().map { place, need in
          SmallWorld.Dish("Dish \(place)", "pesto\(need)", ["pasta", "bread", "rice"][place])
        }
    )
  }

  private func plan(
    _ world: SmallWorld,
    basil: String,
    and others: String...
  ) throws -> PantryPlan {
    let query = try world.query(
      ["oil", "pasta", "bread", "rice"],
      stock: try (["basil @ \(basil)"] + others).map { try world.batch($0) }
    )
    let count = world.index.recipes.count - 1
    return PantryPurchases(index: world.index, query: query).plan(
      count: count,
      days: count,
      allowance: 2,
      usingPantry: true,
      isAllowed: { world.index.recipes.name(of: $0) != "Pesto" },
      areAlike: { _, _ in false }
    )
  }

  private func leftovers(_ plan: PantryPlan, _ world: SmallWorld) -> [[String]] {
    plan.dishes.map { dish in
      dish.leftovers.map {
        "\(world.index.lexicon.name(of: $0.ingredient)) of \(world.index.recipes.name(of: $0.dish))"
      }
    }
  }

  @Test("what one making gives serves the next dishes too, and takes what it takes once")
  func shared() throws {
    let world = try world([" @ 100 g", " @ 100 g"], yields: Amount(quantity: 200, unit: "g"))
    let plan = try plan(world, basil: "50 g")
    #expect(plan.buy.isEmpty && plan.isOptimal)
    #expect(leftovers(plan, world) == [[], ["pesto of Dish 0"]])
    let less = try self.plan(world, basil: "40 g")
    #expect(less.buy.map(\.isTooLittle) == [true])
  }

  @Test("where two dishes need more than one making gives, each has its own")
  func apart() throws {
    let world = try world([" @ 150 g", " @ 100 g"], yields: Amount(quantity: 200, unit: "g"))
    let plan = try plan(world, basil: "50 g")
    #expect(plan.buy.map { world.index.lexicon.name(of: $0.ingredient) } == ["basil"])
    #expect(leftovers(plan, world) == [[], []])
    #expect(try self.plan(world, basil: "100 g").buy.isEmpty)
  }

  @Test("what is made because there is too little of it takes what it takes, too")
  func tooLittle() throws {
    let world = try world([" @ 100 g", " @ 100 g"], yields: Amount(quantity: 100, unit: "g"))
    let plan = try plan(world, basil: "50 g", and: "pesto @ 10 g")
    #expect(plan.buy.map { world.index.lexicon.name(of: $0.ingredient) } == ["basil"])
    #expect(plan.buy.map(\.isTooLittle) == [true])
    #expect(try self.plan(world, basil: "100 g", and: "pesto @ 10 g").buy.isEmpty)
  }

  @Test("where amounts do not compare, one making serves two dishes")
  func unknown() throws {
    let none = try world(["", "", ""], yields: nil)
    #expect(try plan(none, basil: "100 g").buy.isEmpty)
    #expect(try plan(none, basil: "50 g").buy.count == 1)
    #expect(leftovers(try plan(none, basil: "100 g"), none).map(\.count) == [0, 1, 0])
    let unlike = try world([" @ 1 l", " @ 2"], yields: Amount(quantity: 200, unit: "g"))
    #expect(try plan(unlike, basil: "50 g").buy.isEmpty)
  }

  @Test("a part of a batch is rounded up, at most all of it; a fiftieth of a batch may be lacking")
  func parts() {
    func need(_ thousandths: UInt32) -> Need {
      NeedTable([[Measure(dimension: .mass, thousandths: thousandths)]])[0]
    }
    #expect(PlanShare.parts(of: need(1), in: need(3_000)) == 1)
    #expect(PlanShare.parts(of: need(1_000), in: need(3_000)) == 334)
    #expect(PlanShare.parts(of: need(4_000), in: need(3_000)) == 1_000)
    #expect(PlanShare.parts(of: need(1), in: .unknown) == 500)
    #expect(PlanShare.parts(of: .unknown, in: need(1)) == 500)
    #expect(
      [0, 1, 1_000, 1_020, 1_021, 2_040, 2_041].map(PlanShare.batches) == [0, 1, 1, 1, 2, 2, 3]
    )
  }
}
