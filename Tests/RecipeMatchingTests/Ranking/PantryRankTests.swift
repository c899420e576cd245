import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Where a dish stands in the whole answer")
struct PantryRankTests {
  @Test("as in the list of all answers, in every order, with and without changes beside the index")
  func wholeList() throws {
    for seed in SeededGenerator.seeds(200, full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      var changed = try ChangedWorld(using: &generator)
      let first = MatchQuestion.random(in: changed.world, using: &generator)
      try expectRanks(in: try changed.changedIndex(), first, seed)
      changed.change(using: &generator)
      let second = MatchQuestion.random(in: changed.world, using: &generator)
      try expectRanks(in: try changed.changedIndex(), second, seed)
    }
  }

  private func expectRanks(
    in index: CatalogueIndex,
    _ question: MatchQuestion,
    _ seed: UInt64
  ) throws {
    let matcher = PantryMatcher(index: index)
    for order in RankOrder.allCases {
      var query = question.query(for: index)
      query.order = order
      var all = query
      all.missingAtMost = nil
      all.limit = index.recipes.count
      let answers = matcher.best(all)
      for recipe in index.allRecipes {
        let position = answers.firstIndex { $0.recipe == recipe }
        let expected = position.map { position in
          PantryRank(
            rank: position + 1,
            count: answers.count,
            keys: answers[position].keys,
            before: position > 0
              ? PantryRank.Ahead(
                recipe: answers[position - 1].recipe,
                keys: answers[position - 1].keys
              ) : nil
          )
        }
        #expect(matcher.rank(of: recipe, query) == expected, "seed \(seed), \(order)")
      }
    }
  }
}
