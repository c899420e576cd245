import RecipeRanking
import TestSupport
import Testing

@Suite("Good and different from each other")
struct DiversityTests {
  @Test(
    "each is the best by the formula, worked out from nothing at every step",
    arguments: SeededGenerator.seeds(80, full: 2_000)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World(using: &random)
    let weight = Double.random(in: 0...1, using: &random)

    for count in [0, 1, 3, world.relevance.count, world.relevance.count + 2] {
      let chosen = diversified(
        count,
        relevance: world.relevance,
        relevanceWeight: weight,
        intents: world.intents,
        similarity: world.similarity
      )
      #expect(chosen == world.naivelyDiversified(count, weight), "count \(count)")
    }
  }

  @Test(
    "relevance alone is the order of relevance, ties lower position first",
    arguments: SeededGenerator.seeds(20)
  )
  func relevanceAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World(using: &random)
    let sorted = world.relevance.indices.sorted {
      (-world.relevance[$0], $0) < (-world.relevance[$1], $1)
    }

    let chosen = diversified(
      world.relevance.count,
      relevance: world.relevance,
      relevanceWeight: 1,
      similarity: world.similarity
    )
    #expect(chosen == sorted)
  }

  @Test("of two that are the same, the second comes after one that differs")
  func duplicates() {
    let kinds = [0, 0, 0, 1, 1]

    let chosen = diversified(5, relevance: [50, 50, 49, 45, 0]) {
      kinds[$0] == kinds[$1] ? 1 : 0
    }
    #expect(chosen == [0, 3, 1, 2, 4])
  }

  @Test("only how far apart the relevances lie matters, not their size or sign")
  func scale() {
    let relevance = [9, 6, 8, 4, 1]
    let similarity: (Int, Int) -> Float = { $0 % 2 == $1 % 2 ? 0.9 : 0.1 }
    let expected = diversified(5, relevance: relevance, similarity: similarity)

    #expect(expected == [0, 1, 2, 3, 4])
    for (factor, shift) in [(1, -1_000), (250, 0), (3, -20)] {
      let moved = relevance.map { $0 * factor + shift }
      #expect(diversified(5, relevance: moved, similarity: similarity) == expected)
    }
  }

  @Test("where all are equally relevant, what differs most from those chosen comes next")
  func equallyRelevant() {
    let places: [Float] = [0, 0.1, 1, 0.5]

    let chosen = diversified(4, relevance: [-3, -3, -3, -3]) { 1 - abs(places[$0] - places[$1]) }
    #expect(chosen == [0, 2, 3, 1])
  }

  @Test("being unlike what was chosen counts in favour")
  func unlike() {
    let chosen = diversified(2, relevance: [10, 6, 5, 0]) { $0 + $1 == 2 ? -1 : 0 }
    #expect(chosen == [0, 2])
  }

  @Test("an intent not yet served brings a less relevant candidate forward, once")
  func intents() {
    let relevance = [100, 99, 98, 97, 70, 69, 0]
    let shares: [[Float]] = relevance.indices.map { (4...5).contains($0) ? [0, 1] : [1, 0] }
    let none: (Int, Int) -> Float = { _, _ in 0 }
    let intents = Intents(weights: [1, 1], shares: shares)

    #expect(diversified(4, relevance: relevance, similarity: none) == [0, 1, 2, 3])
    #expect(
      diversified(4, relevance: relevance, intents: intents, similarity: none) == [0, 4, 1, 2]
    )
    // An intent of little weight is not worth the way down.
    let rarely = Intents(weights: [1, 0.1], shares: shares)
    #expect(
      diversified(4, relevance: relevance, intents: rarely, similarity: none) == [0, 1, 2, 3]
    )
  }

  @Test("intents that weigh nothing change nothing")
  func weightlessIntents() {
    let intents = Intents(weights: [0, 0], shares: [[1, 0], [0, 1], [1, 0]])

    let chosen = diversified(3, relevance: [1, 2, 3], intents: intents) { _, _ in 0 }
    #expect(chosen == [2, 1, 0])
  }

  @Test("nothing comes of nothing")
  func empty() {
    #expect(diversified(3, relevance: []) { _, _ in 1 } == [])
    #expect(diversified(0, relevance: [1, 2]) { _, _ in 1 } == [])
  }

  @Test("each chosen is compared once with each that is left, and with nothing else")
  func cost() {
    var asked: [[Int]] = []
    let chosen = diversified(3, relevance: [4, 3, 2, 1]) {
      asked.append([$0, $1])
      return 0
    }

    #expect(chosen == [0, 1, 2])
    #expect(asked == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3]])
  }
}

/// Candidates whose numbers are few, so that ties are usual.
private struct World {
  var relevance: [Int]
  var similarities: [[Float]]
  var intents: Intents

  init(using random: inout SeededGenerator) {
    let count = Int.random(in: 0...12, using: &random)
    let highest = Int.random(in: -2...6, using: &random)
    relevance = (0..<count).map { _ in Int.random(in: -5...highest, using: &random) }
    similarities = Array(repeating: Array(repeating: 1, count: count), count: count)
    for a in 0..<count {
      for b in 0..<a {
        let value = Float(Int.random(in: -2...4, using: &random)) / 4
        similarities[a][b] = value
        similarities[b][a] = value
      }
    }
    let tastes = Int.random(in: 0...3, using: &random)
    intents = Intents(
      weights: (0..<tastes).map { _ in Float(Int.random(in: 0...2, using: &random)) },
      shares: (0..<count).map { _ in
        (0..<tastes).map { _ in Float(Int.random(in: 0...4, using: &random)) / 4 }
      }
    )
  }

  func similarity(_ a: Int, _ b: Int) -> Float { similarities[a][b] }

  func naivelyDiversified(_ count: Int, _ weight: Double) -> [Int] {
    var chosen: [Int] = []
    while chosen.count < min(count, relevance.count) {
      let left = relevance.indices.filter { !chosen.contains($0) }
      let values = left.map { value(of: $0, after: chosen, weight) }
      guard let best = values.max(), let place = values.firstIndex(of: best) else { return chosen }
      chosen.append(left[place])
    }
    return chosen
  }

  private func value(of candidate: Int, after chosen: [Int], _ weight: Double) -> Double {
    let least = Double(relevance.min() ?? 0)
    let range = Double(relevance.max() ?? 0) - least
    let scaled = range > 0 ? (Double(relevance[candidate]) - least) / range : 0
    let redundancy = chosen.map { Double(similarities[$0][candidate]) }.max() ?? 0
    var value = weight * scaled - (1 - weight) * redundancy
    let total = intents.weights.reduce(0, +)
    for intent in intents.weights.indices where total > 0 {
      var unserved = Double(intents.weights[intent]) / Double(total)
      for earlier in chosen { unserved *= 1 - Double(intents.shares[earlier][intent]) }
      value += 0.5 * Double(intents.shares[candidate][intent]) * unserved
    }
    return value
  }
}
