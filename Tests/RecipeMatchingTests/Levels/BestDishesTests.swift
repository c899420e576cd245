import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The first dishes of the ranking")
struct BestDishesTests {
  /// Matches whose keys are often equal.
  private func matches(_ count: Int, using generator: inout SeededGenerator) -> [LevelMatch] {
    (0..<count).map { recipe in
      LevelMatch(
        keys: LevelKeys(
          missing: Int.random(in: 0...2, using: &generator),
          compromises: Int.random(in: 0...1, using: &generator),
          usedWeight: Int.random(in: 0...2, using: &generator),
          expiring: Int.random(in: 0...1, using: &generator),
          taste: Int.random(in: -1...1, using: &generator),
          required: Int.random(in: 1...2, using: &generator)
        ),
        recipe: recipe,
        place: 2 * recipe
      )
    }
  }

  @Test("what is kept is the beginning of a full sort, in whatever order dishes come")
  func fullSort() {
    for seed in SeededGenerator.seeds(100, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...60, using: &generator)
      let all = matches(count, using: &generator).shuffled(using: &generator)
      for limit in [-1, 0, 1, 2, 3, 10, 100] {
        var best = BestDishes(limit: limit)
        for match in all { best.insert(match) }
        let expected = Array(LevelOracle.ranked(all).prefix(max(0, limit)))
        #expect(best.sorted() == expected, "seed \(seed), limit \(limit)")
        if limit > 0, count >= limit { #expect(best.last == expected.last?.keys, "seed \(seed)") }
      }
    }
  }

  @Test("a dish that may not be taken changes nothing, whatever rules make of it")
  func mayTake() {
    for seed in SeededGenerator.seeds(100, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      var best = BestDishes(limit: Int.random(in: 1...8, using: &generator))
      for match in matches(40, using: &generator) {
        var keys = match.keys
        keys.expiring = 0
        keys.taste = 0
        let isRefused = !best.mayTake(keys)
        let before = best.sorted()
        if before.count < best.limit { #expect(!isRefused, "seed \(seed)") }
        best.insert(match)
        if isRefused { #expect(best.sorted() == before, "seed \(seed)") }
        // No more is refused than must be: the best that rules can make of it would be kept.
        guard !isRefused, before.count == best.limit else { continue }
        keys.expiring = .max
        let made = LevelMatch(keys: keys, recipe: match.recipe, place: match.place)
        #expect(LevelOracle.ranked(before + [made]).last != made, "seed \(seed)")
      }
    }
  }
}
