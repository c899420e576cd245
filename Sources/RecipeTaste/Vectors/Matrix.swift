package import SectionFiles

/// A matrix of numbers, `rows × columns`, row-major.
package struct Matrix: Sendable {
  package let rows: Int
  package let columns: Int
  /// Empty while the elements lie in `stored`.
  @usableFromInline var owned: [Float]
  /// Elements that this matrix does not own, as those in a file; nil when it owns them.
  @usableFromInline var stored: Column<Float>?

  /// A matrix of zeros.
  package init(rows: Int, columns: Int) {
    self.init(rows: rows, columns: columns, elements: Array(repeating: 0, count: rows * columns))
  }

  /// - Parameter elements: Row by row; `rows · columns` of them.
  package init(rows: Int, columns: Int, elements: [Float]) {
    precondition(
      elements.count == rows * columns,
      "\(elements.count) elements for \(rows) × \(columns)"
    )
    self.rows = rows
    self.columns = columns
    owned = elements
  }

  /// A matrix whose elements stay where they are until one is changed.
  ///
  /// - Parameter elements: Row by row; `rows · columns` of them.
  /// Cost: O(1).
  package init(rows: Int, columns: Int, elements: Column<Float>) {
    precondition(
      elements.count == rows * columns,
      "\(elements.count) elements for \(rows) × \(columns)"
    )
    self.rows = rows
    self.columns = columns
    owned = []
    stored = elements
  }

  /// Row by row; `rows · columns` of them. Cost: O(1), but O(elements) where they lie in a file: to
  /// read some of them, use ``row(_:)``, a subscript or ``column``.
  package var elements: [Float] {
    get { stored.map { Array($0) } ?? owned }
    _modify {
      own()
      yield &owned
    }
  }

  /// The elements as a column. Cost: O(1) where they lie in one, else O(elements), as a copy.
  package var column: Column<Float> { stored ?? Column(owned) }

  @inlinable
  package subscript(row: Int, column: Int) -> Float {
    get {
      if let stored { return stored[row * columns + column] }
      return owned[row * columns + column]
    }
    _modify {
      own()
      yield &owned[row * columns + column]
    }
  }

  /// One row. Cost: O(1), but O(columns) where the elements lie in a file.
  @inlinable
  package func row(_ row: Int) -> ArraySlice<Float> {
    let range = (row * columns)..<((row + 1) * columns)
    if let stored { return Array(stored[range])[...] }
    return owned[range]
  }

  /// Calls `body` with the memory of the elements, which must not be used after that.
  func withElements<Result>(_ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    if let stored { return stored.withUnsafeBuffer(body) }
    return owned.withUnsafeBufferPointer(body)
  }

  /// Takes the elements into memory of its own. Cost: O(1), but O(elements) where they lie in a file.
  @usableFromInline
  mutating func own() {
    guard let stored else { return }
    owned = Array(stored)
    self.stored = nil
  }
}

extension Matrix: Equatable {
  package static func == (left: Matrix, right: Matrix) -> Bool {
    left.rows == right.rows && left.columns == right.columns
      && left.withElements { left in right.withElements { left.elementsEqual($0) } }
  }
}
