import BenchmarkFiles

/// How vectors lie.
enum VectorShape: String, CaseIterable, Encodable {
  /// Near few directions, in groups, with noise: as recipes do.
  case clustered
  /// In all directions alike.
  case isotropic
}

/// Unit vectors drawn by chance: the same for the same numbers.
struct VectorWorld {
  let dimensions: Int
  private let shape: VectorShape
  private var random: SplitMix64
  /// `groups × dimensions`: where the groups lie, each a mixture of few directions.
  private let centres: [[Float]]

  private static let groups = 200
  private static let rank = 12

  init(_ shape: VectorShape, dimensions: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.dimensions = dimensions
    self.shape = shape
    let directions = (0..<Self.rank).map { _ in random.normals(dimensions) }
    centres = (0..<Self.groups).map { _ in
      var centre = [Float](repeating: 0, count: dimensions)
      for (weight, direction) in zip(random.normals(Self.rank), directions) {
        for place in centre.indices { centre[place] += weight * direction[place] / 3 }
      }
      return centre
    }
    self.random = random
  }

  /// `count × dimensions`. Cost: O(count · dimensions).
  mutating func rows(_ count: Int) -> [Float] {
    var rows: [Float] = []
    rows.reserveCapacity(count * dimensions)
    for _ in 0..<count { rows.append(contentsOf: row()) }
    return rows
  }

  /// One unit vector.
  mutating func row() -> [Float] {
    var row = random.normals(dimensions)
    if shape == .clustered {
      let centre = centres[number(below: Self.groups)]
      for place in row.indices { row[place] = centre[place] + row[place] / 2 }
    }
    let length = row.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 0 ? row.map { $0 / length } : row
  }

  mutating func number(below limit: Int) -> Int {
    Int(random.next() % UInt64(limit))
  }
}

extension SplitMix64 {
  /// Numbers that are nearly normal, of mean 0 and variance 1: each a sum of four sixteen-bit ones.
  fileprivate mutating func normals(_ count: Int) -> [Float] {
    (0..<count).map { _ in
      let bits = next()
      let sum = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
      return (Float(sum) / 65536 - 2) * 1.732_050_8
    }
  }
}
