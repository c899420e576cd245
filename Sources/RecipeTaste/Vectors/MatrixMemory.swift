import SectionFiles

/// The rows of a matrix as they lie in memory, in one block or in two; of use only where it is handed
/// out.
struct MatrixMemory {
  private let first: UnsafeBufferPointer<Float>
  private let second: UnsafeBufferPointer<Float>
  /// Rows from here on lie in the second block.
  private let split: Int
  private let rows: Int
  private let width: Int

  fileprivate init(
    _ first: UnsafeBufferPointer<Float>,
    _ second: UnsafeBufferPointer<Float>,
    of matrix: Matrix
  ) {
    self.first = first
    self.second = second
    split = matrix.columns == 0 ? matrix.rows : first.count / matrix.columns
    rows = matrix.rows
    width = matrix.columns
  }

  @inline(__always)
  func row(_ row: Int) -> VectorRow {
    precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
    return row < split
      ? VectorRow(first, row: row, width: width)
      : VectorRow(second, row: row - split, width: width)
  }
}

extension Matrix {
  /// Calls `body` with the memory of the rows. Cost: O(1); O(elements) where a row lies in two blocks.
  func withMemory<Result>(_ body: (MatrixMemory) -> Result) -> Result {
    let nothing = UnsafeBufferPointer<Float>(start: nil, count: 0)
    if let blocks = stored?.blocks, blocks.count == 2, blocks[0].count.isMultiple(of: columns) {
      return blocks[0].withUnsafeBuffer { first in
        blocks[1].withUnsafeBuffer { body(MatrixMemory(first, $0, of: self)) }
      }
    }
    return withElements { body(MatrixMemory($0, nothing, of: self)) }
  }
}
