// Passes rows of its own arrays, all `size` wide, to the loops of DoubleRows.swift.

/// A symmetric matrix as `Bᵀ · T · B`, with B orthogonal and T tridiagonal.
struct TridiagonalForm {
  let size: Int
  private(set) var diagonal: [Double]
  /// Element i joins i and i + 1; the last is 0.
  private(set) var offDiagonal: [Double]
  /// B, row-major.
  private(set) var basis: [Double]

  /// By Householder's reflections. Cost: O(size³).
  init(_ matrix: [Double], size: Int) {
    self.size = size
    diagonal = Array(repeating: 0, count: size)
    offDiagonal = Array(repeating: 0, count: size)
    basis = Array(repeating: 0, count: size * size)
    for index in 0..<size { basis[index * size + index] = 1 }
    var matrix = matrix
    for column in 0..<max(0, size - 2) {
      guard let vector = Self.reflection(of: matrix, column: column, size: size) else { continue }
      Self.reflect(&matrix, by: vector, from: column, size: size)
      Self.reflectRows(of: &basis, by: vector, from: column + 1, size: size)
    }
    for index in 0..<size {
      diagonal[index] = matrix[index * size + index]
      if index + 1 < size { offDiagonal[index] = matrix[(index + 1) * size + index] }
    }
  }

  /// The v whose reflection, `H = 1 − v · vᵀ`, clears a column below its subdiagonal; nil when it
  /// is clear already.
  private static func reflection(of matrix: [Double], column: Int, size: Int) -> [Double]? {
    var scale = 0.0
    for row in (column + 2)..<size { scale = max(scale, abs(matrix[row * size + column])) }
    guard scale > 0 else { return nil }
    scale = max(scale, abs(matrix[(column + 1) * size + column]))
    var vector = [Double](repeating: 0, count: size)
    var squares = 0.0
    for row in (column + 1)..<size {
      vector[row] = matrix[row * size + column] / scale
      squares += vector[row] * vector[row]
    }
    let length = squares.squareRoot()
    let first = vector[column + 1]
    // Away from zero, so that nothing cancels.
    vector[column + 1] = first + (first < 0 ? -length : length)
    let norm = (length * (length + abs(first))).squareRoot()
    for row in (column + 1)..<size { vector[row] /= norm }
    return vector
  }

  /// `H · A · H = A − v · wᵀ − w · vᵀ`, with `w = A · v − (vᵀ · A · v / 2) · v`; before `first` it
  /// changes nothing.
  private static func reflect(
    _ matrix: inout [Double],
    by vector: [Double],
    from first: Int,
    size: Int
  ) {
    let count = size - first
    var weights = [Double](repeating: 0, count: size)
    matrix.withUnsafeMutableBufferPointer { matrix in
      guard let start = matrix.baseAddress else { return }
      vector.withUnsafeBufferPointer { vector in
        guard let v = vector.baseAddress else { return }
        for row in first..<size {
          weights[row] = DoubleRows.dot(start + row * size + first, v + first, count: count)
        }
        let half = DoubleRows.dot(weights, v, count: size) / 2
        for row in first..<size { weights[row] -= half * v[row] }
        for row in first..<size {
          let target = start + row * size + first
          weights.withUnsafeBufferPointer { weights in
            guard let w = weights.baseAddress else { return }
            DoubleRows.add(-v[row], times: w + first, to: target, count: count)
            DoubleRows.add(-w[row], times: v + first, to: target, count: count)
          }
        }
      }
    }
  }

  /// `H · B`; rows before `first` do not change.
  private static func reflectRows(
    of basis: inout [Double],
    by vector: [Double],
    from first: Int,
    size: Int
  ) {
    var sums = [Double](repeating: 0, count: size)
    basis.withUnsafeMutableBufferPointer { basis in
      guard let start = basis.baseAddress else { return }
      for row in first..<size {
        DoubleRows.add(vector[row], times: start + row * size, to: &sums, count: size)
      }
      for row in first..<size {
        DoubleRows.add(-vector[row], times: sums, to: start + row * size, count: size)
      }
    }
  }

  /// Makes T diagonal: its diagonal then holds the eigenvalues, and the rows of B the vectors.
  /// Cost: O(size³).
  mutating func diagonalise() {
    for first in 0..<size {
      // Two steps a value are usual; the limit only ends what rounding would keep going.
      for _ in 0..<60 {
        var last = first
        while last + 1 < size, !isNegligible(last) { last += 1 }
        guard last > first else { break }
        step(first, last)
      }
    }
  }

  private func isNegligible(_ index: Int) -> Bool {
    let around = abs(diagonal[index]) + abs(diagonal[index + 1])
    return abs(offDiagonal[index]) <= around * 0x1p-53
  }

  /// One implicit QL step with Wilkinson's shift on the part from `first` to `last`.
  private mutating func step(_ first: Int, _ last: Int) {
    let ahead = (diagonal[first + 1] - diagonal[first]) / (2 * offDiagonal[first])
    let root = (ahead * ahead + 1).squareRoot()
    let shift = diagonal[first] - offDiagonal[first] / (ahead + (ahead < 0 ? -root : root))
    var bulge = diagonal[last] - shift
    var (sine, cosine, carried) = (1.0, 1.0, 0.0)
    for index in stride(from: last - 1, through: first, by: -1) {
      let outside = sine * offDiagonal[index]
      let inside = cosine * offDiagonal[index]
      let length = (outside * outside + bulge * bulge).squareRoot()
      offDiagonal[index + 1] = length
      guard length > 0 else {
        // The matrix has fallen in two; the parts are treated one by one.
        diagonal[index + 1] -= carried
        offDiagonal[last] = 0
        return
      }
      sine = outside / length
      cosine = bulge / length
      let rest = diagonal[index + 1] - carried
      let turned = (diagonal[index] - rest) * sine + 2 * cosine * inside
      carried = sine * turned
      diagonal[index + 1] = rest + carried
      bulge = cosine * turned - inside
      basis.withUnsafeMutableBufferPointer { basis in
        guard let lower = basis.baseAddress.map({ $0 + index * size }) else { return }
        DoubleRows.rotate(lower, lower + size, sine: sine, cosine: cosine, count: size)
      }
    }
    diagonal[first] -= carried
    offDiagonal[first] = bulge
    offDiagonal[last] = 0
  }
}
