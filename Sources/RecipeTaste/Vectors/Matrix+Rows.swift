extension Matrix {
  /// Every row scaled to length 1; one shorter than `floor`, of which rounding is a large part,
  /// becomes zero. Cost: O(elements).
  func withUnitRows(floor: Double) -> Matrix {
    var result = self
    result.elements.withUnsafeMutableBufferPointer { elements in
      for row in 0..<rows {
        let range = (row * columns)..<((row + 1) * columns)
        var square = 0.0
        for position in range { square += Double(elements[position]) * Double(elements[position]) }
        let length = square.squareRoot()
        let scale = length < floor ? 0 : Float(1 / length)
        for position in range { elements[position] *= scale }
      }
    }
    return result
  }

  /// The first columns. Cost: O(rows · count).
  func leadingColumns(_ count: Int) -> Matrix {
    precondition(count <= columns, "\(count) of \(columns) columns")
    var elements: [Float] = []
    elements.reserveCapacity(rows * count)
    for row in 0..<rows { elements.append(contentsOf: self.row(row).prefix(count)) }
    return Matrix(rows: rows, columns: count, elements: elements)
  }

  /// Some of the rows, in the order given. Cost: O(rows · columns) of the result.
  func selecting(_ rows: [Int]) -> Matrix {
    var elements: [Float] = []
    elements.reserveCapacity(rows.count * columns)
    for row in rows { elements.append(contentsOf: self.row(row)) }
    return Matrix(rows: rows.count, columns: columns, elements: elements)
  }

  /// A matrix of `rows` rows of which these are the ones at `places`, the others zero.
  /// Cost: O(rows · columns).
  func spread(to places: [Int], of rows: Int) -> Matrix {
    precondition(places.count == self.rows, "\(places.count) places for \(self.rows) rows")
    var result = Matrix(rows: rows, columns: columns)
    for (row, place) in places.enumerated() {
      for column in 0..<columns { result[place, column] = self[row, column] }
    }
    return result
  }
}
