import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The best dishes to cook from one stock")
struct PlanSearchTests {
  private let enough = 1_000_000

  /// The answer that says of a plan that it is the best.
  private func optimal(_ plan: PlanChoice) -> PlanAnswer {
    PlanAnswer(
      dishes: plan.dishes,
      purchases: plan.purchases,
      expiring: plan.expiring,
      taste: plan.taste,
      isOptimal: true,
      expiringBound: plan.expiring,
      purchasesBound: plan.purchases.count
    )
  }

  @Test("a search that ends gives the first of all plans")
  func first() {
    for seed in SeededGenerator.seeds(2_000, full: 50_000) {
      var generator = SeededGenerator(seed: seed)
      let problem = PlanProblem.random(using: &generator)
      let count = Int.random(in: 1...4, using: &generator)
      let answer = PlanSearch(problem).best(count: count, budget: enough)
      #expect(
        answer == PlanOracle(problem: problem).best(count: count).map(optimal),
        "seed \(seed)"
      )
    }
  }

  @Test("of more dishes and things, too, the first of all plans is found")
  func wider() {
    let sizes = PlanProblem.Sizes(dishes: 10...16, things: 4...12, conflicts: 2)
    for seed in SeededGenerator.seeds(60, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let problem = PlanProblem.random(sizes, using: &generator)
      let count = Int.random(in: 2...4, using: &generator)
      let answer = PlanSearch(problem).best(count: count, budget: enough)
      #expect(
        answer == PlanOracle(problem: problem).best(count: count).map(optimal),
        "seed \(seed)"
      )
    }
  }

  @Test("going through dishes and going through things lead from the last plan to the first")
  func bothWays() throws {
    for seed in SeededGenerator.seeds(500, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      let problem = PlanProblem.random(using: &generator)
      let oracle = PlanOracle(problem: problem)
      let plans = oracle.plans(of: Int.random(in: 1...4, using: &generator))
      guard let best = plans.min(by: { $0.precedes($1) }) else { continue }
      let equal = plans.filter { $0.expiring == best.expiring }
      let last = try #require(equal.max { $0.precedes($1) })
      let search = PlanSearch(problem)
      let settled = PlanSearch.Settled(plan: best, bound: best.purchases.count, isComplete: true)
      var (meter, other) = (PlanMeter(enough), PlanMeter(enough))
      #expect(search.settledByDishes(last, search.order, meter: &meter) == settled, "seed \(seed)")
      #expect(search.settledByThings(last, search.order, meter: &other) == settled, "seed \(seed)")
    }
  }

  @Test("going through things does not insist on an item that a best plan goes without")
  func dispensable() throws {
    let items = [0, 1].map { _ in PlanItem(supply: nil, urgency: 1, thing: 2) }
    let dishes = [0, 1].map {
      PlanDish(options: [[$0]], draws: [], uses: [$0], taste: $0)
    }
    let search = PlanSearch(PlanProblem(dishes: dishes, items: items) { _, _ in false })
    let first = try #require(search.table.choice(of: [0]))
    var meter = PlanMeter(enough)
    let settled = search.settledByThings(first, search.order, meter: &meter)
    #expect(settled.plan.dishes == [1])
    #expect(settled.isComplete)
  }

  @Test("of very many dishes the best are found even when no first plan looks at them")
  func many() {
    let lastThree = 8_997...8_999
    let dishes = (0..<9_000).map { number in
      let thing = lastThree.contains(number) ? lastThree.upperBound : number
      return PlanDish(options: [[thing]], draws: [], uses: [], taste: -number)
    }
    let search = PlanSearch(PlanProblem(dishes: dishes, items: []) { _, _ in false })
    #expect(search.pool.count < 8_997)
    let plan = PlanChoice(
      dishes: Array(lastThree),
      purchases: [lastThree.upperBound],
      expiring: 0,
      taste: -lastThree.reduce(0, +)
    )
    #expect(search.best(count: 3, budget: enough) == optimal(plan))
  }

  @Test("without work enough a plan has the keys it says, and the best is within the bounds")
  func shortOfWork() throws {
    var undecided = 0
    for seed in SeededGenerator.seeds(300, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      let problem = PlanProblem.random(using: &generator)
      let count = Int.random(in: 1...4, using: &generator)
      let oracle = PlanOracle(problem: problem)
      let search = PlanSearch(problem)
      for budget in [0, 10, 30, 100, 300, 1_000, 3_000] {
        guard let answer = search.best(count: count, budget: budget) else {
          #expect(oracle.best(count: 1) == nil, "seed \(seed)")
          continue
        }
        let plan = try #require(oracle.plan(of: answer.dishes), "seed \(seed)")
        #expect(answer.purchases == plan.purchases, "seed \(seed), budget \(budget)")
        #expect(answer.expiring == plan.expiring, "seed \(seed), budget \(budget)")
        #expect(answer.taste == plan.taste, "seed \(seed), budget \(budget)")
        let best = try #require(oracle.best(exactly: plan.dishes.count), "seed \(seed)")
        #expect(answer.expiringBound >= best.expiring, "seed \(seed), budget \(budget)")
        #expect(answer.purchasesBound <= best.purchases.count, "seed \(seed), budget \(budget)")
        if answer.isOptimal {
          #expect(answer == oracle.best(count: count).map(optimal), "seed \(seed), \(budget)")
        } else {
          undecided += 1
        }
        #expect(answer == search.best(count: count, budget: budget), "seed \(seed)")
      }
    }
    // A single seed may well be decided each time.
    #expect(undecided > 0 || SeededGenerator.seeds(2).count == 1)
  }
}

@Suite("The rules of a plan")
struct PlanRulesTests {
  private func dish(
    _ options: [[Int]] = [[]],
    draws: [PlanDraw] = [],
    uses: [Int] = [],
    taste: Int = 0
  ) -> PlanDish {
    PlanDish(options: options, draws: draws, uses: uses, taste: taste)
  }

  private func best(
    _ dishes: [PlanDish],
    items: [PlanItem] = [],
    count: Int,
    conflicts: [[Int]] = []
  ) -> PlanAnswer? {
    let problem = PlanProblem(dishes: dishes, items: items) { conflicts.contains([$0, $1]) }
    return PlanSearch(problem).best(count: count, budget: 100_000)
  }

  private func plan(
    _ dishes: [Int],
    purchases: [Int] = [],
    expiring: Int = 0,
    taste: Int = 0
  ) -> PlanAnswer {
    PlanAnswer(
      dishes: dishes,
      purchases: purchases,
      expiring: expiring,
      taste: taste,
      isOptimal: true,
      expiringBound: expiring,
      purchasesBound: purchases.count
    )
  }

  @Test("ready dishes that share nothing scarce are chosen by taste, then by their numbers")
  func ready() {
    let dishes = [1, 5, 3, 5, 3, 9].map { dish(taste: $0) } + [dish([[0]], taste: 50)]
    #expect(best(dishes, count: 4) == plan([1, 2, 3, 5], taste: 22))
  }

  @Test("what expires comes before purchases, and purchases before taste")
  func order() {
    let items = [PlanItem(supply: nil, urgency: 2, thing: 9)]
    let dishes = [dish(taste: 8), dish([[3]], taste: 9), dish([[1, 2]], uses: [0], taste: -5)]
    #expect(
      best(dishes, items: items, count: 1) == plan([2], purchases: [1, 2], expiring: 2, taste: -5)
    )
    #expect(best(Array(dishes[..<2]), items: items, count: 1) == plan([0], taste: 8))
  }

  @Test("an item that two dishes use counts once")
  func shared() {
    let items = [3, 2, 2].map { PlanItem(supply: nil, urgency: $0, thing: 0) }
    let dishes = [dish(uses: [0, 1]), dish(uses: [0, 1]), dish(uses: [2])]
    #expect(best(dishes, items: items, count: 2) == plan([0, 2], expiring: 7))
  }

  @Test("two dishes draw on one supply, and more is bought only when 2 % and more are lacking")
  func overdrawn() {
    let halves = [50, 50].map { dish(draws: [PlanDraw(item: 0, quantity: $0)]) }
    func answer(_ supply: Int?) -> PlanAnswer? {
      best(halves, items: [PlanItem(supply: supply, urgency: 0, thing: 7)], count: 2)
    }
    #expect(answer(98) == plan([0, 1]))
    #expect(answer(nil) == plan([0, 1]))
    #expect(answer(97) == plan([0, 1], purchases: [7]))
  }

  @Test("an item that is bought for another dish is there in any amount")
  func boughtAnyway() {
    let draws = [PlanDraw(item: 0, quantity: 60)]
    let items = [PlanItem(supply: 100, urgency: 0, thing: 7)]
    let dishes = [dish(draws: draws), dish(draws: draws), dish([[2], [7]])]
    #expect(best(dishes, items: items, count: 3) == plan([0, 1, 2], purchases: [7]))
  }

  @Test("more dishes come before everything else, and dishes in conflict never stand together")
  func conflicts() {
    let dishes = [dish(taste: 100), dish([[1]]), dish([[1], [2]]), dish(taste: 1)]
    let star = [[0, 1], [0, 2], [0, 3]]
    #expect(best(dishes, count: 2, conflicts: star) == plan([1, 3], purchases: [1], taste: 1))
    #expect(best(dishes, count: 4, conflicts: star) == plan([1, 2, 3], purchases: [1], taste: 1))
    let all = star + [[1, 2], [1, 3], [2, 3]]
    #expect(best(dishes, count: 4, conflicts: all) == plan([0], taste: 100))
  }

  @Test("of several least sets of purchases the lexicographically first is named")
  func purchases() {
    let dishes = [dish([[4], [2]]), dish([[5], [3]])]
    #expect(best(dishes, count: 2) == plan([0, 1], purchases: [2, 3]))
    #expect(best(dishes + [dish([[4, 5]])], count: 3) == plan([0, 1, 2], purchases: [4, 5]))
  }

  @Test("there is no plan without a dish that can be made")
  func none() {
    #expect(best([], count: 3) == nil)
    #expect(best([dish([])], count: 3) == nil)
    #expect(best([dish([]), dish()], count: 3) == plan([1]))
    #expect(best([dish()], count: 0) == nil)
  }

  @Test("quantities near the greatest number are compared without going beyond it")
  func greatQuantities() {
    let draws = [PlanDraw(item: 0, quantity: Int.max)]
    let items = [PlanItem(supply: Int.max - 1, urgency: 0, thing: 0)]
    let dishes = [dish(draws: draws), dish(draws: draws)]
    #expect(best(dishes, items: items, count: 2) == plan([0, 1]))
  }
}
