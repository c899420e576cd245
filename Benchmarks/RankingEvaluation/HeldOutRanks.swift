/// Where a ranker put what was held out of each query: 1 is first, and equals share a place.
///
/// The measures are nil while there are no ranks. Each costs O(ranks).
public struct HeldOutRanks: Sendable, Equatable {
  /// One a query, in the order of the queries; each at least 1.
  public var ranks: [Double]

  public init(_ ranks: [Double] = []) {
    self.ranks = ranks
  }

  /// The mean rank; lower is better.
  public var mean: Double? {
    average { $0 }
  }

  /// The mean of 1 / rank, in (0, 1]; higher is better.
  public var meanReciprocal: Double? {
    average { 1 / $0 }
  }

  /// hit@k: the share of queries whose held-out item is among the first `k`; higher is better.
  public func hit(at k: Int) -> Double? {
    average { $0 <= Double(k) ? 1 : 0 }
  }

  private func average(_ value: (Double) -> Double) -> Double? {
    guard !ranks.isEmpty else { return nil }
    return ranks.reduce(0) { $0 + value($1) } / Double(ranks.count)
  }

  /// The rank of `item` by score, highest first: 1 + those above it + half of its equals.
  ///
  /// Cost: O(scores).
  ///
  /// - Parameters:
  ///   - scores: One an item, by its position.
  ///   - leftOut: Items that do not compete: those of the query. Never `item` itself.
  public static func rank(
    of item: Int,
    inScores scores: [Float],
    leavingOut leftOut: [Int] = []
  ) -> Double {
    let score = scores[item]
    var above = 0
    var equal = 0
    func count(_ other: Float, _ step: Int) {
      if other > score { above += step } else if other == score { equal += step }
    }
    for other in scores { count(other, 1) }
    for other in Set(leftOut) { count(scores[other], -1) }
    return 1 + Double(above) + Double(equal - 1) / 2
  }

  /// The rank of `item` in a list that may stop early, of `candidates` items in all.
  ///
  /// An item that is not listed gets the mean of the ranks left. Cost: O(list).
  public static func rank(of item: Int, inList list: [Int], of candidates: Int) -> Double {
    if let place = list.firstIndex(of: item) { return Double(place + 1) }
    return Double(list.count + 1 + candidates) / 2
  }
}
