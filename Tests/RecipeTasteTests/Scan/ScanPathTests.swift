import SectionFiles
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The instructions of a scan")
struct ScanPathTests {
  @Test(
    "the products of codes are those of a double loop, on every path",
    arguments: SeededGenerator.seeds(24, full: 400)
  )
  func products(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let dimensions = Int.random(in: 1...200, using: &random)
    let rows = Int.random(in: 0...[20, 300][Int(seed % 2)], using: &random)
    let stride = QuantisedVectors.stride(of: dimensions)
    // A stored row may hold −128, which quantising never gives; it must not saturate either.
    let range: ClosedRange<Int8> = seed % 3 == 0 ? -128 ... -127 : -128...127
    let codes = (0..<(rows * stride)).map { _ in Int8.random(in: range, using: &random) }
    let extremes = seed % 4 < 2
    let query: [Int8] = (0..<stride).map { _ in
      guard extremes else { return .random(in: -127...127, using: &random) }
      return Bool.random(using: &random) ? 127 : -127
    }
    let vectors = try #require(
      QuantisedVectors(
        vectors: Column(Array(repeating: 0, count: rows * dimensions)),
        dimensions: dimensions,
        codes: Column(codes),
        scales: Column(Array(repeating: 1, count: rows)),
        errors: Column(Array(repeating: 0, count: rows)),
        norms: Column(Array(repeating: 0, count: QuantisedVectors.blocks(of: rows)))
      )
    )
    var expected: [Int32] = []
    for row in 0..<rows {
      var sum: Int32 = 0
      for place in 0..<stride { sum += Int32(codes[row * stride + place]) * Int32(query[place]) }
      expected.append(sum)
    }
    for path in ScanPath.available {
      #expect(vectors.products(with: query, path) == expected, "\(path)")
    }
  }

  @Test("with the most dimensions, and every code as large as can be, a sum still fits")
  func longestSum() throws {
    let dimensions = QuantisedVectors.mostDimensions
    let vectors = try #require(
      QuantisedVectors(
        vectors: Column(Array(repeating: 0, count: dimensions)),
        dimensions: dimensions,
        codes: Column(Array(repeating: -128, count: dimensions)),
        scales: Column([1]),
        errors: Column([0]),
        norms: Column([0])
      )
    )
    for path in ScanPath.available {
      let query = [Int8](repeating: 127, count: dimensions)
      #expect(vectors.products(with: query, path) == [-128 * 127 * 65536], "\(path)")
    }
  }

  @Test("there is always a path, and the best is one that is there")
  func available() {
    #expect(ScanPath.available.first == .portable)
    #expect(ScanPath.available.contains(.best))
    #if arch(x86_64)
      #expect(!ScanPath.neon.isAvailable && !ScanPath.neonDotProduct.isAvailable)
    #elseif arch(arm64)
      #expect(ScanPath.neon.isAvailable && !ScanPath.avx2.isAvailable)
    #endif
  }
}
