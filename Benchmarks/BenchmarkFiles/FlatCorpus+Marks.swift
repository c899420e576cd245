extension FlatCorpus {
  /// A mark for each recipe, drawn by chance: bit 0 for plain, bits 1 and 2 for how well it is known. The same
  /// for the same numbers. Cost: O(mentions).
  ///
  /// Plain are 15 %, and 60 % of those with fewer than three terms that are no staples; of 70 % the renown is 0,
  /// of 20 % it is 1, of 10 % it is 2.
  ///
  /// - Parameter staples: Terms below this are staples.
  public func syntheticMarks(staples: UInt32, seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed &+ 7_000_000)
    return (0..<count).map { recipe in
      let terms = self.terms[Int(offsets[recipe])..<Int(offsets[recipe + 1])]
      let isPlain = random.unit() < (terms.count { $0 >= staples } < 3 ? 0.6 : 0.15)
      let place = random.unit()
      let renown: UInt8 = place < 0.7 ? 0 : place < 0.9 ? 1 : 2
      return (isPlain ? 1 : 0) | renown << 1
    }
  }
}
