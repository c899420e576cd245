/// Compares some queries with some of the rows of a matrix.
///
/// The exact scan reads every row asked for; a scan over compressed rows may stand in for it.
package protocol VectorScan: Sendable {
  /// The dot product of each query with each row.
  ///
  /// - Parameters:
  ///   - queries: `queries × dimensions`.
  ///   - rows: Positions of rows, in any order.
  /// - Returns: `queries × rows.count`, in the order of `rows`.
  func similarities(to queries: Matrix, of rows: [Int]) -> Matrix
}
