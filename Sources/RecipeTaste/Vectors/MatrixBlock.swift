// BLAS works on rectangles of memory: a first element and the distance between rows. This makes
// them of arrays. A block is valid only inside the closure it is handed to, and its bounds are
// checked where it is cut, not where it is read.

/// A rectangle of a row-major matrix.
struct MatrixBlock {
  let start: UnsafeMutablePointer<Float>
  let rows: Int
  let columns: Int
  /// Elements from one row to the next; at least `columns`.
  let stride: Int

  subscript(row: Int, column: Int) -> Float {
    get { start[row * stride + column] }
    nonmutating set { start[row * stride + column] = newValue }
  }

  func row(_ row: Int) -> UnsafeMutablePointer<Float> { start + row * stride }

  /// A rectangle of this one.
  func block(rows: Range<Int>, columns: Range<Int>) -> MatrixBlock {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= self.rows
        && columns.lowerBound >= 0 && columns.upperBound <= self.columns,
      "\(rows) × \(columns) of \(self.rows) × \(self.columns)"
    )
    return MatrixBlock(
      start: start + rows.lowerBound * stride + columns.lowerBound,
      rows: rows.count,
      columns: columns.count,
      stride: stride
    )
  }
}

extension Matrix {
  /// Hands out the whole matrix as a block; not at all when it has no elements.
  mutating func withBlock(_ body: (MatrixBlock) -> Void) {
    let (rows, columns) = (rows, columns)
    elements.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, rows > 0, columns > 0 else { return }
      body(MatrixBlock(start: start, rows: rows, columns: columns, stride: columns))
    }
  }

  /// As ``withBlock(_:)``, for a block that is read and never written.
  func withReadOnlyBlock(_ body: (MatrixBlock) -> Void) {
    withElements { buffer in
      guard let start = buffer.baseAddress, rows > 0, columns > 0 else { return }
      let unwritten = UnsafeMutablePointer(mutating: start)
      body(MatrixBlock(start: unwritten, rows: rows, columns: columns, stride: columns))
    }
  }
}
