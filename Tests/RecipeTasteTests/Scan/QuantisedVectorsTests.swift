import SectionFiles
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Vectors in bytes")
struct QuantisedVectorsTests {
  @Test("codes are whole steps of the largest number, and rows are filled up with zeros")
  func codes() throws {
    let vectors = try #require(QuantisedVectors([127, -63.25, 0.5, 0, 0, 0], dimensions: 3))
    #expect(vectors.count == 2)
    #expect(Array(vectors.codes) == [127, -63, 0] + Array(repeating: 0, count: 125))
    #expect(Array(vectors.scales) == [1, 0])
    // The distance is √(0.25² + 0.5²), the length √(127² + 63²).
    #expect(vectors.errors[0] >= 0.559016 && vectors.errors[0] < 0.559018)
    #expect(vectors.errors[1] == 0)
    #expect(vectors.norms.count == 1)
    #expect(vectors.norms[0] >= 141.767415 && vectors.norms[0] < 141.76744)
  }

  @Test(
    "errors and norms are no smaller than they are, whatever the magnitude",
    arguments: SeededGenerator.seeds(30, full: 600)
  )
  func rigour(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kinds = ScanWorld.Rows.allCases
    let world = ScanWorld.random(kinds[Int(seed) % kinds.count], most: 50, using: &random)
    let vectors = try #require(QuantisedVectors(world.vectors, dimensions: world.dimensions))
    for row in 0..<world.count {
      var lost = 0.0
      var kept = 0.0
      for place in 0..<world.dimensions {
        let code = vectors.codes[row * vectors.stride + place]
        let stored = Double(code) * Double(vectors.scales[row])
        let distance = Double(world.vectors[row * world.dimensions + place]) - stored
        lost += distance * distance
        kept += stored * stored
        #expect(code != -128)
      }
      #expect(Double(vectors.errors[row]) >= lost.squareRoot())
      #expect(Double(vectors.errors[row]) <= 1.000001 * lost.squareRoot() + 0x1p-149)
      #expect(Double(vectors.norms[0]) >= kept.squareRoot())
    }
    #expect(vectors.isSound())
  }

  @Test("numbers that are no whole rows, not finite or too large are refused")
  func refusals() {
    #expect(QuantisedVectors([1, 2, 3], dimensions: 2) == nil)
    #expect(QuantisedVectors([], dimensions: 0) == nil)
    #expect(QuantisedVectors([], dimensions: QuantisedVectors.mostDimensions + 1) == nil)
    for number in [Float.nan, .infinity, -.infinity, QuantisedVectors.largest.nextUp] {
      #expect(QuantisedVectors([1, number], dimensions: 2) == nil)
    }
    #expect(QuantisedVectors([1, -QuantisedVectors.largest], dimensions: 2)?.count == 1)
    #expect(QuantisedVectors([], dimensions: 5)?.exactTop(3, query: [0, 0, 0, 0, 0]).rows == [])
  }

  @Test("stored columns give the same answers; sizes that do not fit are refused")
  func stored() throws {
    let fresh = try #require(QuantisedVectors([1, 0, 0.5, 0.5, 0, 1], dimensions: 2))
    func stored(
      dimensions: Int = 2,
      codes: Column<Int8>? = nil,
      scales: Column<Float>? = nil,
      errors: Column<Float>? = nil,
      norms: Column<Float>? = nil
    ) -> QuantisedVectors? {
      QuantisedVectors(
        vectors: fresh.vectors,
        dimensions: dimensions,
        codes: codes ?? fresh.codes,
        scales: scales ?? fresh.scales,
        errors: errors ?? fresh.errors,
        norms: norms ?? fresh.norms
      )
    }
    let query: [Float] = [0.25, 1]
    #expect(stored()?.exactTop(2, query: query) == fresh.exactTop(2, query: query))
    #expect(stored()?.isSound() == true)
    #expect(stored(dimensions: 0) == nil)
    #expect(stored(dimensions: 3) == nil)
    #expect(stored(codes: fresh.codes[0..<191]) == nil)
    #expect(stored(scales: fresh.scales[0..<2]) == nil)
    #expect(stored(errors: fresh.errors[0..<2]) == nil)
    #expect(stored(norms: Column([1, 1])) == nil)
  }

  @Test("wrong numbers in stored columns are found, and no answer from them traps")
  func wrongNumbers() throws {
    let fresh = try #require(QuantisedVectors([1, 0, 0.5, 0.5, 0, 1], dimensions: 2))
    for number in [Float.nan, .infinity, -.infinity, -1, 0] {
      for place in 0..<3 {
        var columns = [Array(fresh.scales), Array(fresh.errors), Array(fresh.norms)]
        columns[place][0] = number == columns[place][0] ? 1 : number
        let wrong = try #require(
          QuantisedVectors(
            vectors: fresh.vectors,
            dimensions: 2,
            codes: fresh.codes,
            scales: Column(columns[0]),
            errors: Column(columns[1]),
            norms: Column(columns[2])
          )
        )
        #expect(!wrong.isSound())
        for path in ScanPath.available {
          #expect(wrong.exactTop(2, query: [1, 1], path: path).rows.count <= 2)
        }
      }
    }
  }
}
