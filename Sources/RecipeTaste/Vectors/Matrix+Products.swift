// Passes the memory of arrays to BLAS; every size is that of the matrices, checked first.

extension Matrix {
  /// The product with the transpose of another matrix, `rows × other.rows`: all dot products of
  /// their rows.
  package func multiplied(byTransposeOf other: Matrix) -> Matrix {
    multiplied(byTransposeOf: other, using: .best)
  }

  /// The product with another matrix, `rows × other.columns`.
  func multiplied(by other: Matrix, using algebra: LinearAlgebra) -> Matrix {
    precondition(columns == other.rows, "\(rows) × \(columns) by \(other.rows) × \(other.columns)")
    var product = Matrix(rows: rows, columns: other.columns)
    product.withBlock { product in
      withReadOnlyBlock { left in
        other.withReadOnlyBlock { right in algebra.multiply(left, right, into: product) }
      }
    }
    return product
  }

  func multiplied(byTransposeOf other: Matrix, using algebra: LinearAlgebra) -> Matrix {
    precondition(
      columns == other.columns,
      "\(rows) × \(columns) by the transpose of \(other.rows) × \(other.columns)"
    )
    var product = Matrix(rows: rows, columns: other.rows)
    product.withBlock { product in
      withReadOnlyBlock { left in
        other.withReadOnlyBlock { right in
          algebra.multiply(left, transposeOf: right, into: product)
        }
      }
    }
    return product
  }
}
