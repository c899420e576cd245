#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The weighted soft maximum of similarities: `t · ln(Σ w · exp(s / t) / Σ w)`.
///
/// Between the weighted mean of the similarities and the highest, nearer to the highest, so that a
/// dish near to one of several unlike favourites is not lost among them.
///
/// - Parameters:
///   - similarities: `queries × candidates`, each −1…1.
///   - weights: One for each query; above 0.
/// - Returns: One for each candidate; zeros without queries.
/// Cost: O(queries · candidates).
func pooled(_ similarities: Matrix, weights: [Float], temperature: Float) -> [Double] {
  let candidates = similarities.columns
  let total = weights.reduce(0) { $0 + Double($1) }
  guard total > 0 else { return Array(repeating: 0, count: candidates) }
  var sums = [Float](repeating: 0, count: candidates)
  sums.withUnsafeMutableBufferPointer { sums in
    similarities.elements.withUnsafeBufferPointer { elements in
      for (query, weight) in weights.enumerated() {
        let row = UnsafeBufferPointer(
          rebasing: elements[(query * candidates)..<((query + 1) * candidates)]
        )
        let share = Float(Double(weight) / total)
        addExponentials(of: row, scaledBy: 1 / temperature, weight: share, to: sums)
      }
    }
  }
  return sums.map { Double(temperature) * log(Double($0)) }
}
