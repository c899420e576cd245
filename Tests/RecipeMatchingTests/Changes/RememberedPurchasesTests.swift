import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What earlier questions worked out")
struct RememberedPurchasesTests {
  @Test("an index that was asked before answers as a new one does, be it asked for both or for one")
  func asked() throws {
    var listed = 0
    for seed in SeededGenerator.seeds(60, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let asked = try world.index()
      for _ in 0..<4 {
        let question = MatchQuestion.random(in: world, using: &generator)
        let fresh = try world.index()
        let purchases = PantryPurchases(index: fresh, query: question.query(for: fresh))
          .purchases(limit: 5)
        let query = question.query(for: asked)
        var ranked = PantryMatcher(index: asked).ranking(query)
        #expect(ranked.purchases(limit: 5) == purchases, "seed \(seed)")
        let answer = MatchAnswer(
          matches: ranked.dishes.compactMap { ranked.match($0) },
          counts: ranked.counts,
          hidden: ranked.hidden
        )
        #expect(
          answer == PantryMatcher(index: fresh).answer(question.query(for: fresh)),
          "seed \(seed)"
        )
        listed += purchases.count
      }
    }
    #expect(listed > 50, "\(listed)")
  }

  @Test(
    "groups that are known hold for other things that most kitchens have only where these are asked for"
  )
  func otherUsual() throws {
    for seed in SeededGenerator.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      for usual in [[], [IngredientID(0)], [], [IngredientID(1), IngredientID(2)]] {
        var fresh = NearEqualDishes(index, usual: usual)
        let dishes = Array(0..<index.recipes.count)
        let wanted = dishes.map { fresh.group(of: $0) }
        let groups = index.withNearEqualDishes(usual: usual) { near in
          dishes.map { near.group(of: $0) }
        }
        #expect(
          groups.map { groups.firstIndex(of: $0) } == wanted.map { wanted.firstIndex(of: $0) }
        )
      }
    }
  }
}
