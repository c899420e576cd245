import Testing

@testable import RecipeMatching

@Suite("The rules of a plan")
struct PlanRulesTests {
  private func dish(
    _ options: [[Int]] = [[]],
    draws: [PlanDraw] = [],
    uses: [Int] = [],
    worth: Int = 0
  ) -> PlanDish {
    PlanDish(options: options, draws: draws, uses: uses, worth: worth)
  }

  private func best(
    _ dishes: [PlanDish],
    items: [PlanItem] = [],
    reliefs: [[Int]] = [],
    allowance: Int = 0,
    count: Int,
    conflicts: [[Int]] = []
  ) -> PlanAnswer? {
    let problem = PlanProblem(
      dishes: dishes,
      items: items,
      reliefs: reliefs,
      allowance: allowance
    ) {
      conflicts.contains([$0, $1])
    }
    return PlanSearch(problem).best(count: count, budget: 1_000_000)
  }

  private func plan(
    _ dishes: [Int],
    purchases: [Int] = [],
    allowance: Int = 0,
    weight: Int = 0,
    worth: Int = 0
  ) -> PlanAnswer {
    let excess = max(0, purchases.count - allowance)
    return PlanAnswer(
      dishes: dishes,
      purchases: purchases,
      excess: excess,
      weight: weight,
      worth: worth,
      isOptimal: true,
      excessBound: excess,
      weightBound: weight,
      worthBound: worth
    )
  }

  @Test("ready dishes that share nothing scarce are chosen by worth, then by their numbers")
  func ready() {
    let dishes = [1, 5, 3, 5, 3, 9].map { dish(worth: $0) } + [dish([[0]], worth: 50)]
    #expect(best(dishes, count: 4) == plan([1, 2, 3, 5], worth: 22))
  }

  @Test("what is free to buy costs nothing; more comes before weight, weight before worth")
  func order() {
    let items = [PlanItem(supply: nil, weight: 2)]
    let dishes = [
      dish(worth: 8), dish([[3]], worth: 9), dish([[1, 2]], uses: [0], worth: 1),
      dish([[3, 4]], worth: 9),
    ]
    func answer(_ count: Int, _ allowance: Int) -> PlanAnswer? {
      best(Array(dishes[..<count]), items: items, allowance: allowance, count: 1)
    }
    #expect(answer(3, 0) == plan([0], worth: 8))
    #expect(answer(3, 1) == plan([1], purchases: [3], allowance: 1, worth: 9))
    #expect(
      answer(3, 2) == plan([2], purchases: [1, 2], allowance: 2, weight: 2, worth: 1)
    )
    // Of equal worth the fewest purchases.
    #expect(
      best([dishes[3], dishes[1]], allowance: 2, count: 1)
        == plan([1], purchases: [3], allowance: 2, worth: 9)
    )
  }

  @Test("an item that two dishes use counts once")
  func shared() {
    let items = [3, 2, 2].map { PlanItem(supply: nil, weight: $0) }
    let dishes = [dish(uses: [0, 1]), dish(uses: [0, 1]), dish(uses: [2])]
    #expect(best(dishes, items: items, count: 2) == plan([0, 2], weight: 7))
  }

  @Test("two dishes draw on one supply, and more is bought only when 2 % and more are lacking")
  func overdrawn() {
    let halves = [50, 50].map { dish(draws: [PlanDraw(item: 0, quantity: $0, relief: 0)]) }
    func answer(_ supply: Int?) -> PlanAnswer? {
      best(halves, items: [PlanItem(supply: supply, weight: 0)], reliefs: [[7]], count: 2)
    }
    #expect(answer(98) == plan([0, 1]))
    #expect(answer(nil) == plan([0, 1]))
    #expect(answer(97) == plan([0, 1], purchases: [7]))
  }

  @Test("an item that is bought for another dish is there in any amount")
  func boughtAnyway() {
    let draws = [PlanDraw(item: 0, quantity: 60, relief: 0)]
    let items = [PlanItem(supply: 100, weight: 0)]
    let dishes = [dish(draws: draws), dish(draws: draws), dish([[2], [7]])]
    #expect(
      best(dishes, items: items, reliefs: [[7]], count: 3) == plan([0, 1, 2], purchases: [7])
    )
  }

  @Test("what runs out is bought as any thing that gives more of it")
  func anyThing() {
    let reliefs = [[3, 6], [4, 6], [5]]
    let items = reliefs.map { _ in PlanItem(supply: 100, weight: 0) }
    func answer(_ quantities: [Int]) -> PlanAnswer? {
      let draws = quantities.enumerated().filter { $0.element > 0 }
        .map { PlanDraw(item: $0.offset, quantity: $0.element, relief: $0.offset) }
      let dishes = [dish(draws: draws), dish(draws: draws)]
      return best(dishes, items: items, reliefs: reliefs, count: 2)
    }
    #expect(answer([60]) == plan([0, 1], purchases: [3]))
    #expect(answer([60, 60]) == plan([0, 1], purchases: [6]))
    #expect(answer([60, 60, 60]) == plan([0, 1], purchases: [5, 6]))
    #expect(answer([120]) == plan([0, 1], purchases: [3]))
    #expect(answer([120, 60]) == plan([0, 1], purchases: [6]))
  }

  @Test("a thing that is bought for another dish relieves what it gives more of")
  func relievedAnyway() {
    let items = [PlanItem(supply: 100, weight: 0)]
    for quantity in [60, 120] {
      let draws = [PlanDraw(item: 0, quantity: quantity, relief: 0)]
      let dishes = [dish(draws: draws), dish(draws: draws), dish([[1], [7]])]
      func answer(_ count: Int) -> PlanAnswer? {
        best(Array(dishes[..<count]), items: items, reliefs: [[2, 7]], count: count)
      }
      #expect(answer(3) == plan([0, 1, 2], purchases: [7]))
      #expect(answer(2) == plan([0, 1], purchases: [2]))
    }
  }

  @Test("what one line is bought leaves the supply to the others")
  func relievedInPart() {
    let items = [PlanItem(supply: 100, weight: 0)]
    let dishes = [[60, 0], [30, 1], [50, 1]].map {
      dish(draws: [PlanDraw(item: 0, quantity: $0[0], relief: $0[1])])
    }
    func answer(_ reliefs: [[Int]]) -> PlanAnswer? {
      best(dishes + [dish([[5]])], items: items, reliefs: reliefs, count: 4)
    }
    #expect(answer([[5], [6]]) == plan([0, 1, 2, 3], purchases: [5]))
    #expect(answer([[6], [5]]) == plan([0, 1, 2, 3], purchases: [5]))
    #expect(answer([[6], [7]]) == plan([0, 1, 2, 3], purchases: [5, 6]))
  }

  @Test("a dish that alone takes too much asks for one thing of each item it lacks")
  func alone() {
    let items = (0..<5).map { _ in PlanItem(supply: 0, weight: 0) }
    let greedy = dish(
      draws: items.indices.map { PlanDraw(item: $0, quantity: 1, relief: $0) },
      worth: 1
    )
    func answer(_ dishes: [PlanDish], count: Int) -> PlanAnswer? {
      best(dishes, items: items, reliefs: (0..<5).map { [$0, $0 + 5, $0 + 10] }, count: count)
    }
    #expect(answer([greedy], count: 1) == plan([0], purchases: [0, 1, 2, 3, 4], worth: 1))
    let dishes = [greedy, dish([[11, 12, 13]]), dish([[4]]), dish()]
    #expect(answer(dishes, count: 1) == plan([3]))
    #expect(
      answer(dishes, count: 4) == plan([0, 1, 2, 3], purchases: [0, 4, 11, 12, 13], worth: 1)
    )
  }

  @Test("more dishes come before everything else, and dishes in conflict never stand together")
  func conflicts() {
    let dishes = [dish(worth: 100), dish([[1]]), dish([[1], [2]]), dish(worth: 1)]
    let star = [[0, 1], [0, 2], [0, 3]]
    #expect(best(dishes, count: 2, conflicts: star) == plan([1, 3], purchases: [1], worth: 1))
    #expect(best(dishes, count: 4, conflicts: star) == plan([1, 2, 3], purchases: [1], worth: 1))
    let all = star + [[1, 2], [1, 3], [2, 3]]
    #expect(best(dishes, count: 4, conflicts: all) == plan([0], worth: 100))
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
    let draws = [PlanDraw(item: 0, quantity: Int.max, relief: 0)]
    let items = [PlanItem(supply: Int.max - 1, weight: 0)]
    let dishes = [dish(draws: draws), dish(draws: draws)]
    #expect(best(dishes, items: items, reliefs: [[0]], count: 2) == plan([0, 1]))
  }
}
