/// The largest singular values of a matrix with their vectors: the best approximation of that rank.
///
/// Values descend. Of each left vector the component of the largest magnitude, the first of equal
/// ones, is positive. What lies beyond the matrix's rank is zero, values and vectors.
struct TruncatedSVD: Sendable, Equatable {
  /// `rows × rank`.
  let left: Matrix
  let values: [Double]
  /// `columns × rank`.
  let right: Matrix

  /// Finds them in the image of a random subspace, sharpened by passing it through the matrix and
  /// its transpose.
  ///
  /// - Parameters:
  ///   - rank: At most the smaller side.
  ///   - oversampling: Dimensions of the subspace beyond `rank`.
  ///   - powerPasses: Times it is sharpened; more when values decline slowly.
  ///   - seed: Equal seeds give equal results.
  /// Cost: O((elements + (rows + columns) · (rank + oversampling)) · (rank + oversampling) ·
  /// powerPasses).
  ///
  /// Source: Halko, Martinsson & Tropp, SIAM Review 53(2), 2011.
  init(
    of matrix: SparseMatrix,
    rank: Int,
    oversampling: Int,
    powerPasses: Int,
    seed: UInt64,
    using algebra: LinearAlgebra
  ) {
    precondition(rank <= min(matrix.rows, matrix.columns), "rank \(rank)")
    let width = min(rank + oversampling, matrix.rows, matrix.columns)
    let transposed = matrix.transposed
    var signs = SplitMix64(seed: seed)
    let start = Matrix.randomSigns(rows: matrix.columns, columns: width, using: &signs)
    var basis = matrix.multiplied(by: start, using: algebra).orthonormalised(using: algebra)
    for _ in 0..<powerPasses {
      let back = transposed.multiplied(by: basis, using: algebra).orthonormalised(using: algebra)
      basis = matrix.multiplied(by: back, using: algebra).orthonormalised(using: algebra)
    }
    let image = transposed.multiplied(by: basis, using: algebra)

    var gram = GramMatrix(size: width)
    gram.add(image, rows: 0..<image.rows, using: algebra)
    let eigen = SymmetricEigen(gram.symmetric, size: width)
    let largest = eigen.values.first ?? 0
    // Values are roots: what rounding of Floats leaves of a zero is below this part of the largest.
    let values = eigen.values.prefix(rank).map { $0 > largest * 1e-11 ? $0.squareRoot() : 0 }
    var turn = Matrix(rows: width, columns: rank)
    var scaledTurn = turn
    for column in 0..<rank where values[column] > 0 {
      for row in 0..<width {
        let component = eigen.vectors[column * width + row]
        turn[row, column] = Float(component)
        scaledTurn[row, column] = Float(component / values[column])
      }
    }
    var left = basis.multiplied(by: turn, using: algebra)
    var right = image.multiplied(by: scaledTurn, using: algebra)
    for column in left.columnsOfNegativePeak {
      for row in 0..<left.rows { left[row, column].negate() }
      for row in 0..<right.rows { right[row, column].negate() }
    }
    self.left = left
    self.values = values
    self.right = right
  }
}

extension Matrix {
  /// The columns whose component of the largest magnitude, the first of equal ones, is negative.
  fileprivate var columnsOfNegativePeak: [Int] {
    var peaks = [Float](repeating: 0, count: columns)
    for row in 0..<rows {
      for column in 0..<columns where abs(self[row, column]) > abs(peaks[column]) {
        peaks[column] = self[row, column]
      }
    }
    return peaks.indices.filter { peaks[$0] < 0 }
  }

  /// A matrix of 1 and −1.
  fileprivate static func randomSigns(
    rows: Int,
    columns: Int,
    using generator: inout SplitMix64
  ) -> Matrix {
    var elements: [Float] = []
    elements.reserveCapacity(rows * columns)
    var bits: UInt64 = 0
    for position in 0..<(rows * columns) {
      if position % 64 == 0 { bits = generator.next() }
      elements.append(bits & 1 == 0 ? 1 : -1)
      bits >>= 1
    }
    return Matrix(rows: rows, columns: columns, elements: elements)
  }
}
