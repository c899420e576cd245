import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Baskets")
struct BasketSearchTests {
  private let enough = 1_000_000_000

  private func dish(_ sets: [[Int]], worth: Int = 1, group: Int? = nil) -> BasketDish {
    BasketDish(sets: sets, worth: worth, group: group)
  }

  private func best(
    _ candidates: Int,
    _ dishes: [BasketDish],
    size: Int,
    limit: Int = 5
  ) -> BasketAnswer {
    BasketSearch(BasketProblem(candidates: candidates, dishes: dishes))
      .best(size: size, limit: limit, budget: enough)
  }

  @Test("two things that each unlock nothing are found when together they unlock most")
  func together() {
    let pair = [BasketDish](repeating: dish([[2, 3]]), count: 4)
    let answer = best(4, [dish([[0]]), dish([[0]]), dish([[1]])] + pair, size: 2, limit: 2)

    #expect(
      answer
        == BasketAnswer(
          baskets: [
            Basket(items: [2, 3], dishes: [3, 4, 5, 6], worth: 4),
            Basket(items: [0, 1], dishes: [0, 1, 2], worth: 3),
          ],
          isOptimal: true,
          bound: 4
        )
    )
  }

  @Test(
    "worth comes before the number of dishes, that before fewer things, those before their order"
  )
  func order() {
    let dishes = [
      dish([[0]], worth: 4), dish([[1]], worth: 2), dish([[1]], worth: 2),
      dish([[2, 3]], worth: 4), dish([[4]], worth: 4),
    ]

    #expect(
      best(5, dishes, size: 2, limit: 9).baskets.map(\.items)
        == [[0, 1], [1, 4], [0, 4], [1], [0], [4], [2, 3]]
    )
  }

  @Test("seven dishes of a group are worth the best of them, and each counts where worth is equal")
  func groups() {
    let potatoes = [BasketDish](repeating: dish([[0]], group: 7), count: 7)
    let answer = best(
      3,
      potatoes + [dish([[1]]), dish([[1]], group: 8), dish([[2]], worth: 2, group: 7)],
      size: 1
    )

    #expect(answer.baskets.map(\.items) == [[1], [2], [0]])
    #expect(answer.baskets.map(\.worth) == [2, 2, 1])
    #expect(best(1, potatoes + [dish([[0]])], size: 1).baskets.map(\.dishes.count) == [8])
  }

  @Test("what a group is worth rises by steps, each for the smallest sets of those that reach it")
  func steps() {
    let steps = GroupSteps(
      BasketProblem(
        candidates: 4,
        dishes: [
          dish([[0, 1], [2]], worth: 1, group: 3), dish([[1, 2], [3]], worth: 4, group: 3),
          dish([[0]], worth: 2, group: 4), dish([[0]]),
        ]
      ),
      size: 2
    )

    #expect(
      steps.all == [
        GroupSteps.Step(sets: [[2], [3], [0, 1]], worth: 1),
        GroupSteps.Step(sets: [[3], [1, 2]], worth: 3),
      ]
    )
    #expect(steps.isAlone == [false, false, true, true])
  }

  @Test("of the baskets that unlock the same dishes only the first is listed")
  func sameDishes() {
    let answer = best(3, [dish([[0, 1], [0, 2], [1, 2]]), dish([[1], [2]])], size: 3)

    #expect(
      answer.baskets
        == [
          Basket(items: [0, 1], dishes: [0, 1], worth: 2),
          Basket(items: [1], dishes: [1], worth: 1),
        ]
    )
  }

  @Test("a dish that needs more things than a basket holds is in none")
  func tooLarge() {
    let answer = best(6, [dish([[0, 1, 2, 3, 4]]), dish([])], size: 4)

    #expect(answer == BasketAnswer(baskets: [], isOptimal: true, bound: 0))
  }

  @Test("the baskets are the first of all", arguments: SeededGenerator.seeds(60, full: 2_000))
  func equalsTwin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let problem = BasketProblem.random(using: &generator)
      let size = Int.random(in: 1...5, using: &generator)
      let limit = Int.random(in: 1...6, using: &generator)
      let all = BasketOracle(problem: problem).baskets(size: size)
      let expected = BasketAnswer(
        baskets: Array(all.prefix(limit)),
        isOptimal: true,
        bound: all.first?.worth ?? 0
      )

      let answer = BasketSearch(problem).best(size: size, limit: limit, budget: enough)

      #expect(answer == expected, "\(problem) of \(size)")
    }
  }

  @Test(
    "so they are where there is much to leave out",
    arguments: SeededGenerator.seeds(8, full: 60)
  )
  func equalsTwinAmongMany(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let problem = BasketProblem.skewed(using: &generator)
    let size = Int.random(in: 2...4, using: &generator)
    let all = BasketOracle(problem: problem).baskets(size: size)

    let answer = BasketSearch(problem).best(size: size, limit: 6, budget: enough)

    #expect(answer.baskets == Array(all.prefix(6)))
    #expect(answer.isOptimal)
  }

  @Test(
    "a spent budget leaves a bound that holds and baskets no worse than greedy ones",
    arguments: SeededGenerator.seeds(40, full: 1_000)
  )
  func spentBudget(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let problem = BasketProblem.random(using: &generator)
      let size = Int.random(in: 1...5, using: &generator)
      let oracle = BasketOracle(problem: problem)
      let all = oracle.baskets(size: size)
      let limit = Int.random(in: 1...6, using: &generator)
      let pair = oracle.baskets(size: min(2, size)).first?.items ?? []
      let greedy = [
        oracle.greedy(from: [], size: size), oracle.greedy(from: pair, size: size),
      ]

      for budget in [0, 1, 10, 30, 100, 300, 1_000, 3_000, 10_000] {
        let answer = BasketSearch(problem).best(size: size, limit: limit, budget: budget)

        #expect(answer.bound >= all.first?.worth ?? 0)
        #expect(answer.baskets == answer.baskets.map { oracle.basket($0.items) })
        #expect(answer.baskets == answer.baskets.sorted { oracle.isBefore($0, $1) })
        #expect(Set(answer.baskets.map(\.dishes)).count == answer.baskets.count)
        #expect(answer.baskets.count <= limit)
        #expect(answer.baskets.allSatisfy { $0.items.count <= size && !$0.dishes.isEmpty })
        if answer.isOptimal {
          #expect(answer.baskets == Array(all.prefix(limit)))
          #expect(answer.bound == all.first?.worth ?? 0)
        }
        for one in greedy where !one.dishes.isEmpty {
          let first = try #require(answer.baskets.first)
          #expect([first.worth, first.dishes.count].isNoLess(than: [one.worth, one.dishes.count]))
        }
      }
    }
  }
}

extension [Int] {
  fileprivate func isNoLess(than other: [Int]) -> Bool { !lexicographicallyPrecedes(other) }
}
