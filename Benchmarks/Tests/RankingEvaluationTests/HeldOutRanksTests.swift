import RankingEvaluation
import TestSupport
import Testing

@Suite("Where what was held out came out")
struct HeldOutRanksTests {
  @Test("four ranks have the mean, the mean reciprocal and the hits of their definitions")
  func worked() {
    let ranks = HeldOutRanks([1, 2, 10, 10.5])

    #expect(ranks.mean == 23.5 / 4)
    #expect(ranks.meanReciprocal == (1 + 0.5 + 0.1 + 1 / 10.5) / 4)
    #expect([1, 2, 9, 10, 11].map { ranks.hit(at: $0) } == [0.25, 0.5, 0.5, 0.75, 1])
  }

  @Test("without ranks there is nothing to say")
  func none() {
    #expect(HeldOutRanks().mean == nil)
    #expect(HeldOutRanks().meanReciprocal == nil)
    #expect(HeldOutRanks().hit(at: 10) == nil)
  }

  @Test("equals share the mean of their places, and the query's own items do not compete")
  func ties() {
    let scores: [Float] = [5, 3, 3, 3, 9, 1]

    #expect(HeldOutRanks.rank(of: 2, inScores: scores) == 4)
    #expect(HeldOutRanks.rank(of: 2, inScores: scores, leavingOut: [4, 1, 1]) == 2.5)
    #expect(HeldOutRanks.rank(of: 4, inScores: scores) == 1)
    #expect(HeldOutRanks.rank(of: 5, inScores: scores, leavingOut: [0, 1, 2, 3, 4]) == 1)
  }

  @Test("what a list leaves out gets the mean of the ranks left")
  func unlisted() {
    #expect(HeldOutRanks.rank(of: 7, inList: [3, 7, 1], of: 10) == 2)
    #expect(HeldOutRanks.rank(of: 8, inList: [3, 7, 1], of: 10) == 7)
    #expect(HeldOutRanks.rank(of: 8, inList: [], of: 1) == 1)
  }

  @Test(
    "a rank by score is the mean over every order that the ties allow",
    arguments: SeededGenerator.seeds(40)
  )
  func everyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...20, using: &random)
    let scores = (0..<count).map { _ in Float(Int.random(in: 0..<5, using: &random)) }
    let item = Int.random(in: 0..<count, using: &random)
    let leftOut = (0..<count).filter { $0 != item && Bool.random(using: &random) }

    let rivals = (0..<count).filter { !leftOut.contains($0) }
    let lowestFirst = rivals.sorted { (scores[$0], $1) > (scores[$1], $0) }
    let first = lowestFirst.firstIndex { scores[$0] == scores[item] } ?? -1
    let last = lowestFirst.lastIndex { scores[$0] == scores[item] } ?? -1

    #expect(
      HeldOutRanks.rank(of: item, inScores: scores, leavingOut: leftOut)
        == Double(first + 1 + last + 1) / 2
    )
  }
}
