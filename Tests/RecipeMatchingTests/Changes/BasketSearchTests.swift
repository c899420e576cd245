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
    size: Int
  ) -> BasketAnswer {
    BasketSearch(BasketProblem(candidates: candidates, dishes: dishes))
      .best(size: size, budget: enough)
  }

  @Test("two things that each unlock nothing are found when together they unlock most")
  func together() {
    let pair = [BasketDish](repeating: dish([[2, 3]]), count: 4)
    let answer = best(4, [dish([[0]]), dish([[0]]), dish([[1]])] + pair, size: 2)

    #expect(
      answer
        == BasketAnswer(
          basket: Basket(items: [2, 3], dishes: [3, 4, 5, 6], worth: 4),
          toll: 1,
          isOptimal: true,
          bound: 3
        )
    )
  }

  @Test(
    "worth comes before the number of dishes, that before fewer things, those before their order"
  )
  func order() {
    let (one, two) = (
      dish([[0]], worth: 4), [BasketDish](repeating: dish([[1]], worth: 2), count: 2)
    )
    let (pair, other) = (dish([[2, 3]], worth: 4), dish([[4]], worth: 4))
    func items(_ dishes: [BasketDish], size: Int = 2) -> [Int]? {
      best(5, dishes, size: size).basket?.items
    }

    #expect(items([one] + two + [pair, other]) == [0, 1])
    #expect(items(two + [pair, other]) == [1, 4])
    #expect(items([one, pair, other]) == [0, 4])
    #expect(items([one] + two + [other], size: 1) == [1])
    #expect(items([one, other], size: 1) == [0])
    #expect(items([pair, dish([[4]], worth: 4)]) == [4])
  }

  @Test("what makes nearly all alone comes without a second thing, which must add half of that")
  func toll() {
    let oil = [BasketDish](repeating: dish([[0]]), count: 8)
    func answer(_ dishes: [BasketDish]) -> BasketAnswer { best(3, oil + dishes, size: 2) }
    let three = [BasketDish](repeating: dish([[1]]), count: 3)
    let (one, two) = (answer(three), answer(three + [dish([[0, 1]])]))

    #expect(one.basket?.items == [0] && one.toll == 4 && one.bound == 8)
    #expect(two.basket?.items == [0, 1] && two.bound == 8)
    // Two things that make nothing alone need not wait for it.
    #expect(
      answer([BasketDish](repeating: dish([[1, 2]]), count: 13)).basket?.items == [1, 2]
    )
  }

  @Test("seven dishes of a group are worth the best of them, and each counts where worth is equal")
  func groups() {
    let potatoes = [BasketDish](repeating: dish([[0]], group: 7), count: 7)
    func basket(_ dishes: [BasketDish]) -> Basket? { best(3, dishes, size: 1).basket }
    let (alone, grouped) = (dish([[1]]), dish([[1]], group: 8))

    #expect(basket(potatoes + [alone, grouped]) == Basket(items: [1], dishes: [7, 8], worth: 2))
    #expect(
      basket(potatoes + [dish([[2]], worth: 2, group: 7)])
        == Basket(items: [2], dishes: [7], worth: 2)
    )
    #expect(basket(potatoes + [alone])?.items == [0])
    #expect(basket(potatoes + [dish([[0]])])?.dishes.count == 8)
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

  @Test("of the baskets that unlock the same dishes it is the first")
  func sameDishes() {
    let answer = best(3, [dish([[0, 1], [0, 2], [1, 2]]), dish([[1], [2]])], size: 3)

    #expect(answer.basket == Basket(items: [0, 1], dishes: [0, 1], worth: 2))
  }

  @Test("a dish that needs more things than a basket holds is in none")
  func tooLarge() {
    let answer = best(6, [dish([[0, 1, 2, 3, 4]]), dish([])], size: 4)

    #expect(answer == BasketAnswer(basket: nil, isOptimal: true, bound: 0))
  }

  @Test("the basket is the first of all", arguments: SeededGenerator.seeds(60, full: 2_000))
  func equalsTwin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let problem = BasketProblem.random(using: &generator)
      let size = Int.random(in: 1...5, using: &generator)
      let oracle = BasketOracle(problem: problem)
      let first = oracle.first(size: size)
      let expected = BasketAnswer(
        basket: first,
        toll: oracle.toll,
        isOptimal: true,
        bound: first?.net(of: oracle.toll) ?? 0
      )

      let answer = BasketSearch(problem).best(size: size, budget: enough)

      #expect(answer == expected, "\(problem) of \(size)")
    }
  }

  @Test(
    "so it is where there is much to leave out",
    arguments: SeededGenerator.seeds(8, full: 60)
  )
  func equalsTwinAmongMany(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let problem = BasketProblem.skewed(using: &generator)
    let size = Int.random(in: 2...4, using: &generator)
    let answer = BasketSearch(problem).best(size: size, budget: enough)

    #expect(answer.basket == BasketOracle(problem: problem).first(size: size))
    #expect(answer.isOptimal)
  }

  @Test(
    "a spent budget leaves a bound that holds and a basket no worse than greedy ones",
    arguments: SeededGenerator.seeds(40, full: 1_000)
  )
  func spentBudget(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let problem = BasketProblem.random(using: &generator)
      let size = Int.random(in: 1...5, using: &generator)
      let oracle = BasketOracle(problem: problem)
      let first = oracle.first(size: size)
      let pair = oracle.first(size: min(2, size))?.items ?? []
      let greedy = [
        oracle.greedy(from: [], size: size), oracle.greedy(from: pair, size: size),
      ]

      for budget in [0, 1, 10, 30, 100, 300, 1_000, 3_000, 10_000] {
        let answer = BasketSearch(problem).best(size: size, budget: budget)

        #expect(answer.bound >= first?.net(of: oracle.toll) ?? 0)
        #expect(answer.basket == answer.basket.map { oracle.basket($0.items) })
        #expect(answer.basket.map { $0.items.count <= size && !$0.dishes.isEmpty } ?? true)
        if answer.isOptimal {
          #expect(answer.basket == first)
          #expect(answer.bound == first?.net(of: oracle.toll) ?? 0)
        }
        for one in greedy where !one.dishes.isEmpty {
          let found = try #require(answer.basket)
          #expect(
            [found.net(of: oracle.toll), found.dishes.count]
              .isNoLess(than: [one.net(of: oracle.toll), one.dishes.count])
          )
        }
      }
    }
  }
}

extension [Int] {
  fileprivate func isNoLess(than other: [Int]) -> Bool { !lexicographicallyPrecedes(other) }
}
