import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Every query against every row asked for")
struct ExactScanTests {
  @Test(
    "the products are those of a double loop",
    arguments: SeededGenerator.seeds(40, full: 500)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 0...70, using: &random)
    let vectors = Self.matrix(Int.random(in: 1...20, using: &random), width, using: &random)
    let queries = Self.matrix(Int.random(in: 0...10, using: &random), width, using: &random)
    let rows = (0..<Int.random(in: 0...25, using: &random)).map { _ in
      Int.random(in: 0..<vectors.rows, using: &random)
    }
    let products = ExactScan(vectors).similarities(to: queries, of: rows)
    let expected = NaiveScan(vectors: vectors).similarities(to: queries, of: rows)

    #expect(products.rows == queries.rows && products.columns == rows.count)
    for (product, value) in zip(products.elements, expected.elements) {
      #expect(abs(product - value) < 1e-5)
    }
  }

  @Test(
    "a product has the same bits whatever else is asked for",
    arguments: SeededGenerator.seeds(20)
  )
  func sameBits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...70, using: &random)
    let vectors = Self.matrix(9, width, using: &random)
    let queries = Self.matrix(9, width, using: &random)
    let all = ExactScan(vectors).similarities(to: queries, of: Array(0..<9))
    let swapped = ExactScan(queries).similarities(to: vectors, of: Array(0..<9))

    for query in 0..<9 {
      let one = Matrix(rows: 1, columns: width, elements: Array(queries.row(query)))
      for row in 0..<9 {
        let alone = ExactScan(vectors).similarities(to: one, of: [row])
        #expect(alone.elements[0].bitPattern == all[query, row].bitPattern)
        #expect(swapped[row, query].bitPattern == all[query, row].bitPattern)
      }
    }
  }

  @Test("the order of the sum is fixed: eight partial sums, added in pairs, then what is left over")
  func order() {
    let big: Float = 16_777_216
    // One is lost beside 2^24, unless another one joins it first.
    let row: [Float] = [big, 0, 1, 0, 0, 0, 1, 0, -big, 0, 0, 0, 0, 0, 0, 0, 0.5]
    let ones = [Float](repeating: 1, count: row.count)
    let scan = ExactScan(Matrix(rows: 1, columns: row.count, elements: row))
    let sum = scan.similarities(
      to: Matrix(rows: 1, columns: row.count, elements: ones),
      of: [0]
    )
    #expect(sum.elements == [2.5])

    let left: [Float] = [big, 1, 0, 0, 0, 0, 0, 0, 1, 1]
    let scanLeft = ExactScan(Matrix(rows: 1, columns: 10, elements: left))
    let lost = scanLeft.similarities(
      to: Matrix(rows: 1, columns: 10, elements: Array(repeating: 1, count: 10)),
      of: [0]
    )
    #expect(lost.elements == [big])
  }

  private static func matrix(
    _ rows: Int,
    _ columns: Int,
    using random: inout SeededGenerator
  ) -> Matrix {
    Matrix(
      rows: rows,
      columns: columns,
      elements: (0..<(rows * columns)).map { _ in Float.random(in: -1...1, using: &random) / 4 }
    )
  }
}

/// A scan by a double loop, in `Double`.
struct NaiveScan: VectorScan {
  let vectors: Matrix

  func similarities(to queries: Matrix, of rows: [Int]) -> Matrix {
    var result = Matrix(rows: queries.rows, columns: rows.count)
    for query in 0..<queries.rows {
      for (position, row) in rows.enumerated() {
        let products = zip(queries.row(query), vectors.row(row)).map { Double($0) * Double($1) }
        result[query, position] = Float(products.reduce(0, +))
      }
    }
    return result
  }
}
