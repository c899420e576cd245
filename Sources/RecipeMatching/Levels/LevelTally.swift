public import SectionFiles

/// How many dishes miss how much, and what would complete those that miss one thing.
public struct LevelTally: Sendable, Equatable {
  /// At position `m`, how many dishes use the pantry and miss `m` requirements. Ends with the last that
  /// is not 0.
  public var byMissing: [Int] = []
  /// For each requirement that is all that some dishes miss, how many; ascending by requirement.
  public var completing: [Completing] = []
  /// The dishes of which all that is missing is something that no pantry can ever meet, ascending.
  public var lackingTheUnmeetable: [Int] = []

  public struct Completing: Sendable, Equatable {
    public var term: Int
    public var dishes: Int
  }

  public init() {}
}

extension LevelSearch {
  /// Counts all dishes that use a pantry by what they miss.
  ///
  /// - Parameters:
  ///   - hits: What the pantry meets, in any order, each requirement once.
  ///   - postings: For each requirement its dishes, ascending: what the rows say, turned round. (The
  ///     lists of the index hold the same dishes, in an order in which counting takes ten times as
  ///     long.)
  ///   - admitted: The dishes that count; nil for all.
  ///   - completing: Whether to count what would complete dishes, too.
  /// Cost: O(posting lists of what is met + dishes), and the rows of the dishes that miss one thing.
  public mutating func tally(
    _ hits: [LevelHit],
    postings: PostingLists,
    admitted: DishSet? = nil,
    completing: Bool = true
  ) -> LevelTally {
    prepare(hits)
    defer { finish() }
    let counts = HitCounts(self, postings)
    let missing = counts.missing(admitted: admitted, memory: memory)
    var tally = LevelTally()
    tally.byMissing = histogram(of: missing)
    if completing, tally.byMissing.count > 1, tally.byMissing[1] > 0 {
      if memory.wide.rows.isEmpty {
        addCompleting(to: &tally, missing, memory.narrow)
      } else {
        addCompleting(to: &tally, missing, memory.wide)
      }
    }
    return tally
  }

  /// Finds the one missing rank of each dish that misses one.
  private func addCompleting<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>(
    to tally: inout LevelTally,
    _ missing: [UInt8],
    _ rowMemory: RowMemory<Rank>
  ) {
    let rowOffsets = Span(_unsafeElements: memory.rowOffsets)
    let rows = Span(_unsafeElements: rowMemory.rows)
    let gains = gains.span
    var dishes = [Int](repeating: 0, count: index.rankCount)
    forEachOne(in: missing) { recipe in
      var place = Int(rowOffsets[recipe])
      while gains[Int(rows[place])] != 0 { place += 1 }
      let rank = Int(rows[place])
      dishes[rank] += 1
      if rank == 0 { tally.lackingTheUnmeetable.append(recipe) }
    }
    for rank in dishes.indices.dropFirst() where dishes[rank] > 0 {
      tally.completing.append(
        LevelTally.Completing(term: Int(index.terms[rank]), dishes: dishes[rank])
      )
    }
    tally.completing.sort { $0.term < $1.term }
  }
}

/// How many of each number below 255 there are, up to the last that occurs. Four counts run side by
/// side, so that equal neighbours do not wait for each other.
private func histogram(of all: [UInt8]) -> [Int] {
  let numbers = all.span
  var lanes = [UInt32](repeating: 0, count: 4 * 256)
  var counters = lanes.mutableSpan
  var position = 0
  while position + 4 <= numbers.count {
    counters[Int(numbers[position])] &+= 1
    counters[256 + Int(numbers[position + 1])] &+= 1
    counters[512 + Int(numbers[position + 2])] &+= 1
    counters[768 + Int(numbers[position + 3])] &+= 1
    position += 4
  }
  while position < numbers.count {
    counters[Int(numbers[position])] &+= 1
    position += 1
  }
  var counts = (0..<255).map { number in
    (0..<4).reduce(0) { $0 + Int(lanes[256 * $1 + number]) }
  }
  while counts.last == 0 { counts.removeLast() }
  return counts
}

// Without checks the loops below work on many dishes at a time; their buffers are as long as there are
// dishes.

/// For each dish its size less what it has; 255 where it has nothing.
private func subtract(
  _ had: UnsafeBufferPointer<UInt8>,
  from sizes: UnsafeBufferPointer<UInt8>,
  into missing: UnsafeMutableBufferPointer<UInt8>
) {
  precondition(had.count == sizes.count && had.count == missing.count, "counts of other dishes")
  for dish in 0..<had.count {
    let rest = sizes[dish] &- had[dish]
    missing[dish] = had[dish] == 0 ? 255 : rest
  }
}

/// Adds to each number that is not 255.
private func add(
  _ more: UnsafeBufferPointer<UInt8>,
  to missing: UnsafeMutableBufferPointer<UInt8>
) {
  precondition(more.count == missing.count, "counts of other dishes")
  for dish in 0..<more.count {
    missing[dish] = missing[dish] == 255 ? 255 : missing[dish] &+ more[dish]
  }
}

/// Calls `body` with the position of each 1, ascending; eight numbers at a time where there is none.
private func forEachOne(in numbers: [UInt8], _ body: (Int) -> Void) {
  numbers.withUnsafeBytes { bytes in
    let ones: UInt64 = 0x0101_0101_0101_0101
    var start = 0
    while start + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ ones
      // A byte of `word` is 0 where a number is 1; some bit remains if one is.
      if (word &- ones) & ~word & (ones << 7) != 0 {
        for position in start..<(start + 8) where bytes[position] == 1 { body(position) }
      }
      start += 8
    }
    for position in start..<bytes.count where bytes[position] == 1 { body(position) }
  }
}

/// For each dish how much of it is met.
private struct HitCounts {
  /// How many of its ranks that are no default staples are met.
  private var had: [UInt8]
  /// How many default staples it asks for that are not there; empty when all are.
  private var lacking: [UInt8] = []
  /// The dishes that use the pantry; nil where these are those with anything in `had`.
  private var using: DishSet?

  init(_ search: LevelSearch, _ postings: PostingLists) {
    let index = search.index
    var had = [UInt8](repeating: 0, count: index.recipeCount)
    let core = search.met.filter { $0.rank < index.coreRanks }
    let typed = search.met.filter {
      $0.rank >= index.coreRanks && Gain.usesPantry(search.gains[$0.rank])
    }
    if typed.isEmpty {
      // First what uses the pantry: then a dish that has nothing yet does not use it.
      for hit in core where Gain.usesPantry(search.gains[hit.rank]) {
        count(&had, postings[Int(index.terms[hit.rank])])
      }
      for hit in core where !Gain.usesPantry(search.gains[hit.rank]) {
        countMore(&had, postings[Int(index.terms[hit.rank])])
      }
    } else {
      var using = DishSet(capacity: index.recipeCount)
      for hit in core { count(&had, postings[Int(index.terms[hit.rank])]) }
      for hit in core + typed where Gain.usesPantry(search.gains[hit.rank]) {
        for dish in postings[Int(index.terms[hit.rank])] { using.insert(Int(dish)) }
      }
      self.using = using
    }
    self.had = had
    for rank in index.coreRanks..<index.rankCount where search.gains[rank] == 0 {
      let dishes = postings[Int(index.terms[rank])]
      guard !dishes.isEmpty else { continue }
      if lacking.isEmpty { lacking = Array(repeating: 0, count: index.recipeCount) }
      count(&lacking, dishes)
    }
  }

  /// For each dish how much it misses; 255 for one that does not count.
  func missing(admitted: DishSet?, memory: LevelMemory) -> [UInt8] {
    var missing = [UInt8](repeating: 255, count: had.count)
    had.withUnsafeBufferPointer { had in
      missing.withUnsafeMutableBufferPointer { subtract(had, from: memory.coreSizes, into: $0) }
    }
    if let using {
      for dish in missing.indices {
        missing[dish] = using.contains(dish) ? memory.coreSizes[dish] &- had[dish] : 255
      }
    }
    if !lacking.isEmpty {
      lacking.withUnsafeBufferPointer { lacking in
        missing.withUnsafeMutableBufferPointer { add(lacking, to: $0) }
      }
    }
    if let admitted {
      for word in admitted.words.indices where admitted.words[word] != .max {
        let first = word << 6
        for dish in first..<min(first + 64, missing.count) where !admitted.contains(dish) {
          missing[dish] = 255
        }
      }
    }
    return missing
  }
}

/// Adds one to the counter of each dish.
private func count(_ counters: inout [UInt8], _ dishes: Column<UInt32>) {
  var cells = counters.mutableSpan
  dishes.withUnsafeBuffer { dishes in
    for dish in dishes { cells[Int(dish)] &+= 1 }
  }
}

/// Adds one to each counter of these dishes that is not 0.
private func countMore(_ counters: inout [UInt8], _ dishes: Column<UInt32>) {
  var cells = counters.mutableSpan
  dishes.withUnsafeBuffer { dishes in
    for dish in dishes { cells[Int(dish)] &+= cells[Int(dish)] == 0 ? 0 : 1 }
  }
}

/// For each requirement the ascending list of the dishes that have it.
public struct PostingLists: Sendable, Equatable {
  let offsets: Column<UInt32>
  let dishes: Column<UInt32>

  /// - Parameters:
  ///   - offsets: Where each list begins in `dishes`, then the end of the last.
  public init(offsets: Column<UInt32>, dishes: Column<UInt32>) {
    self.offsets = offsets
    self.dishes = dishes
  }

  subscript(requirement: Int) -> Column<UInt32> {
    dishes[Int(offsets[requirement])..<Int(offsets[requirement + 1])]
  }
}
