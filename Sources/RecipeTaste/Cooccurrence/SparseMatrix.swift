/// A matrix that is mostly zero, `rows × columns`, as the non-zeros of each row.
struct SparseMatrix: Sendable, Equatable {
  let columns: Int
  /// Where each row begins, and last where they end; `rows + 1` of them.
  private(set) var offsets: [Int] = [0]
  /// The columns of the elements, ascending within a row.
  private(set) var indices: [UInt32] = []
  private(set) var values: [Float] = []

  var rows: Int { offsets.count - 1 }

  /// A matrix of no rows yet.
  init(columns: Int) { self.columns = columns }

  /// A matrix from its columns of numbers; nil when they do not fit each other. Cost: O(elements).
  init?(columns: Int, offsets: [Int], indices: [UInt32], values: [Float]) {
    guard offsets.first == 0, offsets.last == indices.count, values.count == indices.count else {
      return nil
    }
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      guard first <= end, end <= indices.count else { return nil }
      var last = -1
      for index in indices[first..<end] {
        guard Int(index) > last, Int(index) < columns else { return nil }
        last = Int(index)
      }
    }
    self.columns = columns
    self.offsets = offsets
    self.indices = indices
    self.values = values
  }

  /// Makes room for elements that are yet to come.
  mutating func reserve(rows: Int, elements: Int) {
    offsets.reserveCapacity(rows + 1)
    indices.reserveCapacity(elements)
    values.reserveCapacity(elements)
  }

  /// Adds an element to the row that is being filled, right of those it has.
  mutating func append(_ value: Float, column: Int) {
    precondition(column < columns, "column \(column) of \(columns)")
    indices.append(UInt32(column))
    values.append(value)
  }

  mutating func endRow() { offsets.append(indices.count) }

  /// Cost: O(elements + columns).
  var transposed: SparseMatrix {
    var starts = [Int](repeating: 0, count: columns + 1)
    for column in indices { starts[Int(column) + 1] += 1 }
    for column in 0..<columns { starts[column + 1] += starts[column] }
    var next = starts
    var result = SparseMatrix(columns: rows)
    result.offsets = starts
    result.indices = Array(repeating: 0, count: indices.count)
    result.values = Array(repeating: 0, count: values.count)
    for row in 0..<rows {
      for position in offsets[row]..<offsets[row + 1] {
        let place = next[Int(indices[position])]
        next[Int(indices[position])] += 1
        result.indices[place] = UInt32(row)
        result.values[place] = values[position]
      }
    }
    return result
  }

  /// A matrix of `size × size` in which row and column i of this one are those at `places[i]`, the
  /// others empty. `places` ascend. Cost: O(elements + size).
  func spread(to places: [Int], of size: Int) -> SparseMatrix {
    precondition(places.count == rows && rows == columns, "\(places.count) places for \(rows) rows")
    var result = SparseMatrix(columns: size)
    result.indices = indices.map { UInt32(places[Int($0)]) }
    result.values = values
    var row = 0
    for place in 0..<size {
      if row < places.count, places[row] == place { row += 1 }
      result.offsets.append(offsets[row])
    }
    return result
  }

  /// Cost: O(rows · columns).
  var dense: Matrix {
    var result = Matrix(rows: rows, columns: columns)
    for row in 0..<rows {
      for position in offsets[row]..<offsets[row + 1] {
        result[row, Int(indices[position])] = values[position]
      }
    }
    return result
  }
}
