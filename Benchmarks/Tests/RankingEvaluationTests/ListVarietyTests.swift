import RankingEvaluation
import TestSupport
import Testing

@Suite("How varied a list is")
struct ListVarietyTests {
  @Test("intra-list similarity is the mean over the pairs, each once")
  func pairs() {
    let similarity: [[Double]] = [[1, 0.5, 0.25], [0.5, 1, 0], [0.25, 0, 1]]

    #expect(intraListSimilarity(count: 3) { similarity[$0][$1] } == 0.25)
    #expect(intraListSimilarity(count: 2) { similarity[$0][$1] } == 0.5)
    #expect(intraListSimilarity(count: 1) { similarity[$0][$1] } == nil)
    #expect(intraListSimilarity(count: 0) { similarity[$0][$1] } == nil)
  }

  @Test(
    "it is the sum over the whole matrix without its diagonal, over n² − n",
    arguments: SeededGenerator.seeds(10)
  )
  func wholeMatrix(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...8, using: &random)
    let places = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    var sum = 0.0
    for first in places.indices {
      for second in places.indices where second != first {
        sum += abs(places[first] - places[second])
      }
    }
    let mean = intraListSimilarity(count: count) { abs(places[$0] - places[$1]) } ?? -1

    #expect(abs(mean - sum / Double(count * count - count)) < 1e-12)
  }

  @Test("a group counts once, however many of it are listed")
  func groups() {
    #expect(groupCoverage(of: [1, 2, 3], groups: [[1, 2], [3, 9], [7]]) == 2.0 / 3)
    #expect(groupCoverage(of: [], groups: [[1]]) == 0)
    #expect(groupCoverage(of: [1], groups: [[]]) == 0)
    #expect(groupCoverage(of: [1], groups: []) == nil)
  }
}
