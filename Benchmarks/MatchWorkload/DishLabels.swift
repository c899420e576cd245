import BenchmarkFiles
package import RecipeMatching

/// A label for each dish, such as its category: what a filter reads.
public struct DishLabels: Sendable {
  /// How the dishes that have one label lie.
  public enum Spread: String, CaseIterable, Sendable {
    /// Anywhere, drawn by chance.
    case scattered
    /// One beside the other, as after importing one source.
    case clustered
  }

  /// For each dish the number of its label.
  public let labels: [UInt16]

  /// For each label below this, the dishes in a thousand that have it; the rest has the next label.
  public static let shares = [100, 10, 1]

  /// Cost: O(recipes). The same for the same numbers.
  public init(recipes: Int, spread: Spread, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rest = UInt16(Self.shares.count)
    switch spread {
    case .scattered:
      labels = (0..<recipes).map { _ in
        var place = Int(random.next() % 1_000)
        for (label, share) in Self.shares.enumerated() {
          if place < share { return UInt16(label) }
          place -= share
        }
        return rest
      }
    case .clustered:
      var labels = [UInt16](repeating: rest, count: recipes)
      // A range of ids for each label, each in a third of its own.
      for (label, share) in Self.shares.enumerated() {
        let third = recipes * label / 3..<recipes * (label + 1) / 3
        let length = min(third.count, recipes * share / 1_000)
        let room = UInt64(third.count - length + 1)
        let start = third.lowerBound + Int(random.next() % room)
        for dish in start..<(start + length) { labels[dish] = UInt16(label) }
      }
      self.labels = labels
    }
  }

  /// The dishes that have a label. Cost: O(recipes).
  package func dishes(labelled label: Int) -> DishSet {
    let wanted = UInt16(label)
    return DishSet(capacity: labels.count) { labels[$0] == wanted }
  }
}
