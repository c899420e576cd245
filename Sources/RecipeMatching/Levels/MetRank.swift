/// A rank that the pantry of a query meets.
struct MetRank: Sendable {
  let rank: Int
  /// What it adds to a used weight; 0 for an assumed staple.
  let weight: Int
  let isCompromise: Bool
  /// The most that anything after it in a row weighs, which is its own weight; 0 for a default staple,
  /// which only others follow.
  let bound: Int
  /// The numbers of its lists, level by level.
  let lists: Range<Int>
  /// The summed bounds of what is met from here on.
  var restWeight = 0
  /// The entries of its list at level 0.
  var topList = 0..<0
  /// The first of these.
  var topEntry: UInt32 = 0

  init(_ hit: LevelHit, rank: Int, _ memory: LevelMemory, coreRanks: Int) {
    self.rank = rank
    let weight = Int(Span(_unsafeElements: memory.weights)[rank])
    self.weight = hit.isStaple ? 0 : weight
    isCompromise = hit.isCompromise
    bound = rank < coreRanks ? weight : 0
    let levelOffsets = Span(_unsafeElements: memory.levelOffsets)
    lists = Int(levelOffsets[rank])..<Int(levelOffsets[rank + 1])
  }
}
