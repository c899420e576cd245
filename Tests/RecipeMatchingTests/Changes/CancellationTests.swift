import TestSupport
import Testing

@testable import RecipeMatching

@Suite("A search that nobody waits for")
struct CancellationTests {
  /// Many dishes that each lack three of a few things: no basket is far better than others.
  private let baskets: BasketSearch = {
    var generator = SeededGenerator(seed: 1)
    let dishes = (0..<4_000).map { _ in
      BasketDish(
        sets: [Set((0..<3).map { _ in Int.random(in: 0..<60, using: &generator) }).sorted()],
        worth: 1
      )
    }
    return BasketSearch(BasketProblem(candidates: 60, dishes: dishes))
  }()

  private func cancelled<Value>(_ body: () -> Value) -> Value {
    let cancellation = Cancellation()
    cancellation.cancel()
    return Cancellation.$current.withValue(cancellation, operation: body)
  }

  @Test("baskets are those found so far, not proven, and what is better is bounded")
  func basketsSoFar() throws {
    let whole = baskets.best(size: 4, budget: 1_000_000_000)
    #expect(whole.isOptimal)
    let partly = cancelled { baskets.best(size: 4, budget: 1_000_000_000) }
    #expect(!partly.isOptimal)
    let (best, found) = (try #require(whole.basket), try #require(partly.basket))
    #expect(found.worth <= best.worth && best.worth <= partly.bound)
  }

  @Test("a meter has nothing left as soon as it looks")
  func meter() {
    var meter = PlanMeter(1_000_000)
    meter.spend(20_000)
    #expect(meter.left == 980_000)
    cancelled { meter.spend(20_000) }
    #expect(meter.isSpent)
  }

  @Test("a plan is made all the same, and is not proven")
  func plan() throws {
    let sizes = PlanProblem.Sizes(dishes: 400...400, things: 40...40, conflicts: 40)
    var generator = SeededGenerator(seed: 3)
    let search = PlanSearch(PlanProblem.random(sizes, using: &generator))
    let whole = try #require(search.best(count: 4, budget: 100_000_000))
    let partly = try #require(cancelled { search.best(count: 4, budget: 100_000_000) })
    #expect(!partly.isOptimal)
    #expect(partly.dishes.count <= whole.dishes.count && partly.excessBound <= whole.excess)
  }

  @Test("the task itself may be cancelled as well")
  func task() async {
    let isRequested = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Cancellation.isRequested
    }.value
    #expect(isRequested)
    #expect(!Cancellation.isRequested)
  }
}
