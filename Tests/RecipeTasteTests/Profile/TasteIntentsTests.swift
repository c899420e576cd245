import Foundation
import RecipeRanking
import RecipeTaste
import TestSupport
import Testing

@Suite("Which like a dish serves")
struct TasteIntentsTests {
  @Test(
    "each like has its share of the exponentials of the cosines",
    arguments: SeededGenerator.seeds(20, full: 100)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let profile = world.profile(using: &random)
    let candidates = world.candidates(using: &random)
    let intents = world.scorer.intents(of: candidates, in: profile)
    let naive = NaiveTaste(world: world)
    let likes = profile.likes.map { (weight: $0.weight, queries: naive.queries([$0])) }
      .filter { !$0.queries.isEmpty }

    #expect(intents.weights == likes.map { min(1, $0.weight) })
    #expect(intents.shares.count == candidates.count)
    for (candidate, shares) in zip(candidates, intents.shares) {
      let row = world.recipes.vectors.row(candidate).map(Double.init)
      let sums = likes.map { like in
        like.queries.map { query in
          query.weight * exp(zip(query.vector, row).map { $0 * $1 }.reduce(0, +) * 4)
        }.reduce(0, +)
      }
      #expect(shares.count == sums.count)
      for (share, sum) in zip(shares, sums) {
        #expect(abs(Double(share) - sum / sums.reduce(0, +)) < 1e-4)
      }
    }
  }

  @Test("a choice serves the taste that has the lesser dishes as well")
  func choice() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(likes: [world.signal(12), world.signal(35)])
    let pool = Array(0..<15) + Array(30..<35) + [60]
    let relevance = pool.indices.map { $0 < 20 ? 100 - $0 : 0 }
    func chosen(_ intents: Intents) -> [Int] {
      diversified(3, relevance: relevance, relevanceWeight: 1, intents: intents) { _, _ in 0 }
    }

    #expect(chosen(Intents()) == [0, 1, 2])
    let served = chosen(world.scorer.intents(of: pool, in: profile)).map { pool[$0] / 30 }
    #expect(served.contains(0) && served.contains(1))
  }
}
