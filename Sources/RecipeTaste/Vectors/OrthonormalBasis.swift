// Passes rows of one array, all `size` wide, to the loops of DoubleRows.swift.

extension Matrix {
  /// An orthonormal basis of what the columns span: the Q of a thin QR decomposition, with a column
  /// of zeros where a column depends on those before it.
  ///
  /// By Cholesky's factor of the Gram matrix in Double, twice: the first pass leaves an error that
  /// grows with the condition of the matrix, the second removes it. Cost: O(rows · columns²).
  ///
  /// Source: CholeskyQR2; Fukaya, Nakatsukasa, Yanagisawa & Yamamoto, ScalA 2014.
  func orthonormalised(using algebra: LinearAlgebra) -> Matrix {
    var basis = self
    for _ in 0..<2 { basis.orthonormaliseOnce(using: algebra) }
    return basis
  }

  private mutating func orthonormaliseOnce(using algebra: LinearAlgebra) {
    var gram = GramMatrix(size: columns)
    gram.add(self, rows: 0..<rows, using: algebra)
    var factor = gram.elements
    for column in factoriseGram(&factor, size: columns) {
      for row in 0..<rows { self[row, column] = 0 }
    }
    let triangle = Matrix(rows: columns, columns: columns, elements: factor.map(Float.init))
    withBlock { block in
      triangle.withReadOnlyBlock { algebra.divide(block, byTransposeOf: $0) }
    }
  }
}

/// Puts Cholesky's factor of a Gram matrix into its lower triangle, and returns the columns that
/// depend on those before them; there the factor is that of the unit matrix.
private func factoriseGram(_ gram: inout [Double], size: Int) -> [Int] {
  // What rounding leaves of a dependent column of Floats, squared, with a margin.
  let negligible = 1e-11
  var dependent: [Int] = []
  gram.withUnsafeMutableBufferPointer { gram in
    guard let start = gram.baseAddress else { return }
    for index in 0..<size {
      let row = start + index * size
      let before = row[index]
      for column in 0..<index {
        let other = start + column * size
        row[column] = (row[column] - DoubleRows.dot(row, other, count: column)) / other[column]
      }
      let rest = before - DoubleRows.dot(row, row, count: index)
      if rest > before * negligible {
        row[index] = rest.squareRoot()
      } else {
        dependent.append(index)
        row.update(repeating: 0, count: index)
        row[index] = 1
        for later in (index + 1)..<max(index + 1, size) { start[later * size + index] = 0 }
      }
    }
  }
  return dependent
}
