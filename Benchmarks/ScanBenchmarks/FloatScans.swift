import RecipeTaste

/// Scans of the vectors themselves, every row of them.
struct FloatScans {
  let vectors: [Float]
  let dimensions: Int
  static let best = 20

  /// The best rows by sums in Double from the first element to the last.
  func inDouble(_ query: [Float], excluding: [Int]) -> [Int] {
    best(excluding) { vectors, start in
      var sum = 0.0
      for place in 0..<dimensions { sum += Double(vectors[start + place]) * Double(query[place]) }
      return sum
    }
  }

  /// The best rows by sums in Float, sixteen at a time.
  func inFloat(_ query: [Float], excluding: [Int]) -> [Int] {
    let whole = dimensions / 16 * 16
    return query.withUnsafeBytes { query in
      best(excluding) { vectors, start in
        let row = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(vectors)[(4 * start)...])
        var sums = SIMD16<Float>(repeating: 0)
        for place in stride(from: 0, to: whole, by: 16) {
          sums +=
            row.loadUnaligned(fromByteOffset: 4 * place, as: SIMD16<Float>.self)
            * query.loadUnaligned(fromByteOffset: 4 * place, as: SIMD16<Float>.self)
        }
        var sum = sums.sum()
        for place in whole..<dimensions {
          sum +=
            row.loadUnaligned(fromByteOffset: 4 * place, as: Float.self)
            * query.loadUnaligned(fromByteOffset: 4 * place, as: Float.self)
        }
        return Double(sum)
      }
    }
  }

  /// The rows of the highest scores, highest first; ties, lower rows first.
  @inline(__always)
  private func best(
    _ excluding: [Int],
    _ score: (UnsafeBufferPointer<Float>, Int) -> Double
  ) -> [Int] {
    let excluded = Set(excluding)
    var best: [ScoredRow] = []
    vectors.withUnsafeBufferPointer { vectors in
      for row in 0..<(vectors.count / dimensions) {
        let score = score(vectors, row * dimensions)
        if best.count == Self.best, score <= best[Self.best - 1].score { continue }
        if excluded.contains(row) { continue }
        let place = best.firstIndex { $0.score < score } ?? best.count
        best.insert(ScoredRow(row: row, score: score), at: place)
        if best.count > Self.best { best.removeLast() }
      }
    }
    return best.map(\.row)
  }
}
