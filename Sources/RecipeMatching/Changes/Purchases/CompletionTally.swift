import RecipeLexicon
import RecipeModel
import SectionFiles

/// Counts, for each thing that one could buy, the dishes that lack nothing once it is bought.
///
/// Most dishes are told by sums over requirements: one that lacks a single requirement is ready with whatever
/// meets it. A dish that lacks several is looked at thing by thing, where a sieve says that some thing may
/// meet all of them.
struct CompletionTally {
  /// For each thing what it completes; whole after ``addSums()``.
  private(set) var completed: [PurchaseWorth]
  /// For each requirement the things that meet it, ascending.
  private let things: GroupedNumbers
  /// For each ingredient the things that grant it, ascending.
  private let granting: GroupedNumbers
  /// For each requirement the bits of its things in a sieve; all bits where it is not lacking.
  private let sieves: [UInt64]
  /// For each ingredient the bits of the things that grant it.
  private let grantingSieves: [UInt64]
  private let isLacking: [Bool]
  /// For each requirement the dishes that lack it alone.
  private var alone: [PurchaseWorth]
  /// What the dish at hand lacks.
  private var missing: [Int] = []

  /// - Parameters:
  ///   - met: The things that meet a requirement, in its group; things ascend.
  ///   - granted: The things that grant an ingredient, in its group; things ascend.
  ///   - isLacking: For each requirement whether the pantry lacks it.
  ///   - count: How many ingredients there are; things are some of them.
  init(
    met: [GroupedNumbers.Entry],
    granted: [GroupedNumbers.Entry],
    isLacking: [Bool],
    ingredients count: Int
  ) {
    self.isLacking = isLacking
    things = GroupedNumbers(met, groups: isLacking.count)
    granting = GroupedNumbers(granted, groups: count)
    var sieves = isLacking.map { $0 ? 0 : UInt64.max }
    for entry in met { sieves[Int(entry.group)] |= Self.bit(of: entry.number) }
    self.sieves = sieves
    var grantingSieves = [UInt64](repeating: 0, count: count)
    for entry in granted { grantingSieves[Int(entry.group)] |= Self.bit(of: entry.number) }
    self.grantingSieves = grantingSieves
    alone = Array(repeating: .none, count: isLacking.count)
    completed = Array(repeating: .none, count: count)
  }

  /// Counts a dish by what it requires.
  @inline(__always)
  mutating func add(_ required: some Collection<UInt32>, worth: () -> Int) {
    var sieve = UInt64.max
    for requirement in required { sieve &= sieves[Int(requirement)] }
    if sieve == 0 { return }
    addLikely(required, worth: worth)
  }

  private mutating func addLikely(_ required: some Collection<UInt32>, worth: () -> Int) {
    missing.removeAll(keepingCapacity: true)
    for requirement in required where isLacking[Int(requirement)] {
      missing.append(Int(requirement))
    }
    guard !missing.isEmpty else { return }
    let dish = PurchaseWorth(worth: worth(), dishes: 1)
    if missing.count == 1 {
      alone[missing[0]] += dish
      return
    }
    let fewest = missing.min { length($0) < length($1) } ?? missing[0]
    for place in things.places(of: fewest) {
      let thing = things.numbers[place]
      let meetsAll = missing.allSatisfy { $0 == fewest || things.has(thing, inAscending: $0) }
      if meetsAll { completed[Int(thing)] += dish }
    }
  }

  /// Counts a dish that allows substitutes of its own.
  mutating func add(_ row: SubstitutedRow, worth: () -> Int) {
    var sieve = UInt64.max
    for (requirement, places) in row.lacking {
      var own = sieves[requirement]
      for substitute in row.substitutes[places] { own |= grantingSieves[substitute] }
      sieve &= own
    }
    if sieve == 0 || row.lacking.isEmpty { return }
    let lists = row.lacking.map { requirement, places in
      row.substitutes[places].reduce(into: Set(things.numbers[things.places(of: requirement)])) {
        $0.formUnion(granting.numbers[granting.places(of: $1)])
      }
    }
    .sorted { $0.count < $1.count }
    let dish = PurchaseWorth(worth: worth(), dishes: 1)
    for thing in lists[0] where lists.dropFirst().allSatisfy({ $0.contains(thing) }) {
      completed[Int(thing)] += dish
    }
  }

  /// Adds the sums over requirements. Call it once, at the end. Cost: O(entries).
  mutating func addSums() {
    for requirement in alone.indices where alone[requirement].dishes > 0 {
      for place in things.places(of: requirement) {
        completed[Int(things.numbers[place])] += alone[requirement]
      }
    }
  }

  /// Things of which it is asked which dishes they complete: a bit for each of at most 64.
  struct Asked {
    static let most = 64

    fileprivate var meeting: [UInt64]
    fileprivate var granting: [UInt64]
  }

  /// - Parameter chosen: At most ``Asked/most`` things. Cost: O(requirements + entries).
  func asking(about chosen: some Collection<Int>) -> Asked {
    precondition(chosen.count <= Asked.most, "\(chosen.count) things; at most \(Asked.most)")
    var bits = [UInt64](repeating: 0, count: completed.count)
    for (place, thing) in chosen.enumerated() { bits[thing] |= 1 << UInt64(place) }
    func union(_ lists: GroupedNumbers, _ groups: Int) -> [UInt64] {
      (0..<groups).map { group in
        lists.places(of: group).reduce(0) { $0 | bits[Int(lists.numbers[$1])] }
      }
    }
    return Asked(
      meeting: union(things, isLacking.count),
      granting: union(granting, completed.count)
    )
  }

  /// The bits of the things that complete a dish; 0 for one that lacks nothing.
  func completing(_ required: some Collection<UInt32>, _ asked: Asked) -> UInt64 {
    var (bits, isReady) = (UInt64.max, true)
    for requirement in required where isLacking[Int(requirement)] {
      bits &= asked.meeting[Int(requirement)]
      isReady = false
    }
    return isReady ? 0 : bits
  }

  /// As ``completing(_:_:)`` for a dish that allows substitutes of its own.
  func completing(_ row: SubstitutedRow, _ asked: Asked) -> UInt64 {
    if row.lacking.isEmpty { return 0 }
    return row.lacking.reduce(UInt64.max) { bits, lack in
      bits
        & row.substitutes[lack.places].reduce(asked.meeting[lack.requirement]) {
          $0 | asked.granting[$1]
        }
    }
  }

  private func length(_ requirement: Int) -> Int { things.places(of: requirement).count }

  private static func bit(of thing: UInt32) -> UInt64 {
    1 << UInt64((thing &* 0x9E37_79B1) >> 26)
  }
}
