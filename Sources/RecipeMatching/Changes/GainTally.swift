/// Counts, for each thing, the dishes that lack nothing or one thing once it is bought.
///
/// Most dishes are told by sums over requirements: one that lacks a single requirement is ready with
/// whatever meets it, one that lacks two is one away with whatever meets either. Only where a thing
/// meets several requirements of a dish is the dish looked at by itself.
struct GainTally {
  /// For each requirement the things that meet it alone, ascending; nil until asked for.
  private var singles: [[Int]?]
  /// For each requirement so many bits that two without a common one share no thing.
  private var sieves: [SIMD4<UInt64>]
  /// For each requirement the dishes that lack it alone.
  private var alone: [Int]
  /// For each requirement the dishes that lack it and one other.
  private var inPairs: [Int]
  private(set) var ready: [Int]
  private(set) var oneAway: [Int]

  init(requirements: Int, things: Int) {
    singles = Array(repeating: nil, count: requirements)
    sieves = Array(repeating: SIMD4(), count: requirements)
    alone = Array(repeating: 0, count: requirements)
    inPairs = alone
    ready = Array(repeating: 0, count: things)
    oneAway = ready
  }

  /// Counts a dish without swaps of its own that lacks some requirements.
  ///
  /// - Parameter sets: What meets a requirement; asked once for each.
  mutating func add(_ missing: [Int], sets: (Int) -> PurchaseSets) {
    for requirement in missing where singles[requirement] == nil {
      learn(requirement, sets(requirement))
    }
    switch missing.count {
    case 1: alone[missing[0]] += 1
    case 2:
      inPairs[missing[0]] += 1
      inPairs[missing[1]] += 1
      guard mayShare(missing[0], missing[1]) else { return }
      for thing in things(missing[0]) where things(missing[1]).hasSorted(thing) {
        ready[thing] += 1
        oneAway[thing] -= 2
      }
    default:
      // What leaves at most one of them meets two of any three.
      let (first, second, third) = (missing[0], missing[1], missing[2])
      guard mayShare(first, second) || mayShare(first, third) || mayShare(second, third) else {
        return
      }
      add(lists: missing.map(things))
    }
  }

  /// Counts a dish by the things that meet each of what it lacks.
  mutating func add(lists: [[Int]]) {
    guard lists.count > 1 else {
      for thing in lists.first ?? [] { ready[thing] += 1 }
      return
    }
    // A thing that leaves at most one is in the first list or in the second.
    let ordered = lists.sorted { $0.count < $1.count }
    for thing in ordered[0].joined(with: ordered[1]) {
      var left = 0
      for list in ordered where left < 2 && !list.hasSorted(thing) { left += 1 }
      if left == 0 { ready[thing] += 1 }
      if left == 1 { oneAway[thing] += 1 }
    }
  }

  /// Adds the sums over requirements. Call it once, at the end.
  mutating func addSums() {
    for requirement in singles.indices {
      for thing in singles[requirement] ?? [] {
        ready[thing] += alone[requirement]
        oneAway[thing] += inPairs[requirement]
      }
    }
  }

  private func things(_ requirement: Int) -> [Int] { singles[requirement] ?? [] }

  private func mayShare(_ left: Int, _ right: Int) -> Bool {
    (sieves[left] & sieves[right]) != SIMD4()
  }

  private mutating func learn(_ requirement: Int, _ sets: PurchaseSets) {
    let things = sets.singles
    singles[requirement] = things
    for thing in things { sieves[requirement][thing >> 6 & 3] |= 1 << UInt64(thing & 63) }
  }
}

extension PurchaseSets {
  /// The things that are enough alone, ascending.
  var singles: [Int] { sets.lazy.filter { $0.count == 1 }.map { $0[0] } }
}

extension [Int] {
  /// Whether an ascending list has a number. Cost: O(log count).
  func hasSorted(_ number: Int) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) >> 1
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
