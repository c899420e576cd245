import SectionFiles
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The nearest rows by a scan of bytes")
struct ExactTopTests {
  @Test(
    "on every path the answer is that of a scan in Double, ids, scores and order",
    arguments: SeededGenerator.seeds(28, full: 700)
  )
  func naiveTwin(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kinds = ScanWorld.Rows.allCases
    let rows = kinds[Int(seed) % kinds.count]
    // More rows than a block has, or more codes than a register; both only with many seeds.
    let shapes = [(30, 200), (5000, 8), (300, 200), (5000, seed > 28 ? 200 : 8)]
    let (most, widest) = shapes[Int(seed) / kinds.count % shapes.count]
    let world = ScanWorld.random(rows, most: most, dimensions: 1...widest, using: &random)
    let vectors = try #require(QuantisedVectors(world.vectors, dimensions: world.dimensions))
    let k = [0, 1, 20, world.count + 1][Int.random(in: 0..<4, using: &random)]
    let expected = world.naiveTop(k)

    var rescored: Set<Int> = []
    for path in ScanPath.available {
      let found = vectors.exactTop(
        k,
        query: world.query,
        excluding: world.excluded,
        admitted: world.admitted,
        path: path
      )
      #expect(found.rows == expected, "\(path)")
      rescored.insert(found.rescored)
    }
    #expect(rescored.count == 1)
  }

  @Test(
    "every score lies within the bounds of its row, and the bounds have the same bits on every path",
    arguments: SeededGenerator.seeds(14, full: 350)
  )
  func bounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kinds = ScanWorld.Rows.allCases
    let rows = kinds[Int(seed) % kinds.count]
    let world = ScanWorld.random(rows, most: 200, using: &random)
    let vectors = try #require(QuantisedVectors(world.vectors, dimensions: world.dimensions))
    let expected = vectors.bounds(world.query, .portable)
    #expect(expected.map(\.row) == Array(0..<world.count))
    for bound in expected {
      let score = world.naiveScore(of: bound.row)
      #expect(Double(bound.lower) <= score && score <= Double(bound.upper))
    }
    for path in ScanPath.available {
      #expect(vectors.bounds(world.query, path) == expected, "\(path)")
    }
  }

  @Test(
    "where a score is as far off as it can be, its bounds just hold it",
    arguments: [0.49, -0.49]
  )
  func tightBounds(part: Float) throws {
    // The first number sets the step to 1, and the rest is all lost in the same direction.
    let lossy: [Float] = [127] + Array(repeating: part, count: 40)
    let whole: [Float] = [0] + Array(repeating: 127, count: 40)
    for (vector, query) in [(lossy, whole), (whole, lossy)] {
      let vectors = try #require(QuantisedVectors(vector, dimensions: 41))
      let score = Double(part) * 127 * 40
      for path in ScanPath.available {
        let bounds = vectors.bounds(query, path)
        #expect(bounds.allSatisfy { Double($0.lower) <= score && score <= Double($0.upper) })
        let nearest = bounds.map { min(score - Double($0.lower), Double($0.upper) - score) }
        #expect(nearest.count == 1 && nearest.allSatisfy { $0 < 0.5 })
      }
    }
  }

  @Test("a sum that Float cannot hold lies within its bounds")
  func roundedSum() throws {
    let vector = [Float](repeating: 127, count: 2047)
    let vectors = try #require(QuantisedVectors(vector, dimensions: 2047))
    #expect(Array(vectors.errors) == [0])
    let score = 33_016_063.0
    #expect(Double(Float(score)) != score)
    for path in ScanPath.available {
      for bound in vectors.bounds(vector, path) {
        #expect(Double(bound.lower) <= score && score <= Double(bound.upper))
      }
      #expect(vectors.exactTop(1, query: vector).rows == [ScoredRow(row: 0, score: score)])
    }
  }

  @Test("of equal rows the lower ones are taken, also where blocks meet")
  func ties() throws {
    let rows = 2 * QuantisedVectors.blockRows + 3
    let vectors = try #require(
      QuantisedVectors(Array(repeating: 0.1, count: 3 * rows), dimensions: 3)
    )
    let query: [Float] = [1, 2, 3]
    let last = rows - 2
    let top = vectors.exactTop(3, query: query, excluding: Array(1..<last))
    #expect(top.rows.map(\.row) == [0, last, last + 1])
    #expect(Set(top.rows.map(\.score)).count == 1)
  }

  @Test("rows that lie apart are told by their bounds, and few are rescored")
  func survivors() throws {
    let vectors: [Float] = (0..<1000).flatMap { [Float($0), 1] }
    let quantised = try #require(QuantisedVectors(vectors, dimensions: 2))
    let top = quantised.exactTop(2, query: [1, 0], excluding: [999])
    #expect(top.rows == [ScoredRow(row: 998, score: 998), ScoredRow(row: 997, score: 997)])
    #expect(top.rescored < 10)
  }

  @Test("where bytes put rows in the wrong order, only the bounds keep the answer right")
  func neededBounds() throws {
    var random = SeededGenerator(seed: 7)
    var wrong = 0
    for _ in 0..<20 {
      let dimensions = 64
      let query = (0..<dimensions).map { _ in Float.random(in: -1...1, using: &random) }
      let vectors: [Float] = (0..<300).flatMap { _ in
        query.map { $0 + Float.random(in: -1...1, using: &random) / 500 }
      }
      let world = ScanWorld(dimensions: dimensions, vectors: vectors, query: query)
      let quantised = try #require(QuantisedVectors(vectors, dimensions: dimensions))
      let careless = try #require(
        QuantisedVectors(
          vectors: quantised.vectors,
          dimensions: dimensions,
          codes: quantised.codes,
          scales: quantised.scales,
          errors: Column(Array(repeating: 0, count: 300)),
          norms: Column([0])
        )
      )
      let expected = world.naiveTop(10)
      #expect(quantised.exactTop(10, query: query).rows == expected)
      if careless.exactTop(10, query: query).rows != expected { wrong += 1 }
      #expect(!careless.isSound())
    }
    #expect(wrong == 20)
  }
}

extension QuantisedVectors {
  /// The bounds of every row.
  func bounds(_ query: [Float], _ path: ScanPath) -> [BoundedRow] {
    var bounds: [BoundedRow] = []
    forEachBlock(QuantisedQuery(query, width: stride), path) { scan in
      bounds += scan(-.infinity)
    }
    return bounds
  }
}
