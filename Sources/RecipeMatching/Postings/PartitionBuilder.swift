import SectionFiles

/// Lays out rows and lists of partitioned postings in four passes over the dishes.
struct PartitionBuilder {
  private let order: RankOrdering
  private let recipes: Int
  private var rowOffsets: [UInt32] = [0]
  /// The rows, ranks ascending.
  private var rows: [UInt32] = []
  private var coreSizes: [UInt8] = []
  /// For each rank how many positions it occurs at: one more than the last.
  private var positionCounts: [UInt32]
  /// The largest suffix weight.
  private var largestSuffix = 0

  init(order: RankOrdering, recipes: Int, entries: Int) {
    self.order = order
    self.recipes = recipes
    rowOffsets.reserveCapacity(recipes + 1)
    coreSizes.reserveCapacity(recipes)
    rows.reserveCapacity(entries)
    positionCounts = Array(repeating: 0, count: order.weights.count)
  }

  /// Adds the rows of all dishes.
  ///
  /// - Returns: The first dish that has more requirements than a row can hold; nil when all fit.
  mutating func addRows(offsets: Column<UInt32>, requirements: Column<UInt32>) -> Int? {
    let core = UInt32(order.coreRanks)
    for recipe in 0..<recipes {
      let start = Int(offsets[recipe])
      let end = Int(offsets[recipe + 1])
      guard end - start <= PartitionedPostings.longestRow else { return recipe }
      let first = rows.count
      for position in start..<end {
        insert(order.ranks[Int(requirements[position])], from: first)
      }
      var coreSize: UInt8 = 0
      var suffixWeight = 0
      for (position, rank) in rows[first...].enumerated() {
        if rank < core {
          coreSize += 1
          suffixWeight += Int(order.weights[Int(rank)])
        }
        if rank != 0, positionCounts[Int(rank)] <= position {
          positionCounts[Int(rank)] = UInt32(position + 1)
        }
      }
      largestSuffix = max(largestSuffix, suffixWeight)
      coreSizes.append(coreSize)
      rowOffsets.append(UInt32(rows.count))
    }
    return nil
  }

  /// Puts a rank into the last row, which begins at `first`.
  @inline(__always)
  private mutating func insert(_ rank: UInt32, from first: Int) {
    rows.append(rank)
    var position = rows.count - 1
    while position > first, rows[position - 1] > rank {
      rows[position] = rows[position - 1]
      position -= 1
    }
    rows[position] = rank
  }

  consuming func index(marks: Column<UInt8>) -> PartitionedPostings {
    let recipeBits = max(1, Int.bitWidth - recipes.leadingZeroBitCount)
    let largestCode = (1 << (32 - recipeBits)) - 1
    var shift = 0
    while largestSuffix >> shift > largestCode { shift += 1 }
    let partitionOffsets = self.partitionOffsets()
    var listOffsets = self.listOffsets(partitionOffsets)
    let entries = self.entries(partitionOffsets, &listOffsets, bits: recipeBits, shift: shift)
    let nexts = self.nexts(partitionOffsets, listOffsets, entries, bits: recipeBits)
    let isNarrow = order.weights.count < 1 << 16
    return PartitionedPostings(
      recipeCount: recipes,
      termCount: order.ranks.count,
      ranks: Column(order.ranks),
      terms: Column(order.terms),
      weights: Column(order.weights),
      coreRanks: order.coreRanks,
      rowOffsets: Column(rowOffsets),
      narrowRows: isNarrow ? Column(rows.map { UInt16(truncatingIfNeeded: $0) }) : Column(),
      wideRows: isNarrow ? Column() : Column(rows),
      coreSizes: Column(coreSizes),
      partitionOffsets: Column(partitionOffsets),
      listOffsets: Column(listOffsets),
      entries: Column(entries),
      narrowNexts: isNarrow ? Column(nexts.map { UInt16(truncatingIfNeeded: $0) }) : Column(),
      wideNexts: isNarrow ? Column() : Column(nexts),
      marks: marks,
      recipeBits: recipeBits,
      codeShift: shift
    )
  }

  private func partitionOffsets() -> [UInt32] {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(positionCounts.count + 1)
    var sum: UInt32 = 0
    for count in positionCounts {
      sum += count
      offsets.append(sum)
    }
    return offsets
  }

  /// Where each list begins.
  private func listOffsets(_ partitionOffsets: [UInt32]) -> [UInt32] {
    var offsets = [UInt32](repeating: 0, count: Int(partitionOffsets[positionCounts.count]) + 1)
    for recipe in 0..<recipes {
      let start = Int(rowOffsets[recipe])
      for position in start..<Int(rowOffsets[recipe + 1]) where rows[position] != 0 {
        offsets[Int(partitionOffsets[Int(rows[position])]) + position - start + 1] += 1
      }
    }
    for list in 1..<offsets.count { offsets[list] += offsets[list - 1] }
    return offsets
  }

  /// All lists, each sorted.
  private func entries(
    _ partitionOffsets: [UInt32],
    _ listOffsets: inout [UInt32],
    bits: Int,
    shift: Int
  ) -> [UInt32] {
    let largestCode = UInt32((1 << (32 - bits)) - 1)
    let core = UInt32(order.coreRanks)
    var next = listOffsets
    var entries = [UInt32](repeating: 0, count: Int(listOffsets[listOffsets.count - 1]))
    for recipe in 0..<recipes {
      let start = Int(rowOffsets[recipe])
      var suffixWeight: UInt32 = 0
      var position = Int(rowOffsets[recipe + 1]) - 1
      while position >= start {
        let rank = rows[position]
        if rank < core { suffixWeight += order.weights[Int(rank)] }
        if rank != 0 {
          let list = Int(partitionOffsets[Int(rank)]) + position - start
          let code = largestCode - suffixWeight >> UInt32(shift)
          entries[Int(next[list])] = code << UInt32(bits) | UInt32(recipe)
          next[list] += 1
        }
        position -= 1
      }
    }
    var sorter = EntrySorter(recipeBits: bits)
    for list in 0..<(listOffsets.count - 1) {
      sorter.sort(&entries, Int(listOffsets[list])..<Int(listOffsets[list + 1]))
    }
    return entries
  }

  /// For each entry the rank that follows it in its row.
  private func nexts(
    _ partitionOffsets: [UInt32],
    _ listOffsets: [UInt32],
    _ entries: [UInt32],
    bits: Int
  ) -> [UInt32] {
    let mask: UInt32 = 1 << UInt32(bits) - 1
    let none = UInt32(order.weights.count)
    var nexts = [UInt32](repeating: 0, count: entries.count)
    for rank in positionCounts.indices {
      let lists = Int(partitionOffsets[rank])..<Int(partitionOffsets[rank + 1])
      for list in lists {
        for position in Int(listOffsets[list])..<Int(listOffsets[list + 1]) {
          let recipe = Int(entries[position] & mask)
          let next = Int(rowOffsets[recipe]) + list - lists.lowerBound + 1
          nexts[position] = next < Int(rowOffsets[recipe + 1]) ? rows[next] : none
        }
      }
    }
    return nexts
  }
}

/// Sorts entries whose dishes ascend already, so that only their codes need sorting, in a stable way.
struct EntrySorter {
  private let recipeBits: UInt32
  private var scratch: [UInt32] = []
  private var starts: [Int] = Array(repeating: 0, count: 1 << digitBits + 1)

  /// Codes are sorted by this many bits at a time.
  private static let digitBits = 11
  /// Below this an insertion sort is faster.
  private static let shortList = 48

  init(recipeBits: Int) { self.recipeBits = UInt32(recipeBits) }

  mutating func sort(_ entries: inout [UInt32], _ range: Range<Int>) {
    if range.count <= Self.shortList {
      for end in range.dropFirst() {
        let entry = entries[end]
        var position = end
        while position > range.lowerBound, entries[position - 1] > entry {
          entries[position] = entries[position - 1]
          position -= 1
        }
        entries[position] = entry
      }
      return
    }
    var shift = recipeBits
    while shift < 32 {
      sortByDigit(&entries, range, shift: shift)
      shift += UInt32(Self.digitBits)
    }
  }

  private mutating func sortByDigit(
    _ entries: inout [UInt32],
    _ range: Range<Int>,
    shift: UInt32
  ) {
    let mask = UInt32(1 << Self.digitBits - 1)
    scratch.removeAll(keepingCapacity: true)
    scratch += entries[range]
    for digit in starts.indices { starts[digit] = 0 }
    for entry in scratch { starts[Int(entry >> shift & mask) + 1] += 1 }
    for digit in 1..<starts.count { starts[digit] += starts[digit - 1] }
    for entry in scratch {
      let digit = Int(entry >> shift & mask)
      entries[range.lowerBound + starts[digit]] = entry
      starts[digit] += 1
    }
  }
}
