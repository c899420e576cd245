// Cuts one matrix into blocks that do not overlap; BLAS reads some and writes others.

extension Matrix {
  /// Turns a symmetric positive definite matrix into its inverse; only the lower triangle is read.
  ///
  /// By Cholesky's factor L: `A = L · Lᵀ`, then `A⁻¹ = L⁻ᵀ · L⁻¹`, all in the matrix's own memory.
  /// Each step halves its matrix, so that nearly all of the work is products of large blocks.
  /// Cost: O(rows³).
  ///
  /// - Returns: Whether it was positive definite; the elements are of no use when it was not.
  mutating func invertPositiveDefinite(using algebra: LinearAlgebra) -> Bool {
    precondition(rows == columns, "\(rows) × \(columns) has no inverse")
    var isDefinite = true
    withBlock { all in
      isDefinite = all.factorise(using: algebra)
      guard isDefinite else { return }
      all.invertTriangle(using: algebra)
      all.multiplyByTranspose(using: algebra)
      all.mirror()
    }
    return isDefinite
  }
}

extension MatrixBlock {
  /// Puts Cholesky's factor into the lower triangle; false when a pivot is not above 0.
  /// Cost: O(rows³).
  func factorise(using algebra: LinearAlgebra) -> Bool {
    guard let (first, low, second) = quarters else { return factorise() }
    guard first.factorise(using: algebra) else { return false }
    algebra.divide(low, byTransposeOf: first)
    algebra.subtractRowProducts(of: low, from: second)
    return second.factorise(using: algebra)
  }

  /// Inverts a lower triangle. Cost: O(rows³).
  func invertTriangle(using algebra: LinearAlgebra) {
    guard let (first, low, second) = quarters else { return invertTriangle() }
    first.invertTriangle(using: algebra)
    algebra.multiplyNegated(low, byTriangle: first)
    algebra.solve(second, for: low)
    second.invertTriangle(using: algebra)
  }

  /// Turns a lower triangle L into that of `Lᵀ · L`. Cost: O(rows³).
  func multiplyByTranspose(using algebra: LinearAlgebra) {
    guard let (first, low, second) = quarters else { return multiplyByTranspose() }
    first.multiplyByTranspose(using: algebra)
    algebra.addColumnProducts(of: low, to: first)
    algebra.multiply(low, byTransposedTriangle: second)
    second.multiplyByTranspose(using: algebra)
  }

  /// Copies the lower triangle to the upper one. Cost: O(rows²).
  fileprivate func mirror() {
    for row in 0..<rows {
      for column in 0..<row { self[column, row] = self[row, column] }
    }
  }

  /// The two blocks on the diagonal and the one below the first; nil for a block so small that
  /// loops are as quick.
  private var quarters: (MatrixBlock, MatrixBlock, MatrixBlock)? {
    guard rows > 16 else { return nil }
    let (before, after) = (0..<(rows / 2), (rows / 2)..<rows)
    return (
      block(rows: before, columns: before),
      block(rows: after, columns: before),
      block(rows: after, columns: after)
    )
  }

  private func factorise() -> Bool {
    for row in 0..<rows {
      for column in 0...row {
        var rest = self[row, column]
        for known in 0..<column { rest -= self[row, known] * self[column, known] }
        if column < row {
          self[row, column] = rest / self[column, column]
        } else {
          guard rest > 0 else { return false }
          self[row, row] = rest.squareRoot()
        }
      }
    }
    return true
  }

  private func invertTriangle() {
    for row in 0..<rows {
      let pivot = 1 / self[row, row]
      for column in 0..<row {
        var sum: Float = 0
        for inner in column..<row { sum += self[row, inner] * self[inner, column] }
        self[row, column] = -sum * pivot
      }
      self[row, row] = pivot
    }
  }

  private func multiplyByTranspose() {
    for row in 0..<rows {
      for column in 0...row {
        var sum: Float = 0
        for inner in row..<rows { sum += self[inner, row] * self[inner, column] }
        self[row, column] = sum
      }
    }
  }
}
