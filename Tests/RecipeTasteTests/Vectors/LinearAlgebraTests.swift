import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Products of matrices, by the library and by loops")
struct LinearAlgebraTests {
  /// Sums of at most 80 products of numbers up to 1 in Float.
  let tolerance: Float = 2e-5

  @Test("a product is what the definition says", arguments: SeededGenerator.seeds(12, full: 200))
  func product(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = (0..<3).map { _ in Int.random(in: 1...80, using: &generator) }
    let left = Matrix.random(sizes[0], sizes[1], using: &generator)
    let right = Matrix.random(sizes[1], sizes[2], using: &generator)
    let expected = left.naiveProduct(right)

    for algebra in LinearAlgebra.all {
      #expect(left.multiplied(by: right, using: algebra).distance(to: expected) < tolerance)
      let transposed = left.multiplied(byTransposeOf: right.transposed, using: algebra)
      #expect(transposed.distance(to: expected) < tolerance)
    }
  }

  @Test(
    "a product with nothing inside is zero, and one without rows or columns is empty",
    arguments: [(3, 0, 2), (0, 3, 2), (3, 2, 0), (0, 0, 0)]
  )
  func empty(rows: Int, inner: Int, columns: Int) {
    let left = Matrix(
      rows: rows,
      columns: inner,
      elements: .init(repeating: 1, count: rows * inner)
    )
    let right = Matrix(rows: inner, columns: columns)
    for algebra in LinearAlgebra.all {
      let zero = Matrix(rows: rows, columns: columns)
      #expect(left.multiplied(by: right, using: algebra) == zero)
      #expect(left.multiplied(byTransposeOf: right.transposed, using: algebra) == zero)
    }
  }

  /// The parts of larger matrices, so that the distance between rows counts.
  @Test(
    "updates and triangles touch the lower part of their block and nothing else",
    arguments: SeededGenerator.seeds(12, full: 200)
  )
  func blocks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...40, using: &generator)
    let columns = Int.random(in: 1...40, using: &generator)
    let tall = Matrix.random(rows, columns, using: &generator)
    let wide = tall.transposed
    let triangle = Matrix.triangle(columns, using: &generator)
    let square = Matrix.random(columns, columns, using: &generator)

    for algebra in LinearAlgebra.all {
      let subtracted = changed(square) { inside in
        wide.withReadOnlyBlock { algebra.subtractRowProducts(of: $0, from: inside) }
      }
      let added = changed(square) { inside in
        tall.withReadOnlyBlock { algebra.addColumnProducts(of: $0, to: inside) }
      }
      let products = wide.naiveProduct(tall)
      for row in 0..<columns {
        for column in 0..<columns {
          let change = column <= row ? products[row, column] : 0
          #expect(abs(square[row, column] - change - subtracted[row, column]) < tolerance)
          #expect(abs(square[row, column] + change - added[row, column]) < tolerance)
        }
      }

      let noisy = triangle.withNoiseAboveDiagonal(using: &generator)
      let divided = changed(tall) { inside in
        noisy.withReadOnlyBlock { algebra.divide(inside, byTransposeOf: $0) }
      }
      #expect(divided.naiveProduct(triangle.transposed).distance(to: tall) < tolerance)
      let solved = changed(wide) { inside in
        noisy.withReadOnlyBlock { algebra.solve($0, for: inside) }
      }
      #expect(triangle.naiveProduct(solved).distance(to: wide) < tolerance)
      let turned = changed(wide) { inside in
        noisy.withReadOnlyBlock { algebra.multiply(inside, byTransposedTriangle: $0) }
      }
      #expect(turned.distance(to: triangle.transposed.naiveProduct(wide)) < tolerance)
      let multiplied = changed(tall) { inside in
        noisy.withReadOnlyBlock { algebra.multiplyNegated(inside, byTriangle: $0) }
      }
      let expected = tall.naiveProduct(triangle)
      #expect(multiplied.distance(to: expected.map { -$0 }) < tolerance)
    }
  }

  /// What becomes of a matrix that stands inside a larger one; the rest must stay as it is.
  private func changed(_ matrix: Matrix, by change: (MatrixBlock) -> Void) -> Matrix {
    let (rows, columns) = (matrix.rows, matrix.columns)
    var frame = Matrix(
      rows: rows + 2,
      columns: columns + 3,
      elements: .init(repeating: 7, count: (rows + 2) * (columns + 3))
    )
    var result = matrix
    frame.withBlock { frame in
      let inside = frame.block(rows: 1..<(rows + 1), columns: 2..<(columns + 2))
      for row in 0..<rows {
        for column in 0..<columns { inside[row, column] = matrix[row, column] }
      }
      change(inside)
      for row in 0..<rows {
        for column in 0..<columns {
          result[row, column] = inside[row, column]
          inside[row, column] = 7
        }
      }
    }
    #expect(frame.elements.allSatisfy { $0 == 7 })
    return result
  }

  @Test(
    "the Gram matrix is the sum of outer products",
    arguments: SeededGenerator.seeds(6, full: 60)
  )
  func gram(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...30, using: &generator)
    let matrix = Matrix.random(
      Int.random(in: 0...2_500, using: &generator),
      size,
      using: &generator
    )
    let ends = (0..<2).map { _ in Int.random(in: 0...matrix.rows, using: &generator) }
    let rows = min(ends[0], ends[1])..<max(ends[0], ends[1])
    var expected = [Double](repeating: 0, count: size * size)
    for row in rows {
      for left in 0..<size {
        for right in 0..<size {
          expected[left * size + right] += Double(matrix[row, left]) * Double(matrix[row, right])
        }
      }
    }

    for algebra in LinearAlgebra.all {
      var gram = GramMatrix(size: size)
      gram.add(matrix, rows: rows, using: algebra)
      let difference = zip(gram.symmetric, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-9)
    }
  }

  @Test("a library that is not there is not found, nor is one without BLAS in it")
  func absent() {
    #expect((BLASLibrary(at: "libnothing-of-that-name.so.9") == nil))
    #expect((BLASLibrary(at: "libm.so.6") == nil))
  }
}

extension Matrix {
  /// Lower triangular and well conditioned.
  static func triangle(_ size: Int, using generator: inout SeededGenerator) -> Matrix {
    var result = Matrix(rows: size, columns: size)
    for row in 0..<size {
      for column in 0..<row {
        result[row, column] = Float.random(in: -1...1, using: &generator) / Float(size)
      }
      result[row, row] = Float.random(in: 0.5...1.5, using: &generator)
    }
    return result
  }

  func withNoiseAboveDiagonal(using generator: inout SeededGenerator) -> Matrix {
    var result = self
    for row in 0..<rows {
      for column in (row + 1)..<max(row + 1, columns) {
        result[row, column] = Float.random(in: -9...9, using: &generator)
      }
    }
    return result
  }

  func map(_ transform: (Float) -> Float) -> Matrix {
    Matrix(rows: rows, columns: columns, elements: elements.map(transform))
  }
}
