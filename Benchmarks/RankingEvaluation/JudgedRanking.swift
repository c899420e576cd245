/// A ranked list and what is relevant in it, yes or no: how good was the order?
///
/// All measures are in [0, 1], higher is better, and look at the first `k` places only. Each costs
/// O(k).
public struct JudgedRanking: Sendable, Equatable {
  /// For each place, best first, whether it holds something relevant.
  public let isRelevant: [Bool]
  /// How many relevant items there are to find, listed or not; at least those that are listed.
  public let relevantCount: Int

  public init(isRelevant: [Bool], relevantCount: Int) {
    let listed = isRelevant.count { $0 }
    precondition(listed <= relevantCount, "\(listed) of \(relevantCount) relevant items are listed")
    self.isRelevant = isRelevant
    self.relevantCount = relevantCount
  }

  /// - Parameter items: Best first, each once.
  public init(_ items: [Int], relevant: Set<Int>) {
    self.init(isRelevant: items.map(relevant.contains), relevantCount: relevant.count)
  }

  /// How many of the first `k` are relevant.
  public func hits(at k: Int) -> Int {
    isRelevant.prefix(k).count { $0 }
  }

  /// The share of the first `k` that is relevant.
  ///
  /// Of a list shorter than `k`, the share of what it lists; 0 for an empty list.
  public func precision(at k: Int) -> Double {
    let places = min(k, isRelevant.count)
    return places == 0 ? 0 : Double(hits(at: k)) / Double(places)
  }

  /// The relevant items among the first `k`, as a share of the most that `k` places could hold:
  /// min(k, ``relevantCount``). 0 when nothing is relevant.
  public func recall(at k: Int) -> Double {
    let most = min(k, relevantCount)
    return most <= 0 ? 0 : Double(hits(at: k)) / Double(most)
  }

  /// nDCG@k: the discounted cumulative gain of the first `k`, as a share of the best order's.
  ///
  /// A relevant item at place i, counted from 1, gains 1 / log₂(i + 1). 0 when nothing is relevant.
  ///
  /// Source: Järvelin & Kekäläinen, ACM Transactions on Information Systems 20(4), 2002.
  public func ndcg(at k: Int) -> Double {
    var gain = 0.0
    var best = 0.0
    for place in 0..<max(0, min(k, max(isRelevant.count, relevantCount))) {
      let discounted = 1 / binaryLogarithm(Double(place + 2))
      if place < isRelevant.count, isRelevant[place] { gain += discounted }
      if place < relevantCount { best += discounted }
    }
    return best == 0 ? 0 : gain / best
  }
}
