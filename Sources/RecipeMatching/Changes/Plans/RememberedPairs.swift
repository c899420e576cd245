import Synchronization

/// A relation of two numbers that is dear to find out, and is asked for the same pairs again and again.
///
/// What was found is kept in one table of fixed size; where two pairs meet in it, the later one stays. So an answer
/// never depends on what was asked before, and memory not on how much was.
final class RememberedPairs: Sendable {
  private static let bits = 17
  private let count: Int
  private let find: @Sendable (Int, Int) -> Bool
  /// In each place a pair, plus 1, times 2, and whether it is in the relation; 0 where there is none.
  private let found: Mutex<[Int]>

  /// - Parameter count: One above the greatest number; at most 2³⁰.
  init(count: Int, find: @escaping @Sendable (Int, Int) -> Bool) {
    (self.count, self.find) = (count, find)
    found = Mutex(Array(repeating: 0, count: 1 << Self.bits))
  }

  /// Whether two numbers are in the relation. Cost: that of finding out, or little.
  func contains(_ left: Int, _ right: Int) -> Bool {
    let pair = left * count + right + 1
    let mixed = UInt64(pair) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> UInt64(64 - Self.bits))
    return found.withLock { found in
      if found[place] >> 1 == pair { return found[place] & 1 == 1 }
      let isContained = find(left, right)
      found[place] = pair << 1 | (isContained ? 1 : 0)
      return isContained
    }
  }
}
