// The hot loop of the training: tens of millions of elements, times hundreds of columns, a dozen
// times over. It reads and writes by pointers, because checked indices keep it from filling the
// processor; every index is below `columns`, which the row it came from was checked for.

extension SparseMatrix {
  /// The product with a dense matrix, `rows × other.columns`.
  ///
  /// Which way is taken depends on the sizes and on the algebra alone, and each sums in one order.
  /// Cost: O(elements · other.columns), or that of a dense product where it is quicker.
  func multiplied(by other: Matrix, using algebra: LinearAlgebra) -> Matrix {
    precondition(columns == other.rows, "\(columns) columns by \(other.rows) rows")
    let isSmallOrFull = rows * columns <= max(1 << 18, 8 * values.count)
    // Laying out strips reads all of the other matrix, which few elements do not repay.
    if values.count <= columns { return gathered(from: other) }
    switch algebra {
    // A library is quicker when nothing is left out.
    case .library where isSmallOrFull: return dense.multiplied(by: other, using: algebra)
    case .plain where isSmallOrFull: return gathered(from: other)
    case .library, .plain: return multipliedInStrips(by: other)
    }
  }

  /// The product by adding up the rows of the other matrix that are named.
  private func gathered(from other: Matrix) -> Matrix {
    var product = Matrix(rows: rows, columns: other.columns)
    product.withBlock { product in
      other.withReadOnlyBlock { other in
        for row in 0..<rows {
          for position in offsets[row]..<offsets[row + 1] {
            PlainLoops.add(
              values[position],
              times: other.row(Int(indices[position])),
              to: product.row(row),
              count: other.columns
            )
          }
        }
      }
    }
    return product
  }

  /// The product by sixteen columns at a time.
  private func multipliedInStrips(by other: Matrix) -> Matrix {
    var product = Matrix(rows: rows, columns: other.columns)
    for first in stride(from: 0, to: other.columns, by: Strip.width) {
      let strip = Strip(of: other, first: first)
      multiply(strip) { row, sum in
        for column in first..<min(first + Strip.width, other.columns) {
          product[row, column] = sum[column - first]
        }
      }
    }
    return product
  }

  private func multiply(_ strip: Strip, _ body: (Int, SIMD16<Float>) -> Void) {
    offsets.withUnsafeBufferPointer { offsets in
      indices.withUnsafeBufferPointer { indices in
        values.withUnsafeBufferPointer { values in
          strip.rows.withUnsafeBufferPointer { rows in
            for row in 0..<(offsets.count - 1) {
              var sum = SIMD16<Float>.zero
              for position in offsets[row]..<offsets[row + 1] {
                sum += rows[Int(indices[position])] * values[position]
              }
              body(row, sum)
            }
          }
        }
      }
    }
  }
}

/// Sixteen columns of a matrix, side by side, so that a row of them is one piece of memory and all
/// of them stay near the processor.
private struct Strip {
  static let width = 16
  var rows: [SIMD16<Float>]

  init(of matrix: Matrix, first: Int) {
    rows = Array(repeating: .zero, count: matrix.rows)
    let width = min(Self.width, matrix.columns - first)
    for row in 0..<matrix.rows {
      for column in 0..<width { rows[row][column] = matrix[row, first + column] }
    }
  }
}
