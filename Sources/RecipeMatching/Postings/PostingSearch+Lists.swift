extension PostingSearch {
  /// Reads the lists position by position, until no dish that is left can be among the best.
  ///
  /// Pass `m` looks at the dishes of which the lists cannot tell that they miss more than `m`, without
  /// those of earlier passes; when the k-th best misses no more than `m` after it, nothing is left.
  ///
  /// - Parameters:
  ///   - budget: The most entries to look at.
  ///   - entriesADish: The most for each admitted dish, where that is more; they are counted when the
  ///     budget is used up.
  /// - Returns: False when the budget was used up; then what is kept is of no use.
  mutating func readLists(
    _ kept: inout BestDishes,
    cap: Int,
    admitted: DishSet?,
    budget: Int,
    entriesADish: Int = 0,
    rules: inout some RescoringRules
  ) -> Bool {
    let isWide = !memory.wide.rows.isEmpty
    var pass = ListPass(
      cap: cap,
      admitted: admitted,
      budget: budget,
      entriesADish: entriesADish,
      top: kept.steps.best(expiring: rules.mostExpiring, taste: rules.mostTaste)
    )
    repeat {
      pass.isLast = true
      if isWide {
        read(memory.wide, &pass, &kept, &rules)
      } else {
        read(memory.narrow, &pass, &kept, &rules)
      }
      if pass.budget < 0 { return false }
      if kept.lastMissing <= pass.number { return true }
      pass.number += 1
    } while !pass.isLast && pass.number <= cap
    return true
  }

  /// One pass over the lists of positions up to its number.
  private func read<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ rowMemory: RowMemory<Rank>,
    _ pass: inout ListPass,
    _ kept: inout BestDishes,
    _ rules: inout some RescoringRules
  ) {
    let layout = EntryLayout(index)
    // What ranks a dish of this pass at best, but for what its list and its marks tell.
    var ideal = RankKeys(
      missing: pass.number,
      expiring: rules.mostExpiring,
      taste: rules.mostTaste,
      renown: Renown.wide,
      minutes: 0
    )
    let listOffsets = Span(_unsafeElements: memory.listOffsets)
    let entries = Span(_unsafeElements: memory.entries)
    let met = met.span
    for number in 0..<leading {
      let hit = met[number]
      if hit.lists.count > pass.number + 1 { pass.isLast = false }
      // Where other things may count for a dish than those of its row, nothing bounds which.
      ideal.hasMain = hit.mayHaveMain || rules.changesItems
      ideal.used = rules.changesItems ? RankKeys.mostBreadth : hit.mostBreadth
      ideal.swaps = hit.swaps
      let best = RankCode(ideal, place: 0, in: kept.order).head
      for position in 0..<min(pass.number + 1, hit.lists.count) {
        let lists = hit.lists.lowerBound + position
        let list =
          position == 0 ? hit.topList : Int(listOffsets[lists])..<Int(listOffsets[lists + 1])
        guard !list.isEmpty else { continue }
        let depth = pass.number - position
        // Dishes that miss at most as many as the pass's number, as far as suffix weights tell.
        let suffixThreshold = hit.suffixBound + depth * hit.bound
        let least = layout.first(suffixAtMost: suffixThreshold)
        let top = position == 0 ? hit.topEntry : entries[list.lowerBound]
        let start = top >= least ? list.lowerBound : entries.lowerBound(of: least, in: list)
        if start > list.lowerBound { pass.isLast = false }
        // Those of the last pass.
        let end =
          depth == 0
          ? start
          : entries.lowerBound(
            of: layout.first(suffixAtMost: suffixThreshold - hit.bound),
            in: start..<list.upperBound
          )
        scan(start..<end, hit, position, .any, best, layout, rowMemory, &pass, &kept, &rules)
        // Of those of the last pass it left out the ones whose next rank is missing, as this does.
        guard depth <= 1, end < list.upperBound else { continue }
        if depth == 0 { pass.isLast = false }
        let next = depth == 0 ? NextRank.met : .missing
        scan(
          end..<list.upperBound,
          hit,
          position,
          next,
          best,
          layout,
          rowMemory,
          &pass,
          &kept,
          &rules
        )
        guard pass.budget >= 0 else { return }
      }
    }
  }

  /// Looks at a part of a list.
  ///
  /// Takes some entries at a time, so that their rows, which lie anywhere, are fetched side by side.
  @inline(__always)
  private func scan<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ part: Range<Int>,
    _ hit: MetRank,
    _ position: Int,
    _ next: NextRank,
    _ best: UInt64,
    _ layout: EntryLayout,
    _ rowMemory: RowMemory<Rank>,
    _ pass: inout ListPass,
    _ kept: inout BestDishes,
    _ rules: inout some RescoringRules
  ) {
    guard !part.isEmpty else { return }
    let entries = Span(_unsafeElements: memory.entries)
    let nexts = Span(_unsafeElements: rowMemory.nexts)
    let rowOffsets = Span(_unsafeElements: memory.rowOffsets)
    let rows = Span(_unsafeElements: rowMemory.rows)
    let marks = Span(_unsafeElements: memory.marks)
    let gains = gains.span
    guard pass.spend(part.count) else { return }
    var recipes = InlineArray<16, Int>(repeating: 0)
    var starts = InlineArray<16, Int>(repeating: 0)
    var ends = InlineArray<16, Int>(repeating: 0)
    var firsts = InlineArray<16, Rank>(repeating: 0)
    var entry = part.lowerBound
    // Of the marks that a dish can have, those with which it may come before the last of those kept.
    var admits = kept.admittedMarks(best)
    var judgedBy = kept.last.head
    while entry < part.upperBound {
      // From this entry on a dish cannot come before the last of those kept.
      let threshold = threshold(kept, best, hit, layout, rules)
      if kept.last.head != judgedBy {
        admits = kept.admittedMarks(best)
        judgedBy = kept.last.head
      }
      var count = 0
      while entry < part.upperBound, count < 16 {
        let word = entries[entry]
        if word >= threshold {
          entry = part.upperBound
          break
        }
        let isNextMet = gains[Int(nexts[entry])] != 0
        entry += 1
        switch next {
        case .met: if !isNextMet { continue }
        case .missing: if isNextMet { continue }
        case .any: if !isNextMet, kept.lastMissing <= position { continue }
        }
        let recipe = layout.recipe(word)
        if admits != 0x3F, admits >> UInt8(marks[recipe] & 7) & 1 == 0 { continue }
        if let admitted = pass.admitted, !admitted.contains(recipe) { continue }
        recipes[count] = recipe
        count += 1
      }
      for place in 0..<count {
        starts[place] = Int(rowOffsets[recipes[place]])
        ends[place] = Int(rowOffsets[recipes[place] + 1])
      }
      for place in 0..<count { firsts[place] = rows[starts[place]] }
      for place in 0..<count {
        let row = starts[place]..<ends[place]
        if position > 0, gains[Int(firsts[place])] != 0 { continue }
        guard let sum = sum(of: row, position: position, rows, gains) else { continue }
        let missing = row.count - Gain.had(sum)
        guard missing <= pass.cap, missing <= kept.lastMissing else { continue }
        let mark = marks[recipes[place]]
        guard kept.mayTake(head(from: pass.top, kept.steps, sum, missing, mark, rules)),
          let rescored = rules.rescore(recipes[place], keys(sum, row, mark: mark, rows))
        else { continue }
        kept.insert(rescored)
      }
    }
  }

  /// The summed gains of a row; nil when it has a hit before the position, as then its dish was met
  /// in another list, and when it does not use the pantry.
  @inline(__always)
  private func sum<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    of row: Range<Int>,
    position: Int,
    _ rows: Span<Rank>,
    _ gains: Span<UInt64>
  ) -> UInt64? {
    var earlier: UInt64 = 0
    for place in row.lowerBound..<(row.lowerBound + position) { earlier |= gains[Int(rows[place])] }
    guard earlier == 0 else { return nil }
    var sum: UInt64 = 0
    for place in (row.lowerBound + position)..<row.upperBound { sum &+= gains[Int(rows[place])] }
    return Gain.usesPantry(sum) ? sum : nil
  }

  /// The first entry from which on no dish of a list can come before the last of those kept; `UInt32.max`
  /// while that cannot be told.
  @inline(__always)
  private func threshold(
    _ kept: BestDishes,
    _ best: UInt64,
    _ hit: MetRank,
    _ layout: EntryLayout,
    _ rules: some RescoringRules
  ) -> UInt32 {
    if best != kept.last.head { return best < kept.last.head ? .max : 0 }
    // All that is left are weights: of what is used, the three heaviest things count.
    if rules.changesItems { return .max }
    let least = kept.lastWeight
    if hit.mostWeight < least { return 0 }
    return boundsItems ? layout.first(suffixBelow: least) : .max
  }
}

/// One pass over the lists.
private struct ListPass {
  let cap: Int
  let admitted: DishSet?
  /// Where the best dish stands that there can be.
  let top: UInt64
  /// How many more entries may be looked at; negative when it was too little.
  private(set) var budget: Int
  private let wholeBudget: Int
  /// 0 when the admitted dishes are counted.
  private var entriesADish: Int
  /// How many a dish misses at least that it looks at.
  var number = 0
  /// True when no list has entries for another pass.
  var isLast = false

  init(cap: Int, admitted: DishSet?, budget: Int, entriesADish: Int, top: UInt64) {
    self.top = top
    self.cap = cap
    self.admitted = admitted
    self.budget = budget
    self.entriesADish = entriesADish
    wholeBudget = budget
  }

  /// Takes entries off the budget; false when it was too little for them.
  @inline(__always)
  mutating func spend(_ entries: Int) -> Bool {
    budget -= entries
    if budget < 0 {
      budget += admittedEntries()
      entriesADish = 0
    }
    return budget >= 0
  }

  /// How much the admitted dishes add to the budget; nothing the second time.
  @inline(never)
  private func admittedEntries() -> Int {
    guard entriesADish > 0, let admitted else { return 0 }
    return max(0, entriesADish * admitted.count - wholeBudget)
  }
}

/// Which entries of a part to look at, by the rank that follows in the row.
private enum NextRank {
  case any, met, missing
}

/// How an entry of a list is put together, and where bounds on weights lie among entries.
struct EntryLayout {
  private let recipeBits: UInt32
  private let recipeMask: UInt32
  private let shift: Int
  private let largestCode: Int

  init(_ index: PartitionedPostings) {
    recipeBits = UInt32(index.recipeBits)
    recipeMask = 1 << recipeBits - 1
    shift = index.codeShift
    largestCode = index.largestCode
  }

  @inline(__always)
  func recipe(_ entry: UInt32) -> Int { Int(entry & recipeMask) }

  /// Entries from here on may have a suffix weight of at most `weight`; those before it have more.
  @inline(__always)
  func first(suffixAtMost weight: Int) -> UInt32 {
    let code = weight >> shift
    return code < largestCode ? UInt32(largestCode - code) << recipeBits : 0
  }

  /// Entries from here on have a suffix weight below `weight`; those before it may have more.
  @inline(__always)
  func first(suffixBelow weight: Int) -> UInt32 {
    // A suffix weight is below (code + 1) << shift.
    let code = max(0, weight) >> shift
    guard code > 0 else { return .max }
    return UInt32(largestCode - min(code, largestCode) + 1) << recipeBits
  }
}

extension Span<UInt32> {
  /// The first position of an ascending range whose element is at least `least`; its end if none is.
  @inline(__always)
  func lowerBound(of least: UInt32, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
