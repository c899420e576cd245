import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Whitening")
struct WhiteningTests {
  @Test(
    "mean and covariance are those of the definition, rows of zeros left out",
    arguments: SeededGenerator.seeds(6, full: 60)
  )
  func moments(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...8, using: &generator)
    let rows = Int.random(in: 1...60, using: &generator)
    var matrix = Matrix.random(rows, size, using: &generator)
    let known = (0..<rows).filter { $0 == 0 || $0 % 3 != 0 }
    for row in 0..<rows where !known.contains(row) {
      for column in 0..<size { matrix[row, column] = 0 }
    }
    func mean(_ value: (Int) -> Double) -> Double {
      known.reduce(0) { $0 + value($1) } / Double(known.count)
    }
    for algebra in LinearAlgebra.all {
      var moments = VectorMoments(dimensions: size)
      // In two parts, as a large corpus comes.
      let half = rows / 2 * size
      let parts = [matrix.elements.prefix(half), matrix.elements.dropFirst(half)]
      for part in parts {
        let elements = Array(part)
        let rows = elements.count / size
        moments.add(Matrix(rows: rows, columns: size, elements: elements), using: algebra)
      }
      for left in 0..<size {
        let expected = mean { Double(matrix[$0, left]) }
        #expect(abs(moments.mean[left] - expected) < 1e-9)
        for right in 0..<size {
          let product = mean { Double(matrix[$0, left]) * Double(matrix[$0, right]) }
          let covariance = product - expected * mean { Double(matrix[$0, right]) }
          #expect(abs(moments.covariance[left * size + right] - covariance) < 1e-9)
        }
      }
    }
  }

  /// T = (K + s)^(-1/2), so T · (K + s) · T = 1, with s the shrinkage times the mean eigenvalue.
  @Test("the transform is the inverse root of the covariance", arguments: [0.01, 1, 3.5])
  func transform(shrinkage: Double) {
    var generator = SeededGenerator(seed: 7)
    let vectors = stretched(using: &generator)
    var moments = VectorMoments(dimensions: 6)
    moments.add(vectors, using: .plain)
    let whitening = Whitening(moments, shrinkage: shrinkage)

    var raised = Matrix(rows: 6, columns: 6, elements: moments.covariance.map(Float.init))
    let trace = (0..<6).reduce(0) { $0 + raised[$1, $1] }
    for index in 0..<6 { raised[index, index] += Float(shrinkage) * trace / 6 }
    let product = whitening.transform.naiveProduct(raised).naiveProduct(whitening.transform)
    #expect(product.distance(to: .identity(6)) < 1e-4)
    #expect(whitening.transform == whitening.transform.transposed)
  }

  @Test("rows become of length 1 about the mean, rows of zeros and the mean itself zero")
  func applied() {
    let whitening = Whitening(
      mean: [0.5, 0],
      transform: Matrix(rows: 2, columns: 2, elements: [2, 0, 0, 1])
    )
    let rows = Matrix(rows: 4, columns: 2, elements: [0.5, 0, 0, 0, 2, 4, 0.5, -3])
    for algebra in LinearAlgebra.all {
      let found = whitening.applied(to: rows, using: algebra)
      let expected = Matrix(rows: 4, columns: 2, elements: [0, 0, 0, 0, 0.6, 0.8, 0, -1])
      #expect(found.distance(to: expected) < 1e-6)
    }
  }

  @Test("vectors that are all one have nothing to tell apart")
  func same() {
    var moments = VectorMoments(dimensions: 2)
    let rows = Matrix(rows: 3, columns: 2, elements: [0.6, 0.8, 0.6, 0.8, 0.6, 0.8])
    moments.add(rows, using: .best)
    let whitening = Whitening(moments, shrinkage: 3)

    #expect(whitening.transform == Matrix(rows: 2, columns: 2))
    #expect(whitening.applied(to: rows, using: .best) == Matrix(rows: 3, columns: 2))
  }

  @Test("without vectors the mean is zero")
  func none() {
    let whitening = Whitening(VectorMoments(dimensions: 2), shrinkage: 3)
    #expect(whitening == Whitening(mean: [0, 0], transform: Matrix(rows: 2, columns: 2)))
    #expect(Whitening(VectorMoments(dimensions: 0), shrinkage: 3).mean.isEmpty)
  }

  private func stretched(using generator: inout SeededGenerator) -> Matrix {
    var matrix = Matrix.random(200, 6, using: &generator)
    for row in 0..<200 {
      for column in 0..<6 { matrix[row, column] = matrix[row, column] / Float(column + 1) + 0.3 }
    }
    return matrix.withUnitRows(floor: 0)
  }
}
