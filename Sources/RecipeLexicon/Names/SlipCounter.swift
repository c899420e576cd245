/// Counts the typing slips from one text to many others, as ``typingDistance(_:_:)`` does, but only up
/// to a limit.
struct SlipCounter {
  private let typed: [UInt8]
  private let limit: Int
  /// The last three rows of the table of least slips: of a beginning of the other text, by beginnings
  /// of the typed one. What is not within the limit of the diagonal is more than the limit.
  private var beforeLast: [Int]
  private var last: [Int]
  private var row: [Int]

  init(from typed: [UInt8], atMost limit: Int) {
    self.typed = typed
    self.limit = limit
    beforeLast = Array(repeating: 0, count: typed.count + 1)
    last = beforeLast
    row = beforeLast
  }

  /// How many slips turn the typed text into `other`; nil for more than the limit.
  /// Cost: O(length · limit), and O(1) where the lengths alone tell.
  mutating func slips(to other: ArraySlice<UInt8>) -> Int? {
    guard abs(other.count - typed.count) <= limit else { return nil }
    for column in last.indices { last[column] = column }
    var leastOfLast = 0
    for (i, letter) in other.enumerated() {
      let (low, high) = (max(1, i + 1 - limit), min(typed.count, i + 1 + limit))
      row[low - 1] = low == 1 ? i + 1 : limit + 1
      var least = row[low - 1]
      for column in stride(from: low, through: high, by: 1) {
        let j = column - 1
        var best = min(row[j], last[column]) + 1
        best = min(best, last[j] + (letter == typed[j] ? 0 : 1))
        if i > 0, j > 0, letter == typed[j - 1], other[other.startIndex + i - 1] == typed[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[column] = best
        least = min(least, best)
      }
      if high < typed.count { row[high + 1] = limit + 1 }
      // A swap of neighbours goes on from the row before the last.
      guard least <= limit || leastOfLast < limit else { return nil }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[typed.count] <= limit ? last[typed.count] : nil
  }
}
