/// A rank that the pantry of a query meets.
struct MetRank: Sendable {
  let rank: Int
  /// The fewest swaps of a dish that has it: 1 where it is met by one.
  let swaps: Int
  /// Where the thing that counts for it stands among those of the query, heaviest first; ``noItem`` for
  /// none.
  let item: UInt16
  /// Whether that thing is a main one.
  let isMain: Bool
  /// The most that anything after it in a row weighs, which is its own weight; 0 for a default staple,
  /// which only others follow.
  let bound: Int
  /// The numbers of its lists, position by position.
  let lists: Range<Int>
  /// The summed bounds of what is met from here on.
  var suffixBound = 0
  /// The most that the three heaviest things that are met from here on weigh.
  var mostWeight = 0
  /// How many ranks from here on a thing counts for, at most ``RankKeys/mostBreadth``: no dish uses more
  /// things of them, whichever these are.
  var mostBreadth = 0
  /// The entries of its list at position 0.
  var topList = 0..<0
  /// The first of these.
  var topEntry: UInt32 = 0
  /// Whether a main thing counts for one of the ranks from here on.
  var mayHaveMain = false

  static let noItem = UInt16.max

  init(_ hit: RequirementHit, item: UInt16, rank: Int, _ memory: PostingMemory, coreRanks: Int) {
    self.rank = rank
    self.item = item
    isMain = hit.item != nil && hit.isMain
    swaps = hit.way == .swap ? 1 : 0
    bound = rank < coreRanks ? Int(Span(_unsafeElements: memory.weights)[rank]) : 0
    let partitionOffsets = Span(_unsafeElements: memory.partitionOffsets)
    lists = Int(partitionOffsets[rank])..<Int(partitionOffsets[rank + 1])
  }
}

/// The things of a query that count, heaviest first, and which of them each hit is met by.
struct MetItems: Sendable {
  /// The weights, descending.
  private(set) var weights: [Int] = []
  /// For each hit the number of its thing among these; ``MetRank/noItem`` for none.
  private(set) var numbers: [UInt16] = []

  init() {}

  /// - Precondition: Fewer than 2¹⁶ − 1 things.
  init(_ hits: [RequirementHit]) {
    numbers = Array(repeating: MetRank.noItem, count: hits.count)
    var order: [(weight: Int, item: Int, hit: Int)] = []
    order.reserveCapacity(hits.count)
    for hit in hits.indices {
      if let item = hits[hit].item { order.append((hits[hit].weight, item, hit)) }
    }
    order.sort { $0.weight == $1.weight ? $0.item < $1.item : $0.weight > $1.weight }
    // A thing weighs the same in all its hits, so these stand together.
    var last: Int?
    for entry in order {
      if entry.item != last {
        weights.append(entry.weight)
        last = entry.item
        precondition(weights.count < Int(MetRank.noItem), "too many things in a pantry")
      }
      numbers[entry.hit] = UInt16(weights.count - 1)
    }
  }
}

/// The three heaviest different things of a dish, as their numbers come in.
struct HeaviestItems {
  private var first = MetRank.noItem
  private var second = MetRank.noItem
  private var third = MetRank.noItem

  @inline(__always)
  mutating func add(_ number: UInt16) {
    // None is the highest number, so it falls out by itself.
    if number >= third || number == first || number == second { return }
    if number < first {
      (first, second, third) = (number, first, second)
    } else if number < second {
      (second, third) = (number, second)
    } else {
      third = number
    }
  }

  var breadth: Int {
    (first < MetRank.noItem ? 1 : 0) + (second < MetRank.noItem ? 1 : 0)
      + (third < MetRank.noItem ? 1 : 0)
  }

  @inline(__always)
  func weight(_ weights: Span<Int>) -> Int {
    var sum = 0
    if first < MetRank.noItem { sum += weights[Int(first)] }
    if second < MetRank.noItem { sum += weights[Int(second)] }
    if third < MetRank.noItem { sum += weights[Int(third)] }
    return sum
  }
}
