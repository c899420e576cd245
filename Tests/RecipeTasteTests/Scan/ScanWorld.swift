import RecipeTaste
import TestSupport

/// Vectors, a query, and which rows are asked for.
struct ScanWorld {
  var dimensions: Int
  var vectors: [Float]
  var query: [Float]
  var excluded: [Int] = []
  var admitted: [Bool]?

  var count: Int { vectors.count / dimensions }

  /// What rows are like.
  enum Rows: CaseIterable {
    case directions, nearQuery, extremes, tiny, huge, mixed, few
  }

  /// A world of up to `most` rows, many of them equal, some zero.
  static func random(
    _ rows: Rows,
    most: Int,
    dimensions widths: ClosedRange<Int> = 1...200,
    using random: inout SeededGenerator
  ) -> ScanWorld {
    let dimensions = Int.random(in: widths, using: &random)
    let count = Int.random(in: 0...most, using: &random)
    let query = vector(rows, dimensions, nil, using: &random)
    var vectors: [Float] = []
    for row in 0..<count {
      if row > 0, Int.random(in: 0..<8, using: &random) == 0 {
        let twin = Int.random(in: 0..<row, using: &random)
        vectors += Array(vectors[(twin * dimensions)..<((twin + 1) * dimensions)])
      } else {
        vectors += vector(rows, dimensions, query, using: &random)
      }
    }
    var world = ScanWorld(dimensions: dimensions, vectors: vectors, query: query)
    world.choose(using: &random)
    return world
  }

  /// Leaves out some rows, all or none.
  private mutating func choose(using random: inout SeededGenerator) {
    guard count > 0 else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: excluded = Array((0..<count).reversed())
    case 1, 2:
      excluded = (0..<min(200, 2 * count)).map { _ in Int.random(in: 0..<count, using: &random) }
    default: break
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: admitted = Array(repeating: false, count: count)
    case 1: admitted = (0..<count).map { _ in Int.random(in: 0..<50, using: &random) == 0 }
    case 2: admitted = (0..<count).map { _ in Bool.random(using: &random) }
    default: break
    }
  }

  private static func vector(
    _ rows: Rows,
    _ dimensions: Int,
    _ query: [Float]?,
    using random: inout SeededGenerator
  ) -> [Float] {
    if Int.random(in: 0..<40, using: &random) == 0 { return Array(repeating: 0, count: dimensions) }
    let noise = (0..<dimensions).map { _ in Float.random(in: -1...1, using: &random) }
    switch rows {
    case .directions:
      return noise
    case .nearQuery:
      // Nearer to each other than one step of the codes.
      return zip(query ?? noise, noise).map { $0 + $1 / 2048 }
    case .extremes:
      return noise.map { $0 < 0 ? -127 : 127 }
    case .tiny:
      let exponent = Int.random(in: -149 ... -100, using: &random)
      return noise.map { $0 * Float(sign: .plus, exponent: exponent, significand: 1) }
    case .huge:
      return noise.map { $0 * 0x1p40 }
    case .mixed:
      let exponent = Int.random(in: -149...40, using: &random)
      return noise.map { $0 * Float(sign: .plus, exponent: exponent, significand: 1) }
    case .few:
      // Whole numbers: many products are equal.
      return noise.map { ($0 * 2).rounded() }
    }
  }

  /// The answer by the definition: every score, then a full sort.
  func naiveTop(_ k: Int) -> [ScoredRow] {
    let left = Set(excluded)
    var scored: [ScoredRow] = []
    for row in 0..<count where !left.contains(row) && admitted?[row] ?? true {
      scored.append(ScoredRow(row: row, score: naiveScore(of: row)))
    }
    scored.sort { $0.score == $1.score ? $0.row < $1.row : $0.score > $1.score }
    return Array(scored.prefix(k))
  }

  func naiveScore(of row: Int) -> Double {
    var sum = 0.0
    for place in 0..<dimensions {
      sum += Double(vectors[row * dimensions + place]) * Double(query[place])
    }
    return sum
  }
}
