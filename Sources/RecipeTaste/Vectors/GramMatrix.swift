import CBLAS

// Calls BLAS with the memory of arrays; every size is that of the arrays, checked first.

/// The sum of the outer products of rows, `size × size`, in Double: over millions of rows, Floats
/// would lose what is being summed.
struct GramMatrix: Sendable {
  let size: Int
  /// Row-major; only the lower triangle is summed until ``symmetric``.
  private(set) var elements: [Double]
  private var chunk: [Double] = []

  init(size: Int) {
    self.size = size
    elements = Array(repeating: 0, count: size * size)
  }

  /// Adds the outer products of some rows of a matrix of `size` columns. Cost: O(rows · size²).
  mutating func add(_ matrix: Matrix, rows: Range<Int>, using algebra: LinearAlgebra) {
    precondition(matrix.columns == size, "\(matrix.columns) columns, where \(size) are summed")
    precondition(rows.lowerBound >= 0 && rows.upperBound <= matrix.rows, "rows \(rows)")
    // Small enough for the fast memory of one core.
    let step = 1_024
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      let last = min(first + step, rows.upperBound)
      chunk = matrix.elements[(first * size)..<(last * size)].map(Double.init)
      addChunk(rows: last - first, using: algebra)
    }
  }

  /// Both triangles. Cost: O(size²).
  var symmetric: [Double] {
    var full = elements
    for row in 0..<size {
      for column in 0..<row { full[column * size + row] = full[row * size + column] }
    }
    return full
  }

  private mutating func addChunk(rows: Int, using algebra: LinearAlgebra) {
    guard size > 0 else { return }
    guard case .library(let blas) = algebra else { return addPlainly(rows: rows) }
    let size = Int32(size)
    chunk.withUnsafeBufferPointer { chunk in
      elements.withUnsafeMutableBufferPointer { sums in
        blas.doubleSyrk(
          CblasRowMajor,
          CblasLower,
          CblasTrans,
          size,
          Int32(rows),
          1,
          chunk.baseAddress,
          size,
          1,
          sums.baseAddress,
          size
        )
      }
    }
  }

  private mutating func addPlainly(rows: Int) {
    chunk.withUnsafeBufferPointer { chunk in
      elements.withUnsafeMutableBufferPointer { sums in
        for row in 0..<rows {
          let values = chunk[(row * size)..<((row + 1) * size)]
          let start = values.startIndex
          for left in 0..<size {
            let factor = values[start + left]
            for right in 0...left {
              sums[left * size + right] += factor * values[start + right]
            }
          }
        }
      }
    }
  }
}
