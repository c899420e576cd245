import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What a row tells of where a dish stands")
struct HeadStepsTests {
  @Test(
    "a head put together from what a row tells is that of all its keys",
    arguments: RankOrder.allCases
  )
  func sums(order: RankOrder) {
    let steps = HeadSteps(order)
    for seed in SeededGenerator.seeds(500, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      func count() -> Int {
        pick([0, 1, 2, 3, 4, 254, Int.random(in: 0...254, using: &generator)], &generator)
      }
      let mark = DishMark(
        isPlain: chance(0.5, &generator),
        renown: Int.random(in: 0...2, using: &generator)
      )
      let keys = RankKeys(
        missing: count(),
        isPlain: mark.isPlain,
        hasMain: chance(0.5, &generator),
        used: count(),
        swaps: count(),
        expiring: pick([0, 5_000, .max], &generator),
        taste: Int.random(in: 0...TasteLevel.best, using: &generator),
        renown: mark.renown,
        minutes: 0
      )
      let head = steps.head(
        from: steps.best(expiring: keys.expiring, taste: keys.taste),
        missing: keys.missing,
        hasMain: keys.hasMain,
        used: keys.used,
        swaps: keys.swaps,
        mark: mark.rawValue
      )
      #expect(head == RankCode(keys, place: 0, in: order).head, "seed \(seed)")
    }
  }
}
