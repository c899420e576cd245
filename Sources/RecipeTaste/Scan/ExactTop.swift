/// A row and its dot product with a query.
package struct ScoredRow: Sendable, Equatable {
  package var row: Int
  package var score: Double

  package init(row: Int, score: Double) {
    self.row = row
    self.score = score
  }

  /// Higher scores first; ties, lower rows first.
  static func precedes(_ left: ScoredRow, _ right: ScoredRow) -> Bool {
    left.score != right.score ? left.score > right.score : left.row < right.row
  }
}

/// The rows with the greatest dot products.
package struct ExactTop: Sendable, Equatable {
  /// Highest score first; ties, lower row first.
  package var rows: [ScoredRow]
  /// How many vectors were read to find them; the rest was decided by bounds.
  package var rescored: Int
}

/// The sum of the products, in Double, from the first element to the last.
///
/// The products are exact, so nothing but the order of the sum decides on its bits.
func exactScore(_ vector: some Sequence<Float>, _ query: [Float]) -> Double {
  var sum = 0.0
  for (element, other) in zip(vector, query) { sum += Double(element) * Double(other) }
  return sum
}
