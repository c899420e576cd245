import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What a person never swaps in a dish")
struct NeverSwapTests {
  /// A world, and the same with things that are never swapped in some of its dishes.
  private func worlds(_ generator: inout SeededGenerator) -> (plain: MatchWorld, never: MatchWorld)
  {
    let plain = MatchWorld.random(using: &generator)
    var never = plain
    for dish in never.dishes.indices {
      for line in never.dishes[dish].lines where Bool.random(using: &generator) {
        let asked = line.alternatives.filter { !plain.ingredients[$0].isUnlisted }
        guard let one = asked.randomElement(using: &generator) else { continue }
        let above = plain.ingredients[one].parents
        never.dishes[dish].neverSwapped.append(above.randomElement(using: &generator) ?? one)
      }
    }
    return (plain, never)
  }

  @Test("on random worlds the whole ranked list, counts and grades are those of the naive scan")
  func oracle() throws {
    for seed in SeededGenerator.seeds(334, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let world = worlds(&generator).never
      let index = try world.index()
      let oracle = MatchOracle(
        world,
        MatchQuestion(pantry: [], in: world),
        duplicateGroups: index.duplicateGroups
      )
      for _ in 0..<2 {
        let question = MatchQuestion.random(in: world, using: &generator)
        let verdict = oracle.asking(question).verdict()
        let answer = PantryMatcher(index: index).answer(question.query(for: index))
        #expect(answer.rows(in: index) == verdict.answers, "seed \(seed)")
        #expect(answer.hidden.unrecognised == verdict.unrecognised, "seed \(seed)")
        #expect(answer.hidden.mayContain == verdict.mayContain, "seed \(seed)")
      }
    }
  }

  @Test("no exclusion allows another dish, and no dish lacks less")
  func onlyTakes() throws {
    for seed in SeededGenerator.seeds(334, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let (plain, never) = worlds(&generator)
      let (before, after) = (try plain.index(), try never.index())
      var question = MatchQuestion.random(in: plain, using: &generator)
      question.flags = [["dairy"], ["nut"], []].randomElement(using: &generator) ?? []
      let (old, new) = (question.query(for: before), question.query(for: after))
      let safe = PantryMatcher(index: before).safety(under: old.exclusion)
      let safeNow = PantryMatcher(index: after).safety(under: new.exclusion)
      func allowed(_ index: CatalogueIndex, _ safety: (RecipeID) -> Bool) -> [DishID] {
        index.allRecipes.filter(safety).map { index.recipes.id(of: $0) }.sorted()
      }
      #expect(
        allowed(before) { safe.allows($0) } == allowed(after) { safeNow.allows($0) },
        "seed \(seed)"
      )
    }
  }
}
