import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The largest singular values")
struct TruncatedSVDTests {
  /// Against all eigenvalues of the product with the transpose, which no random subspace is in.
  @Test(
    "they are the roots of the largest eigenvalues of the matrix times its transpose",
    arguments: SeededGenerator.seeds(5, full: 60)
  )
  func values(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let matrix = declining(40, 30, using: &generator)
    let full = SymmetricEigen(
      matrix.dense.transposed.naiveProduct(matrix.dense).elements.map(Double.init),
      size: 30
    )
    let rank = Int.random(in: 1...12, using: &generator)
    for algebra in LinearAlgebra.all {
      let found = svd(matrix, rank: rank, using: algebra)
      for index in 0..<rank {
        let value = full.values[index].squareRoot()
        #expect(abs(found.values[index] - value) < 1e-3 * value)
        // The vectors agree too, with their signs, where values lie apart.
        let vector = full.vectors[(index * 30)..<((index + 1) * 30)]
        let column = (0..<30).map { Double(found.right[$0, index]) }
        let dot = zip(vector, column).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(abs(dot) > 0.999)
      }
    }
  }

  @Test("left and right vectors are orthonormal and belong together", arguments: [1, 4, 12])
  func vectors(rank: Int) {
    var generator = SeededGenerator(seed: 3)
    let matrix = declining(40, 30, using: &generator)
    for algebra in LinearAlgebra.all {
      let found = svd(matrix, rank: rank, using: algebra)
      let one = Matrix.identity(rank)
      #expect(found.left.transposed.naiveProduct(found.left).distance(to: one) < 1e-5)
      #expect(found.right.transposed.naiveProduct(found.right).distance(to: one) < 1e-4)
      let image = matrix.dense.naiveProduct(found.right)
      for row in 0..<40 {
        for column in 0..<rank {
          let expected = found.left[row, column] * Float(found.values[column])
          #expect(abs(image[row, column] - expected) < 1e-3)
        }
      }
      for column in 0..<rank {
        let vector = (0..<40).map { found.left[$0, column] }
        let largest = vector.map(abs).max()
        #expect(vector.first { abs($0) == largest }.map { $0 > 0 } == true)
      }
    }
  }

  @Test("all of a small matrix is found, and what lies beyond its rank is zero")
  func deficient() {
    var sparse = SparseMatrix(columns: 4)
    for row in [[1, 2, 0, 0], [2, 4, 0, 0], [0, 0, 3, 0], [0, 0, 0, 0]] as [[Float]] {
      for (column, value) in row.enumerated() where value != 0 {
        sparse.append(value, column: column)
      }
      sparse.endRow()
    }
    for algebra in LinearAlgebra.all {
      let found = svd(sparse, rank: 4, using: algebra)
      #expect(abs(found.values[0] - 5) < 1e-5)
      #expect(abs(found.values[1] - 3) < 1e-5)
      #expect(found.values[2...] == [0, 0])
      for row in 0..<4 {
        for column in 2..<4 {
          #expect(found.left[row, column] == 0)
          #expect(found.right[row, column] == 0)
        }
      }
    }
  }

  @Test("a matrix of nothing has no values, and an empty one none that are not zero")
  func empty() {
    #expect(svd(SparseMatrix(columns: 0), rank: 0, using: .best).values == [])
    var zero = SparseMatrix(columns: 3)
    for _ in 0..<3 { zero.endRow() }
    let found = svd(zero, rank: 2, using: .best)
    #expect(found.values == [0, 0])
    #expect(found.left == Matrix(rows: 3, columns: 2))
  }

  @Test("random bits are those of the published generator")
  func bits() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  private func svd(
    _ matrix: SparseMatrix,
    rank: Int,
    using algebra: LinearAlgebra
  ) -> TruncatedSVD {
    TruncatedSVD(
      of: matrix,
      rank: rank,
      oversampling: 8,
      powerPasses: 5,
      seed: 1,
      using: algebra
    )
  }

  /// A full matrix whose singular values decline by an eighth from one to the next.
  private func declining(
    _ rows: Int,
    _ columns: Int,
    using generator: inout SeededGenerator
  ) -> SparseMatrix {
    let left = Matrix.random(rows, columns, using: &generator).orthonormalised(using: .plain)
    var right = Matrix.random(columns, columns, using: &generator).orthonormalised(using: .plain)
    var value: Float = 10
    for column in 0..<columns {
      for row in 0..<columns { right[row, column] *= value }
      value *= 0.875
    }
    let product = left.naiveProduct(right.transposed)
    var sparse = SparseMatrix(columns: columns)
    for row in 0..<rows {
      for column in 0..<columns { sparse.append(product[row, column], column: column) }
      sparse.endRow()
    }
    return sparse
  }
}
