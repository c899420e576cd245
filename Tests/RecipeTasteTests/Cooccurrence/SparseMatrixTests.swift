import TestSupport
import Testing

@testable import RecipeTaste

@Suite("A matrix that is mostly zero")
struct SparseMatrixTests {
  @Test(
    "its product is that of the same matrix with its zeros, few of them or many",
    arguments: SeededGenerator.seeds(2, full: 40)
  )
  func product(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Few elements, a small matrix, a full one, and one that is large and mostly empty.
    for (rows, columns, width, most) in [
      (5, 29, 3, 3), (40, 30, 17, 3), (12, 25, 5, 20), (2_000, 132, 17, 3),
    ] {
      let sparse = random(rows, columns, each: most, using: &generator)
      let other = Matrix.random(columns, width, using: &generator)
      let expected = sparse.dense.naiveProduct(other)
      for algebra in LinearAlgebra.all {
        #expect(sparse.multiplied(by: other, using: algebra).distance(to: expected) < 1e-5)
      }
    }
  }

  @Test("transposing turns rows into columns", arguments: SeededGenerator.seeds(10))
  func transposed(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sparse = random(
      Int.random(in: 0...20, using: &generator),
      Int.random(in: 1...20, using: &generator),
      each: 2,
      using: &generator
    )
    #expect(sparse.transposed.dense == sparse.dense.transposed)
    #expect(sparse.transposed.transposed == sparse)
  }

  @Test("rows and columns are spread to their places, and the others are empty")
  func spread() {
    var small = SparseMatrix(columns: 2)
    small.append(5, column: 1)
    small.endRow()
    small.append(3, column: 0)
    small.append(4, column: 1)
    small.endRow()
    var expected = Matrix(rows: 5, columns: 5)
    expected[1, 3] = 5
    expected[3, 1] = 3
    expected[3, 3] = 4

    #expect(small.spread(to: [1, 3], of: 5).dense == expected)
    #expect(small.spread(to: [0, 1], of: 2) == small)
  }

  @Test(
    "columns of numbers that do not fit each other are no matrix",
    arguments: [
      ([], [], 0), ([1], [0], 1), ([0, 2], [0], 1), ([0, 1], [3], 1), ([0, 2], [1, 1], 2),
      ([0, 2], [1, 0], 2), ([0, 2, 1], [1], 1), ([0, 1], [0], 2), ([0, 9, 1], [0], 1),
    ] as [([Int], [UInt32], Int)]
  )
  func misfits(offsets: [Int], indices: [UInt32], values: Int) {
    let values = [Float](repeating: 1, count: values)
    #expect(SparseMatrix(columns: 3, offsets: offsets, indices: indices, values: values) == nil)
  }

  private func random(
    _ rows: Int,
    _ columns: Int,
    each most: Int,
    using generator: inout SeededGenerator
  ) -> SparseMatrix {
    var sparse = SparseMatrix(columns: columns)
    for _ in 0..<rows {
      let filled = (0..<columns).shuffled(using: &generator)
        .prefix(Int.random(in: 0...most, using: &generator))
      for column in filled.sorted() {
        sparse.append(Float.random(in: -1...1, using: &generator), column: column)
      }
      sparse.endRow()
    }
    return sparse
  }
}
