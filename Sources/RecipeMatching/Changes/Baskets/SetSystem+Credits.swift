extension SetSystem {
  /// Bounds are sums of shares of a dish: all of it, or 1/2 ... 1/5, or 1/2 ... 1/20. In sixtieths
  /// they are whole.
  static let scale = 60

  /// A sixtieth times this is what one item of a set of each size is credited with.
  private static let shares = [0, 60, 30, 20, 15, 12]

  /// For each item at least what it contributes to any purchase, in sixtieths.
  ///
  /// A dish that a purchase unlocks is credited in equal shares to the items of one set that does;
  /// no item gets more of it than its smallest set gives. So a purchase unlocks at most the sum of
  /// the credits of its items. Cost: O(items of all sets).
  func credits() -> [Int] {
    var credits = [Int](repeating: 0, count: names.count)
    // The dish that an item was last seen in, times 8, and the size of its smallest set there.
    var seen = [Int](repeating: -8, count: names.count)
    var set = 0
    var start = 0
    for dish in values.indices {
      let value = values[dish]
      while set < dishEnds[dish] {
        let end = Int(setEnds[set])
        let size = end - start
        for place in start..<end {
          let item = Int(items[place])
          let last = seen[item]
          if last >> 3 != dish {
            credits[item] += value * Self.shares[size]
          } else if last & 7 > size {
            credits[item] += value * (Self.shares[size] - Self.shares[last & 7])
          } else {
            continue
          }
          seen[item] = dish << 3 | size
        }
        start = end
        set += 1
      }
    }
    return credits
  }

  /// The items that may be in a purchase of at most `slots` items whose credits reach a sum, and `toll` more for each
  /// item after the first; most credit first, then the first by number. Cost: O(items + items kept · log of them).
  func viable(_ credits: [Int], slots: Int, reaching need: Int, toll: Int) -> [Int] {
    var most = TopSum(slots)
    for credit in credits { most.insert(credit) }
    guard most.net(of: slots, toll: toll) >= need else { return [] }
    // What the others of a purchase come to at most, with what this item must add beside them.
    let others = (0..<slots).map { most.sum(of: $0) - $0 * toll }.max() ?? 0
    let least = need - others
    return credits.indices.filter { credits[$0] >= least && credits[$0] > 0 }
      .sorted { credits[$0] != credits[$1] ? credits[$0] > credits[$1] : $0 < $1 }
  }
}

/// The sum of the few greatest of some numbers, none of them negative.
struct TopSum {
  /// Descending; 0 where there are fewer numbers.
  private var greatest: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
  private let count: Int

  /// - Parameter count: How many; 0 ... 5.
  init(_ count: Int) { self.count = count }

  @inline(__always)
  mutating func insert(_ number: Int) {
    if number <= greatest.4 { return }
    greatest.4 = number
    if greatest.4 > greatest.3 { swap(&greatest.4, &greatest.3) } else { return }
    if greatest.3 > greatest.2 { swap(&greatest.3, &greatest.2) } else { return }
    if greatest.2 > greatest.1 { swap(&greatest.2, &greatest.1) } else { return }
    if greatest.1 > greatest.0 { swap(&greatest.1, &greatest.0) }
  }

  var sum: Int { sum(of: count) }

  /// The sum of the first of them; `count` is 0 ... 5.
  func sum(of count: Int) -> Int {
    (count > 0 ? greatest.0 : 0) + (count > 1 ? greatest.1 : 0) + (count > 2 ? greatest.2 : 0)
      + (count > 3 ? greatest.3 : 0) + (count > 4 ? greatest.4 : 0)
  }

  /// The greatest sum of at least one and at most so many of them, where each after the first costs a toll.
  @inline(__always)
  func net(of count: Int, toll: Int) -> Int {
    var (greatest, number) = (sum(of: 1), 2)
    while number <= count {
      greatest = max(greatest, sum(of: number) - (number - 1) * toll)
      number += 1
    }
    return greatest
  }
}
