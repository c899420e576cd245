import TestSupport
import Testing

@testable import RecipeTaste

@Suite("An orthonormal basis of columns")
struct OrthonormalBasisTests {
  @Test(
    "its columns are of length 1 and at right angles, and span the same space",
    arguments: SeededGenerator.seeds(8, full: 100)
  )
  func definition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...24, using: &generator)
    let rows = columns + Int.random(in: 0...60, using: &generator)
    var matrix = Matrix.random(rows, columns, using: &generator)
    // Columns nearly alike and of very different lengths.
    for column in 1..<max(1, columns) {
      for row in 0..<rows {
        matrix[row, column] = matrix[row, 0] + matrix[row, column] * 0.02
        if column % 3 == 0 { matrix[row, column] *= 1e4 }
      }
    }
    for algebra in LinearAlgebra.all {
      let basis = matrix.orthonormalised(using: algebra)
      #expect(basis.transposed.naiveProduct(basis).distance(to: .identity(columns)) < 2e-6)
      let projected = basis.naiveProduct(basis.transposed.naiveProduct(matrix))
      #expect(projected.distance(to: matrix) < 3e-6 * (matrix.elements.map(abs).max() ?? 0))
    }
  }

  @Test("a column that depends on those before it becomes zero")
  func dependent() {
    var generator = SeededGenerator(seed: 5)
    var matrix = Matrix.random(30, 6, using: &generator)
    for row in 0..<30 {
      matrix[row, 2] = matrix[row, 0] - 3 * matrix[row, 1]
      matrix[row, 3] = 0
      matrix[row, 5] = matrix[row, 4]
    }
    for algebra in LinearAlgebra.all {
      let basis = matrix.orthonormalised(using: algebra)
      var expected = Matrix.identity(6)
      for column in [2, 3, 5] { expected[column, column] = 0 }
      #expect(basis.transposed.naiveProduct(basis).distance(to: expected) < 2e-6)
    }
  }
}
