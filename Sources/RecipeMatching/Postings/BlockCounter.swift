import SectionFiles

/// Counts what dishes have of a pantry, a block of dishes at a time.
///
/// A block's counters stay in the fastest memory while every list adds to them; then they are counted
/// and used again for the next block. So a count writes nothing as long as the catalogue.
///
/// The loops here read plain memory: most dishes cost less than the check of a bound would. Every
/// position comes from an ascending list of dishes below `dishCount`, and is compared with both ends of
/// its block before it is used.
struct BlockCounter {
  /// How many dishes a block has; a multiple of 64.
  private static let length = 1 << 15

  private let memory: PostingMemory
  private let dishCount: Int
  /// Lists whose dishes have one more of what counts, and use the pantry.
  private var using: [DishList] = []
  /// Lists whose dishes have one more of what counts.
  private var having: [DishList] = []
  /// Lists of default staples that are in the pantry: their dishes use it.
  private var typed: [DishList] = []
  /// Lists of default staples that are not there: their dishes miss one more.
  private var lacking: [DishList] = []

  /// For each dish of the block how many of its ranks that are no default staples are met.
  private var had = [UInt8](repeating: 0, count: length)
  /// For each dish of the block 255 when it uses the pantry; only where that is not told by `had`.
  private var uses: [UInt8] = []
  /// For each dish of the block how many default staples it lacks; empty when all are there.
  private var lacks: [UInt8] = []
  /// For each dish of the block how much it misses, ``none`` for one that does not count.
  private var missing = [UInt8](repeating: 0, count: length)

  /// How many dishes miss how much: four counts side by side, so that equal neighbours do not wait for
  /// each other.
  private var lanes = [UInt32](repeating: 0, count: 4 * 256)

  /// Stands in `missing` for a dish that does not count.
  private static let none: UInt8 = 255

  init(_ search: PostingSearch, _ postings: PostingLists) {
    let index = search.index
    memory = search.memory
    dishCount = index.recipeCount
    func list(_ rank: Int) -> DishList { DishList(postings[Int(index.terms[rank])]) }
    for hit in search.met {
      let usesPantry = Gain.usesPantry(search.gains[hit.rank])
      switch (hit.rank < index.coreRanks, usesPantry) {
      case (true, true): using.append(list(hit.rank))
      case (true, false): having.append(list(hit.rank))
      case (false, true): typed.append(list(hit.rank))
      case (false, false): break
      }
    }
    for rank in index.coreRanks..<index.rankCount where search.gains[rank] == 0 {
      let dishes = list(rank)
      if !dishes.isEmpty { lacking.append(dishes) }
    }
    if !typed.isEmpty || !having.isEmpty { uses = had }
    if !lacking.isEmpty { lacks = had }
  }

  /// Counts all dishes of a set, or all.
  mutating func countAll(_ admitted: DishSet?) {
    var first = 0
    while first < dishCount {
      let block = first..<min(first + Self.length, dishCount)
      if fill(block) {
        if let admitted { leaveOut(block, but: admitted) }
        count(block)
      }
      first = block.upperBound
    }
  }

  /// What was counted.
  var tally: MissingTally {
    var tally = MissingTally()
    tally.byMissing = (0..<Int(Self.none)).map { number in
      (0..<4).reduce(0) { $0 + Int(lanes[256 * $1 + number]) }
    }
    while tally.byMissing.last == 0 { tally.byMissing.removeLast() }
    return tally
  }

  /// Works out what each dish of a block misses; false when none of them uses the pantry.
  private mutating func fill(_ block: Range<Int>) -> Bool {
    clear(&had)
    var isUsed = false
    for list in using.indices { isUsed = using[list].add(to: &had, block) || isUsed }
    if !uses.isEmpty {
      for dish in 0..<block.count { uses[dish] = had[dish] == 0 ? 0 : 255 }
      for list in typed.indices { isUsed = typed[list].mark(&uses, block) || isUsed }
      for list in having.indices { _ = having[list].add(to: &had, block) }
    }
    if !lacking.isEmpty {
      clear(&lacks)
      for list in lacking.indices { _ = lacking[list].add(to: &lacks, block) }
    }
    guard isUsed else { return false }
    subtract(memory.coreSizes.extracting(block))
    return true
  }

  /// Sets `missing` from the sizes of a block's rows.
  private mutating func subtract(_ sizes: UnsafeBufferPointer<UInt8>) {
    had.withUnsafeBufferPointer { had in
      missing.withUnsafeMutableBufferPointer { missing in
        if uses.isEmpty {
          for dish in 0..<sizes.count {
            let rest = sizes[dish] &- had[dish]
            missing[dish] = had[dish] == 0 ? Self.none : rest
          }
        } else {
          uses.withUnsafeBufferPointer { uses in
            for dish in 0..<sizes.count { missing[dish] = (sizes[dish] &- had[dish]) | ~uses[dish] }
          }
        }
        guard !lacks.isEmpty else { return }
        lacks.withUnsafeBufferPointer { lacks in
          for dish in 0..<sizes.count {
            let more = missing[dish] &+ lacks[dish]
            missing[dish] = missing[dish] == Self.none ? Self.none : more
          }
        }
      }
    }
  }

  private mutating func leaveOut(_ block: Range<Int>, but admitted: DishSet) {
    var first = 0
    while first < block.count {
      let word = admitted.words[(block.lowerBound + first) >> 6]
      if word != .max {
        for bit in 0..<min(64, block.count - first) where word >> UInt64(bit) & 1 == 0 {
          missing[first + bit] = Self.none
        }
      }
      first += 64
    }
  }

  private mutating func count(_ block: Range<Int>) {
    missing.withUnsafeBytes { missing in
      lanes.withUnsafeMutableBufferPointer { lanes in
        var dish = 0
        while dish + 8 <= block.count {
          let word = missing.loadUnaligned(fromByteOffset: dish, as: UInt64.self)
          dish += 8
          if word == .max { continue }
          for byte in 0..<8 {
            lanes[(byte & 3) << 8 | Int(word >> UInt64(8 * byte) & 0xFF)] &+= 1
          }
        }
        while dish < block.count {
          lanes[Int(missing[dish])] &+= 1
          dish += 1
        }
      }
    }
  }
}

/// A posting list, read from its first dish to its last.
private struct DishList {
  /// Keeps the memory.
  private let dishes: Column<UInt32>
  private let memory: UnsafeBufferPointer<UInt32>
  private var next = 0

  var isEmpty: Bool { memory.isEmpty }

  init(_ list: Column<UInt32>) {
    if let memory = list.withContiguousStorageIfAvailable({ $0 }) {
      (dishes, self.memory) = (list, memory)
    } else {
      dishes = Column(Array(list))
      memory = dishes.withUnsafeBuffer { $0 }
    }
  }

  /// Adds one to the counter of each dish of a block, which follows the one before; false when none of
  /// the list is in it.
  mutating func add(to counters: inout [UInt8], _ block: Range<Int>) -> Bool {
    forEach(in: block, &counters) { $0 &+= 1 }
  }

  /// Sets the flag of each dish of a block; false when none of the list is in it.
  mutating func mark(_ flags: inout [UInt8], _ block: Range<Int>) -> Bool {
    forEach(in: block, &flags) { $0 = 255 }
  }

  @inline(__always)
  private mutating func forEach(
    in block: Range<Int>,
    _ cells: inout [UInt8],
    _ change: (inout UInt8) -> Void
  ) -> Bool {
    let (start, end, memory) = (next, memory.count, memory)
    let (first, length) = (UInt32(block.lowerBound), UInt32(block.count))
    var place = start
    cells.withUnsafeMutableBufferPointer { cells in
      while place < end {
        // Wraps round where a dish is before the block, which no ascending list has.
        let position = memory[place] &- first
        guard position < length else { break }
        change(&cells[Int(position)])
        place &+= 1
      }
    }
    next = place
    return place > start
  }
}

private func clear(_ counters: inout [UInt8]) {
  _ = counters.withUnsafeMutableBytes { $0.initializeMemory(as: UInt8.self, repeating: 0) }
}
