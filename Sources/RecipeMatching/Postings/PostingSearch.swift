/// Finds the best dishes of partitioned postings, one query after the other.
///
/// Keeps room for a query, so that a search allocates little; use one for each thread.
package struct PostingSearch: Sendable {
  package let index: PartitionedPostings
  let memory: PostingMemory
  /// For each rank what meeting it brings, as a ``Gain``; 0 where the pantry does not meet it. The
  /// last stands for the end of a row, and is never 0.
  var gains: [UInt64]
  /// The ranks that the pantry meets, ascending.
  var met: [MetRank] = []
  /// How many ranks of `met`, from the first, can be a first hit of a dish that uses the pantry.
  var leading = 0
  /// For each rank that the pantry meets the thing that counts for it; ``MetRank/noItem`` for the rest.
  var itemOf: [UInt16]
  /// The things of the query.
  var items = MetItems()
  /// True when no thing weighs more than a requirement that it counts for, so that suffix weights bound
  /// what a dish's things weigh.
  var boundsItems = true
  /// So many entries are looked at before an admitted set is counted: about what counting it costs.
  var smallBudget: Int

  /// Cost: O(requirements).
  package init(_ index: PartitionedPostings) {
    self.index = index
    memory = PostingMemory(index)
    smallBudget = index.recipeCount / 128
    gains = Array(repeating: 0, count: index.rankCount) + [1]
    itemOf = Array(repeating: MetRank.noItem, count: index.rankCount + 1)
  }

  /// The best dishes for a pantry, best first, in the order ``RankOrder/fewestMissing``.
  ///
  /// - Parameters:
  ///   - hits: What the pantry meets, in any order, each requirement once.
  ///   - limit: The most dishes.
  ///   - missingAtMost: The most that a dish may miss; nil for no cap.
  ///   - admitted: The dishes that may be answers; nil for all.
  /// Cost: microseconds; at worst O(requirements of all dishes).
  package mutating func best(
    _ hits: [RequirementHit],
    limit: Int,
    missingAtMost: Int? = nil,
    admitted: DishSet? = nil
  ) -> [RankedDish] {
    var rules = NoRules(order: .fewestMissing)
    var kept = BestDishes(limit: limit)
    prepare(hits)
    search(&kept, missingAtMost: missingAtMost, admitted: admitted, rules: &rules)
    finish()
    return kept.sorted()
  }

  /// Takes in what a pantry meets. Every call is followed by one of ``finish()``.
  mutating func prepare(_ hits: [RequirementHit]) {
    let ranks = Span(_unsafeElements: memory.ranks)
    let weights = Span(_unsafeElements: memory.weights)
    items = MetItems(hits)
    var lastUse = -1
    // In the order of the ranks: these numbers take less time to sort than what is made of them.
    var order: [UInt64] = []
    order.reserveCapacity(hits.count)
    for (position, hit) in hits.enumerated() where ranks[hit.term] != 0 {
      order.append(UInt64(ranks[hit.term]) << 32 | UInt64(position))
    }
    order.sort()
    met.reserveCapacity(order.count)
    for number in order {
      let (rank, position) = (Int(number >> 32), Int(number & 0xFFFF_FFFF))
      guard gains[rank] == 0 else { continue }
      let hit = hits[position]
      let item = items.numbers[position]
      met.append(MetRank(hit, item: item, rank: rank, memory, coreRanks: index.coreRanks))
      gains[rank] = Gain.of(hit)
      itemOf[rank] = item
      if hit.weight > Int(weights[rank]) || rank >= index.coreRanks && hit.weight > 0 {
        boundsItems = false
      }
      if hit.usesPantry { lastUse = max(lastUse, rank) }
    }
    var suffixBound = 0
    var heaviest = HeaviestItems()
    var counting = 0
    var hasMain = false
    for position in met.indices.reversed() {
      suffixBound += met[position].bound
      heaviest.add(met[position].item)
      met[position].suffixBound = suffixBound
      met[position].mostWeight = heaviest.weight(items.weights.span)
      if met[position].item != MetRank.noItem { counting += 1 }
      met[position].mostBreadth = min(RankKeys.mostBreadth, counting)
      hasMain = hasMain || met[position].isMain
      met[position].mayHaveMain = hasMain
    }
    leading = met.firstIndex { $0.rank > lastUse } ?? met.count
    // These loads do not wait for each other, as those of the search do.
    let listOffsets = Span(_unsafeElements: memory.listOffsets)
    let entries = Span(_unsafeElements: memory.entries)
    for position in 0..<leading where !met[position].lists.isEmpty {
      let list = met[position].lists.lowerBound
      met[position].topList = Int(listOffsets[list])..<Int(listOffsets[list + 1])
    }
    for position in 0..<leading where !met[position].topList.isEmpty {
      met[position].topEntry = entries[met[position].topList.lowerBound]
    }
  }

  /// Forgets the query.
  mutating func finish() {
    for hit in met {
      gains[hit.rank] = 0
      itemOf[hit.rank] = MetRank.noItem
    }
    met.removeAll(keepingCapacity: true)
    boundsItems = true
    leading = 0
  }

  /// Searches for a prepared pantry. When an admitted set is so small that looking at each of its
  /// dishes is cheaper than the lists, that is done instead.
  mutating func search(
    _ kept: inout BestDishes,
    missingAtMost: Int?,
    admitted: DishSet?,
    rules: inout some RescoringRules
  ) {
    guard leading > 0, kept.limit > 0 else { return }
    let cap = missingAtMost ?? PartitionedPostings.longestRow
    guard let admitted else {
      _ = readLists(&kept, cap: cap, admitted: nil, budget: .max, rules: &rules)
      return
    }
    // Most searches end long before counting a set of millions would.
    let start = kept
    let isEnough = readLists(
      &kept,
      cap: cap,
      admitted: admitted,
      budget: smallBudget,
      entriesADish: Self.entriesADish,
      rules: &rules
    )
    if isEnough { return }
    kept = start
    walk(&kept, cap: cap, over: admitted, rules: &rules)
  }

  /// So many entries cost about what the row of a dish costs.
  static let entriesADish = 4
}

/// What meeting a requirement brings, in fields of one number, so that a row's gains are one sum: 8 bits
/// each, from the low ones, for whether it is had, a swap, a generic, uses the pantry, has a thing
/// that counts, and that is a main one. A row has at most 254 requirements, so no field overflows.
enum Gain {
  static func of(_ hit: RequirementHit) -> UInt64 {
    1 | (hit.way == .swap ? 1 << 8 : 0) | (hit.way == .generic ? 1 << 16 : 0)
      | (hit.usesPantry ? 1 << 24 : 0) | (hit.item != nil ? 1 << 32 : 0)
      | (hit.item != nil && hit.isMain ? 1 << 40 : 0)
  }

  @inline(__always)
  static func had(_ sum: UInt64) -> Int { Int(sum & 0xFF) }

  @inline(__always)
  static func swaps(_ sum: UInt64) -> Int { Int(sum >> 8 & 0xFF) }

  @inline(__always)
  static func generics(_ sum: UInt64) -> Int { Int(sum >> 16 & 0xFF) }

  @inline(__always)
  static func usesPantry(_ sum: UInt64) -> Bool { sum & 0xFF00_0000 != 0 }

  /// How many requirements are met by a thing that counts, be it one for several.
  @inline(__always)
  static func uses(_ sum: UInt64) -> Int { Int(sum >> 32 & 0xFF) }

  /// Whether one of these things is a main one.
  @inline(__always)
  static func hasMain(_ sum: UInt64) -> Bool { sum & 0xFF00_0000_0000 != 0 }
}
