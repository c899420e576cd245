import RecipeRanking
import TestSupport
import Testing

@Suite("The k best of many")
struct TopKTests {
  /// Ties in score are usual: the id decides.
  struct Scored: Equatable {
    var score: Int
    var id: Int

    static func precedes(_ left: Scored, _ right: Scored) -> Bool {
      left.score != right.score ? left.score > right.score : left.id < right.id
    }
  }

  @Test(
    "they are the first k of a full sort, in its order, for every k",
    arguments: SeededGenerator.seeds(60)
  )
  func fullSort(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &random)
    let scores = Int.random(in: 1...10, using: &random)
    var all = (0..<count).map { Scored(score: Int.random(in: 0..<scores, using: &random), id: $0) }
    all.shuffle(using: &random)
    let sorted = all.sorted(by: Scored.precedes)

    for k in 0...(count + 1) {
      #expect(Self.best(k, of: all) == Array(sorted.prefix(k)), "k = \(k)")
    }
  }

  @Test(
    "the order of arrival does not matter",
    arguments: [
      [1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 1, 3], [3, 1, 4, 2], [4, 1, 3, 2],
    ]
  )
  func arrival(ids: [Int]) {
    let best = Self.best(3, of: ids.map { Scored(score: $0 / 2, id: $0) })

    #expect(best.map(\.id) == [4, 2, 3])
  }

  @Test("what arrives twice is kept twice")
  func repeats() {
    var top = TopK<Int>(k: 3, precedes: <)
    for number in [5, 1, 1, 7] { top.insert(number) }

    #expect(top.sorted() == [1, 1, 5])
    #expect(top.k == 3)
  }

  @Test("asking for the list does not end the collecting")
  func continued() {
    var top = TopK<Int>(k: 2, precedes: <)
    top.insert(4)
    #expect(top.sorted() == [4])
    for number in [3, 9, 1] { top.insert(number) }
    #expect(top.sorted() == [1, 3])
  }

  private static func best(_ k: Int, of all: [Scored]) -> [Scored] {
    var top = TopK<Scored>(k: k, precedes: Scored.precedes)
    for scored in all { top.insert(scored) }
    return top.sorted()
  }
}
