import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The first dishes of the ranking")
struct BestDishesTests {
  private typealias Dish = (keys: RankKeys, recipe: Int, place: Int)

  /// Dishes whose keys are often equal.
  private func dishes(_ count: Int, using generator: inout SeededGenerator) -> [Dish] {
    (0..<count).map { recipe in
      let keys = RankKeys(
        missing: Int.random(in: 0...2, using: &generator),
        isPlain: chance(0.2, &generator),
        hasMain: chance(0.4, &generator),
        used: Int.random(in: 2...4, using: &generator),
        swaps: Int.random(in: 0...1, using: &generator),
        expiring: Int.random(in: 0...1, using: &generator),
        taste: Int.random(in: 0...1, using: &generator),
        renown: Int.random(in: 0...2, using: &generator),
        weight: Int.random(in: 0...2, using: &generator),
        generics: Int.random(in: 0...1, using: &generator),
        minutes: pick([nil, 5, 10], &generator)
      )
      return (keys: keys, recipe: recipe, place: 2 * recipe)
    }
  }

  private func ranked(_ dish: Dish, _ order: RankOrder) -> RankedDish {
    RankedDish(keys: dish.keys, recipe: dish.recipe, place: dish.place, order: order)
  }

  @Test(
    "what is kept is the beginning of a full sort, in whatever order dishes come",
    arguments: RankOrder.allCases
  )
  func fullSort(order: RankOrder) {
    for seed in SeededGenerator.seeds(40, full: 4_000) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...60, using: &generator)
      let all = dishes(count, using: &generator).shuffled(using: &generator)
      for limit in [-1, 0, 1, 2, 3, 10, 100] {
        var best = BestDishes(limit: limit, order: order)
        for dish in all { best.insert(ranked(dish, order)) }
        let expected = Array(NaiveOrder.ranked(all, order).prefix(max(0, limit)))
        #expect(best.sorted() == expected, "seed \(seed), limit \(limit)")
        guard limit > 0, count >= limit else {
          #expect(best.last == .last && best.lastMissing == .max, "seed \(seed)")
          continue
        }
        #expect(best.last == expected.last?.code, "seed \(seed)")
        #expect(best.lastMissing == expected.last?.keys.missing, "seed \(seed)")
        #expect(best.lastWeight == expected.last?.keys.weight, "seed \(seed)")
      }
    }
  }

  @Test(
    "a dish that may not be taken changes nothing, and one that may can be the first of all",
    arguments: RankOrder.allCases
  )
  func mayTake(order: RankOrder) {
    for seed in SeededGenerator.seeds(40, full: 4_000) {
      var generator = SeededGenerator(seed: seed)
      var best = BestDishes(limit: Int.random(in: 1...8, using: &generator), order: order)
      for dish in dishes(40, using: &generator) {
        let isRefused = !best.mayTake(RankCode(dish.keys, place: 0, in: order).head)
        let before = best
        if before.sorted().count < best.limit { #expect(!isRefused, "seed \(seed)") }
        // The best that can become of it behind its renown.
        var made = dish
        made.keys.weight = 1_000
        made.keys.generics = 0
        made.place = -1
        best.insert(ranked(made, order))
        if isRefused { #expect(best.sorted() == before.sorted(), "seed \(seed)") }
        if !isRefused { #expect(best.sorted().contains(ranked(made, order)), "seed \(seed)") }
        best = before
        best.insert(ranked(dish, order))
      }
    }
  }
}
