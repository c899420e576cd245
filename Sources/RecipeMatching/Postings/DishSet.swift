import SectionFiles

/// A set of dishes, with one bit for each dish.
public struct DishSet: Sendable, Equatable {
  /// The number of possible dishes; each is a position below this.
  public let capacity: Int
  /// Bit `d & 63` of word `d >> 6` is dish `d`; bits from `capacity` on are 0.
  @usableFromInline var words: [UInt64]

  /// The empty set. Cost: O(capacity / 64).
  @inlinable
  public init(capacity: Int) {
    self.capacity = capacity
    words = Array(repeating: 0, count: (capacity + 63) / 64)
  }

  /// All dishes. Cost: O(capacity / 64).
  public static func all(_ capacity: Int) -> DishSet {
    var set = DishSet(capacity: capacity)
    for word in set.words.indices { set.words[word] = .max }
    if capacity & 63 != 0 { set.words[set.words.count - 1] = (1 << UInt64(capacity & 63)) - 1 }
    return set
  }

  /// The dishes for which a condition holds. Cost: O(capacity).
  @inlinable
  public init(capacity: Int, where holds: (Int) -> Bool) {
    self.init(capacity: capacity)
    for word in words.indices {
      var bits: UInt64 = 0
      let first = word << 6
      for dish in first..<min(first + 64, capacity) where holds(dish) {
        bits |= 1 << UInt64(dish - first)
      }
      words[word] = bits
    }
  }

  /// The dishes whose bits are set: bit `d & 31` of half word `d >> 5` is dish `d`; bits from `capacity`
  /// on do not matter.
  init(capacity: Int, halfWords: Column<UInt32>) {
    self = .all(capacity)
    for word in words.indices {
      let low = 2 * word < halfWords.count ? UInt64(halfWords[2 * word]) : 0
      let high = 2 * word + 1 < halfWords.count ? UInt64(halfWords[2 * word + 1]) : 0
      words[word] &= low | high << 32
    }
  }

  /// The number of dishes in the set. Cost: O(capacity / 64).
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inlinable @inline(__always)
  public func contains(_ dish: Int) -> Bool {
    words[dish >> 6] >> UInt64(dish & 63) & 1 == 1
  }

  @inlinable @inline(__always)
  public mutating func insert(_ dish: Int) {
    words[dish >> 6] |= 1 << UInt64(dish & 63)
  }

  @inlinable @inline(__always)
  public mutating func remove(_ dish: Int) {
    words[dish >> 6] &= ~(1 << UInt64(dish & 63))
  }

  /// Keeps only dishes that are also in the other set, which has the same capacity.
  public mutating func formIntersection(_ other: DishSet) {
    for word in words.indices { words[word] &= other.words[word] }
  }

  /// Removes the dishes of the other set, which has the same capacity.
  public mutating func subtract(_ other: DishSet) {
    for word in words.indices { words[word] &= ~other.words[word] }
  }

  /// Calls `body` with each dish, in ascending order. Cost: O(capacity / 64 + dishes).
  @inlinable @inline(__always)
  public func forEach(_ body: (Int) -> Void) {
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
