import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Eigenvalues and eigenvectors of a symmetric matrix")
struct SymmetricEigenTests {
  @Test(
    "the matrix times a vector is the vector times its value, and vectors are orthonormal",
    arguments: SeededGenerator.seeds(20, full: 200)
  )
  func definition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...30, using: &generator)
    var matrix = [Double](repeating: 0, count: size * size)
    for row in 0..<size {
      for column in 0...row {
        // Whole numbers, many of them zero: matrices that fall apart, and values that repeat.
        let element =
          seed % 2 == 0
          ? Double.random(in: -5...5, using: &generator)
          : Double(max(0, Int.random(in: -8...3, using: &generator)))
        matrix[row * size + column] = element
        matrix[column * size + row] = element
      }
    }
    check(matrix, size: size)
  }

  @Test(
    "matrices with known values",
    arguments: [
      ([2, 1, 1, 2], [3, 1]),
      ([0, 1, 1, 0], [1, -1]),
      ([0, 0, 0, 0], [0, 0]),
      ([5, 0, 0, 0, -2, 0, 0, 0, 7], [7, 5, -2]),
      ([1, 1, 1, 1, 1, 1, 1, 1, 1], [3, 0, 0]),
      ([1e-200, 0, 0, 1e-200], [1e-200, 1e-200]),
    ] as [([Double], [Double])]
  )
  func known(matrix: [Double], values: [Double]) {
    let eigen = SymmetricEigen(matrix, size: values.count)
    #expect(zip(eigen.values, values).allSatisfy { abs($0 - $1) <= 1e-14 * max(1, abs($1)) })
    check(matrix, size: values.count)
  }

  @Test("nothing has no values")
  func empty() {
    #expect(SymmetricEigen([], size: 0).values == [])
  }

  @Test("a large matrix of low rank is taken apart", arguments: [120])
  func large(size: Int) {
    var generator = SeededGenerator(seed: 9)
    let root = Matrix.random(size, 20, using: &generator)
    check(root.naiveProduct(root.transposed).elements.map(Double.init), size: size)
  }

  private func check(_ matrix: [Double], size: Int) {
    let eigen = SymmetricEigen(matrix, size: size)
    let scale = matrix.map(abs).max() ?? 0
    #expect(eigen.values == eigen.values.sorted(by: >))
    for index in 0..<size {
      let vector = Array(eigen.vectors[(index * size)..<((index + 1) * size)])
      for row in 0..<size {
        var product = 0.0
        for column in 0..<size { product += matrix[row * size + column] * vector[column] }
        let error = abs(product - eigen.values[index] * vector[row])
        #expect(error <= 1e-13 * Double(size) * scale)
      }
      for other in 0...index {
        let second = eigen.vectors[(other * size)..<((other + 1) * size)]
        let dot = zip(vector, second).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(abs(dot - (other == index ? 1 : 0)) < 1e-12)
      }
      let largest = vector.map(abs).max() ?? 0
      #expect(vector.first { abs($0) == largest }.map { $0 > 0 } == true)
    }
  }
}
