/// A matrix of numbers, `rows × columns`, row-major.
public struct Matrix: Sendable, Equatable {
  public let rows: Int
  public let columns: Int
  /// Row by row; `rows · columns` of them.
  public var elements: [Float]

  /// A matrix of zeros.
  public init(rows: Int, columns: Int) {
    self.init(rows: rows, columns: columns, elements: Array(repeating: 0, count: rows * columns))
  }

  /// - Parameter elements: Row by row; `rows · columns` of them.
  public init(rows: Int, columns: Int, elements: [Float]) {
    precondition(
      elements.count == rows * columns,
      "\(elements.count) elements for \(rows) × \(columns)"
    )
    self.rows = rows
    self.columns = columns
    self.elements = elements
  }

  @inlinable
  public subscript(row: Int, column: Int) -> Float {
    get { elements[row * columns + column] }
    set { elements[row * columns + column] = newValue }
  }

  /// One row, as a slice of ``elements``.
  @inlinable
  public func row(_ row: Int) -> ArraySlice<Float> {
    elements[(row * columns)..<((row + 1) * columns)]
  }
}
