import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Cholesky's factor and the inverse")
struct CholeskyTests {
  /// Around the size that is halved, and what is halved several times.
  static let sizes = [1, 2, 3, 16, 17, 33, 70]

  @Test("the factor times its transpose is the matrix", arguments: sizes)
  func factor(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    let matrix = Matrix.positiveDefinite(size, using: &generator)
    for algebra in LinearAlgebra.all {
      var factor = matrix.withNoiseAboveDiagonal(using: &generator)
      var isDefinite = false
      factor.withBlock { isDefinite = $0.factorise(using: algebra) }
      #expect(isDefinite)
      let triangle = factor.lowerTriangle
      #expect(triangle.naiveProduct(triangle.transposed).distance(to: matrix) < 2e-5)
    }
  }

  @Test("the inverse times the matrix is one, and it is symmetric", arguments: sizes)
  func inverse(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    let matrix = Matrix.positiveDefinite(size, using: &generator)
    for algebra in LinearAlgebra.all {
      var inverse = matrix.withNoiseAboveDiagonal(using: &generator)
      let isDefinite = inverse.invertPositiveDefinite(using: algebra)
      #expect(isDefinite)
      #expect(inverse.naiveProduct(matrix).distance(to: .identity(size)) < 5e-5)
      #expect(inverse == inverse.transposed)
    }
  }

  @Test("a matrix that is not positive definite has no factor")
  func indefinite() {
    for algebra in LinearAlgebra.all {
      for elements in [[1, 2, 2, 1], [0, 0, 0, 1], [1, 0, 0, -1], [.nan, 0, 0, 1]] as [[Float]] {
        var matrix = Matrix(rows: 2, columns: 2, elements: elements)
        let isDefinite = matrix.invertPositiveDefinite(using: algebra)
        #expect(!isDefinite, "\(elements)")
      }
    }
  }

  @Test("nothing has an inverse, which is nothing")
  func empty() {
    var matrix = Matrix(rows: 0, columns: 0)
    let isDefinite = matrix.invertPositiveDefinite(using: .plain)
    #expect(isDefinite)
  }
}

extension Matrix {
  fileprivate static func positiveDefinite(
    _ size: Int,
    using generator: inout SeededGenerator
  ) -> Matrix {
    let root = Matrix.random(size, size, using: &generator)
    var result = root.naiveProduct(root.transposed).map { $0 / Float(size) }
    for index in 0..<size { result[index, index] += 1 }
    return result
  }

  fileprivate var lowerTriangle: Matrix {
    var result = self
    for row in 0..<rows {
      for column in (row + 1)..<max(row + 1, columns) { result[row, column] = 0 }
    }
    return result
  }
}
