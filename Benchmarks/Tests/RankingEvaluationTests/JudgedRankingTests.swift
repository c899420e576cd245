import Foundation
import RankingEvaluation
import TestSupport
import Testing

@Suite("A list judged by what is relevant in it")
struct JudgedRankingTests {
  @Test("a worked list has the measures that one finds with pencil and paper")
  func worked() {
    let ranking = JudgedRanking([4, 9, 2, 7], relevant: [9, 7, 1])
    let third = 1.0 / 3

    #expect(ranking.isRelevant == [false, true, false, true])
    #expect(ranking.relevantCount == 3)
    #expect((1...6).map(ranking.hits) == [0, 1, 1, 2, 2, 2])
    #expect((1...6).map(ranking.precision) == [0, 0.5, third, 0.5, 0.5, 0.5])
    #expect((1...6).map(ranking.recall) == [0, 0.5, third, 2 * third, 2 * third, 2 * third])
    #expect(Self.rounded(ranking.ndcg(at: 1)) == 0)
    #expect(Self.rounded(ranking.ndcg(at: 2)) == 0.3869)
    #expect(Self.rounded(ranking.ndcg(at: 4)) == 0.4982)
  }

  @Test("all relevant items first is the best order, whatever k")
  func best() {
    let ranking = JudgedRanking([1, 2, 3, 8, 9], relevant: [1, 2, 3])

    #expect([1, 2, 3, 5, 50].map(ranking.ndcg) == [1, 1, 1, 1, 1])
    #expect([1, 2, 3, 5, 50].map(ranking.recall) == [1, 1, 1, 1, 1])
  }

  @Test("an empty list, and a list with nothing to find, measure 0")
  func empty() {
    for ranking in [JudgedRanking([], relevant: [1]), JudgedRanking([1, 2], relevant: [])] {
      #expect(ranking.ndcg(at: 10) == 0)
      #expect(ranking.recall(at: 10) == 0)
      #expect(ranking.precision(at: 10) == 0)
    }
  }

  @Test(
    "the measures are those of their definitions, summed item by item",
    arguments: SeededGenerator.seeds(40)
  )
  func definitions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = Array(0..<Int.random(in: 1...30, using: &random)).shuffled(using: &random)
    let list = Array(items.prefix(Int.random(in: 1...items.count, using: &random)))
    let relevant = Set(items.filter { _ in Int.random(in: 0..<3, using: &random) == 0 } + [99])
    let ranking = JudgedRanking(list, relevant: relevant)

    for k in 1...35 {
      let first = list.prefix(k)
      let found = Double(Set(first).intersection(relevant).count)
      #expect(ranking.precision(at: k) == found / Double(first.count))
      #expect(ranking.recall(at: k) == found / Double(min(k, relevant.count)))

      var gain = 0.0
      var ideal = 0.0
      for (place, item) in first.enumerated() where relevant.contains(item) {
        gain += log(2) / log(Double(place) + 2)
      }
      for place in 0..<min(k, relevant.count) { ideal += log(2) / log(Double(place) + 2) }
      #expect(abs(ranking.ndcg(at: k) - gain / ideal) < 1e-12)
    }
  }

  static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }
}
