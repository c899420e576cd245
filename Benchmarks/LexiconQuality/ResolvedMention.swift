import BenchmarkFiles

/// A mentioned name and the ingredient that it means by itself, for people to judge.
struct ResolvedMention: Hashable {
  var file: String
  var name: String
  var ingredient: String

  /// Draws the same number of mentions from each file by chance, none twice; the same for the same
  /// mentions and seed. Cost: O(mentions).
  ///
  /// - Parameter files: The resolved mentions of each file, repeats included.
  static func sample(_ count: Int, from files: [[ResolvedMention]], seed: UInt64) -> [Self] {
    var random = SplitMix64(seed: seed)
    var drawn: [ResolvedMention] = []
    for (position, file) in files.enumerated() {
      let share = count * (position + 1) / files.count - count * position / files.count
      var left = file
      for place in 0..<min(share, left.count) {
        let chosen = place + Int(random.next() % UInt64(left.count - place))
        left.swapAt(place, chosen)
        drawn.append(left[place])
      }
    }
    return drawn
  }
}
