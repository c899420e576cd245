/// Counts, for each thing, the dishes that lack nothing or one thing once it is bought.
///
/// Most dishes are told by sums over requirements: one that lacks a single requirement is ready with
/// whatever meets it, one that lacks two is one away with whatever meets either. Only where a thing
/// may meet several requirements of a dish is the dish looked at by itself.
struct GainTally {
  /// For each thing the dishes that it makes ready, and those that it brings one away; whole after
  /// ``addSums()``.
  private(set) var ready: [Int]
  private(set) var oneAway: [Int]
  /// For each requirement the things that meet it, ascending.
  private let things: GroupedNumbers
  /// For each ingredient the things that grant it, ascending.
  private let granting: GroupedNumbers
  /// For each requirement the bits of its things in a sieve; all bits where it is not lacking.
  private let sieves: [UInt64]
  /// The same in a wider one, in which fewer things share a bit.
  private let wideSieves: [Wide]
  /// For each ingredient the bits of the things that grant it.
  private let grantingSieves: [UInt64]
  private let isLacking: [Bool]
  /// For each requirement the dishes that lack it alone.
  private var alone: [Int]
  /// For each requirement the dishes that lack it and one other.
  private var inPairs: [Int]
  /// What the dish at hand lacks.
  private var missing: [Int] = []

  private typealias Wide = SIMD8<UInt64>

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
    var wideSieves = [Wide](repeating: Wide(), count: isLacking.count)
    for entry in met {
      let bit = Self.bit(of: entry.number)
      sieves[Int(entry.group)] |= 1 << UInt64(bit & 63)
      wideSieves[Int(entry.group)][bit >> 6] |= 1 << UInt64(bit & 63)
    }
    (self.sieves, self.wideSieves) = (sieves, wideSieves)
    var grantingSieves = [UInt64](repeating: 0, count: count)
    for entry in granted {
      grantingSieves[Int(entry.group)] |= 1 << UInt64(Self.bit(of: entry.number) & 63)
    }
    self.grantingSieves = grantingSieves
    alone = Array(repeating: 0, count: isLacking.count)
    inPairs = alone
    ready = Array(repeating: 0, count: count)
    oneAway = ready
  }

  /// Counts a dish by what it requires.
  @inline(__always)
  mutating func add(_ required: some Collection<UInt32>, where isCounted: () -> Bool) {
    // The bits of things that meet all that is lacking, and of those that leave at most one.
    var (all, most) = (UInt64.max, UInt64.max)
    for requirement in required {
      let sieve = sieves[Int(requirement)]
      most = most & sieve | all
      all &= sieve
    }
    if most == 0 { return }
    guard isCounted() else { return }
    addLikely(required)
  }

  private mutating func addLikely(_ required: some Collection<UInt32>) {
    missing.removeAll(keepingCapacity: true)
    for requirement in required where isLacking[Int(requirement)] {
      missing.append(Int(requirement))
    }
    switch missing.count {
    case 0: return
    case 1: alone[missing[0]] += 1
    case 2: addPair(missing[0], missing[1])
    default: addMany()
    }
  }

  private mutating func addPair(_ left: Int, _ right: Int) {
    inPairs[left] += 1
    inPairs[right] += 1
    let (few, many) = length(left) < length(right) ? (left, right) : (right, left)
    for place in things.places(of: few) {
      let thing = things.numbers[place]
      guard things.has(thing, inAscending: many) else { continue }
      ready[Int(thing)] += 1
      oneAway[Int(thing)] -= 2
    }
  }

  /// Counts a dish that lacks three requirements or more.
  private mutating func addMany() {
    var (all, most) = (Wide(repeating: .max), Wide(repeating: .max))
    for requirement in missing {
      let sieve = wideSieves[requirement]
      most = most & sieve | all
      all &= sieve
    }
    if most == Wide() { return }
    // A thing that leaves at most one is in the first list or in the second.
    missing.sort { [things] in things.places(of: $0).count < things.places(of: $1).count }
    for place in things.places(of: missing[0]) where Self.has(most, things.numbers[place]) {
      add(things.numbers[place], left: 0, from: 1)
    }
    for place in things.places(of: missing[1]) where Self.has(most, things.numbers[place]) {
      if !things.has(things.numbers[place], inAscending: missing[0]) {
        add(things.numbers[place], left: 1, from: 2)
      }
    }
  }

  /// Counts the dish for a thing that leaves so many of the first requirements.
  private mutating func add(_ thing: UInt32, left: Int, from first: Int) {
    var left = left
    for requirement in missing[first...] where !things.has(thing, inAscending: requirement) {
      left += 1
      if left > 1 { return }
    }
    if left == 0 { ready[Int(thing)] += 1 } else { oneAway[Int(thing)] += 1 }
  }

  /// Counts a dish that allows substitutes of its own.
  mutating func add(_ row: SubstitutedRow) {
    var (all, most) = (UInt64.max, UInt64.max)
    for (requirement, places) in row.lacking {
      var sieve = sieves[requirement]
      for substitute in row.substitutes[places] { sieve |= grantingSieves[substitute] }
      most = most & sieve | all
      all &= sieve
    }
    if most == 0 || row.lacking.isEmpty { return }
    var lists = row.lacking.map { requirement, places in
      var list = things.numbers[things.places(of: requirement)]
      for substitute in row.substitutes[places] {
        list += granting.numbers[granting.places(of: substitute)]
      }
      return Set(list)
    }
    lists.sort { $0.count < $1.count }
    for (place, list) in lists.prefix(2).enumerated() {
      for thing in list where place == 0 || !lists[0].contains(thing) {
        let left = lists.count { !$0.contains(thing) }
        if left == 0 { ready[Int(thing)] += 1 }
        if left == 1, lists.count > 1 { oneAway[Int(thing)] += 1 }
      }
    }
  }

  /// Adds the sums over requirements. Call it once, at the end. Cost: O(entries).
  mutating func addSums() {
    for requirement in alone.indices where alone[requirement] + inPairs[requirement] > 0 {
      for place in things.places(of: requirement) {
        ready[Int(things.numbers[place])] += alone[requirement]
        oneAway[Int(things.numbers[place])] += inPairs[requirement]
      }
    }
  }

  private func length(_ requirement: Int) -> Int { things.places(of: requirement).count }

  /// A bit of a wide sieve; its last six binary digits are one of a narrow sieve.
  private static func bit(of thing: UInt32) -> Int { Int((thing &* 0x9E37_79B1) >> 23) }

  private static func has(_ sieve: Wide, _ thing: UInt32) -> Bool {
    let bit = bit(of: thing)
    return sieve[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }
}
