/// Intra-list similarity: the mean similarity of two different items of a list; lower is more
/// varied.
///
/// Nil for fewer than two items. Cost: O(n²) similarities.
///
/// - Parameters:
///   - count: Items in the list, n.
///   - similarity: Of the items at two places; symmetric.
///
/// Source: Ziegler et al., WWW 2005.
public func intraListSimilarity(
  count: Int,
  similarity: (_ first: Int, _ second: Int) -> Double
) -> Double? {
  guard count >= 2 else { return nil }
  var sum = 0.0
  for first in 1..<count {
    for second in 0..<first { sum += similarity(first, second) }
  }
  return sum / (Double(count) * Double(count - 1) / 2)
}

/// The share of groups of which the list holds at least one item; nil without groups.
///
/// With what someone likes as the groups: how many of their tastes a list serves.
public func groupCoverage(of list: [Int], groups: [Set<Int>]) -> Double? {
  guard !groups.isEmpty else { return nil }
  let covered = groups.count { group in list.contains(where: group.contains) }
  return Double(covered) / Double(groups.count)
}
