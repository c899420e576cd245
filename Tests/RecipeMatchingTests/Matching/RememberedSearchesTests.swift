import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What earlier questions worked out of a pantry")
struct RememberedSearchesTests {
  @Test(
    "a question is answered as if it were the first, whatever was asked of the same pantry before"
  )
  func asked() throws {
    var known = 0
    for seed in SeededGenerator.seeds(60, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let remembered = RememberedSearches(index)
      let questions = (0..<3).map { _ in
        MatchQuestion.random(in: world, using: &generator).query(for: index)
      }
      for round in 0..<12 {
        let query = asked(questions[round % 3], round, of: index, using: &generator)
        let fresh = PantryMatcher(index: index)
        let matcher = PantryMatcher(index: index, remembering: remembered)
        var ranked = matcher.ranking(query)
        let answer = MatchAnswer(
          matches: ranked.dishes.compactMap { ranked.match($0) },
          counts: ranked.counts,
          hidden: ranked.hidden
        )
        let wanted = fresh.answer(query)
        #expect(answer == wanted, "seed \(seed), round \(round)")
        #expect(matcher.answer(query) == wanted, "seed \(seed), round \(round)")
        #expect(matcher.best(query) == wanted.matches, "seed \(seed), round \(round)")
        let purchases = PantryPurchases(index: index, query: query).purchases(limit: 5)
        #expect(ranked.purchases(limit: 5) == purchases, "seed \(seed), round \(round)")
        known += round < 3 ? 0 : wanted.matches.count
      }
    }
    #expect(known > 500, "\(known)")
  }

  @Test(
    "a pantry is known again by all that its counts and purchases depend on, and by nothing else"
  )
  func key() throws {
    var generator = SeededGenerator(seed: 1)
    let world = MatchWorld.random(using: &generator)
    let index = try world.index()
    let remembered = RememberedSearches(index)
    let query = MatchQuestion.random(in: world, using: &generator).query(for: index)
    let pantry = remembered.pantry(of: query)
    var other = query
    other.limit += 1
    other.order = RankOrder.allCases.first { $0 != query.order } ?? query.order
    other.taste = Array(repeating: 1, count: index.recipes.count)
    #expect(remembered.pantry(of: other) === pantry)
    let changes: [(inout MatchQuery) -> Void] = [
      { $0.pantry.append(IngredientID(0)) },
      { $0.stock.append(PantryBatch(ingredient: IngredientID(0))) },
      { $0.mustUse.append(IngredientID(0)) },
      { $0.harmless.append(IngredientID(0)) },
      { $0.withheld.append(IngredientID(0)) },
      { $0.hidden.append(RecipeID(0)) },
      { $0.passedOver.append(RecipeID(0)) },
      { $0.wellKnown.formSymmetricDifference([RecipeID(0)]) },
      { $0.staples.append(IngredientID(0)) },
      { $0.roles.homeMade.append(IngredientID(0)) },
      { $0.filter.allowsPlain.toggle() },
      { $0.allowsGeneric.toggle() },
      { $0.allowsSwaps.toggle() },
      { $0.missingAtMost = ($0.missingAtMost ?? 0) + 1 },
      { query in
        let things = (0..<index.lexicon.count).map { IngredientID($0) }
        let all = Exclusion(ingredients: things, flags: [], in: index.lexicon.taxonomy)
        query.exclusion = query.exclusion == all ? .none(in: index.lexicon.taxonomy) : all
      },
    ]
    for (number, change) in changes.enumerated() {
      // What was asked about last stays known.
      #expect(remembered.pantry(of: query) === pantry)
      var changed = query
      change(&changed)
      #expect(remembered.pantry(of: changed) !== pantry, "change \(number)")
    }
  }

  @Test("of many pantries the latest are known")
  func latest() throws {
    var generator = SeededGenerator(seed: 2)
    let world = MatchWorld.random(using: &generator)
    let index = try world.index()
    let remembered = RememberedSearches(index)
    func query(_ cap: Int) -> MatchQuery {
      MatchQuery(
        pantry: [IngredientID(0)],
        exclusion: .none(in: index.lexicon.taxonomy),
        staples: [],
        missingAtMost: cap
      )
    }
    let first = remembered.pantry(of: query(0))
    for cap in 1...7 { _ = remembered.pantry(of: query(cap)) }
    #expect(remembered.pantry(of: query(0)) === first)
    for cap in 8...15 { _ = remembered.pantry(of: query(cap)) }
    #expect(remembered.pantry(of: query(0)) !== first)
  }

  /// The same question with another limit, order and taste.
  private func asked(
    _ query: MatchQuery,
    _ round: Int,
    of index: CatalogueIndex,
    using generator: inout SeededGenerator
  ) -> MatchQuery {
    var query = query
    query.limit = Int.random(in: 1...30, using: &generator)
    if round % 2 == 1 {
      query.order = RankOrder.allCases.randomElement(using: &generator) ?? .fewestMissing
    }
    if round % 4 == 3 {
      query.taste = (0..<index.recipes.count)
        .map { _ in Int.random(in: 0...TasteLevel.best, using: &generator) }
    }
    return query
  }
}
