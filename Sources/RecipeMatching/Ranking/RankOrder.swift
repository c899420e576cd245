/// The order of the keys. Every order is total: name and dish id come last in all of them.
///
/// ``visit(_:)`` defines the order, and all ranking code uses it.
public enum RankOrder: String, Sendable, CaseIterable {
  case fewestMissing = "fewest-missing"
  case mostUsed = "most-used"
  case expiring
  case taste
  case quick

  /// Calls `visit` with each key, the deciding one first.
  @inline(__always)
  func visit(_ visit: (RankKey) -> Void) {
    switch self {
    case .fewestMissing:
      visit(.missing)
      visit(.plain)
      visit(.main)
      visit(.breadth)
      visit(.swaps)
      visit(.expiring)
      visit(.taste)
    case .mostUsed:
      visit(.used)
      visit(.missing)
      visit(.plain)
      visit(.main)
      visit(.swaps)
      visit(.expiring)
      visit(.taste)
    case .expiring:
      visit(.expiring)
      visit(.missing)
      visit(.plain)
      visit(.main)
      visit(.breadth)
      visit(.swaps)
      visit(.taste)
    case .taste:
      visit(.taste)
      visit(.missing)
      visit(.plain)
      visit(.main)
      visit(.breadth)
      visit(.swaps)
      visit(.expiring)
    case .quick:
      visit(.missing)
      visit(.plain)
      visit(.minutes)
      visit(.main)
      visit(.breadth)
      visit(.swaps)
      visit(.expiring)
      visit(.taste)
    }
    visit(.renown)
    visit(.weight)
    visit(.generics)
  }

  /// Whether the number missing comes first, so that answers have groups and a search may stop
  /// early.
  public var isByMissing: Bool { self == .fewestMissing || self == .quick }

  /// The first key in which two dishes differ; nil if there is none, and their names decide.
  public func firstDifference(_ left: RankKeys, _ right: RankKeys) -> RankKey? {
    var first: RankKey?
    visit { key in
      if first == nil, key.rank(left) != key.rank(right) { first = key }
    }
    return first
  }
}

/// Where a dish stands in an order: the lower comes first.
package struct RankCode: Sendable, Comparable {
  /// The keys as far as renown: all that does not need to know which things are used.
  var head: UInt64
  /// The keys behind that.
  var tail: UInt64
  /// Where the dish stands among those that are equal otherwise, by name and id.
  var place: Int

  /// Behind every dish.
  static let last = RankCode(head: .max, tail: .max, place: .max)

  @inline(__always)
  init(head: UInt64, tail: UInt64, place: Int) {
    self.head = head
    self.tail = tail
    self.place = place
  }

  @inline(__always)
  init(_ keys: RankKeys, place: Int, in order: RankOrder) {
    var (head, tail): (UInt64, UInt64) = (0, 0)
    order.visit { key in
      switch key {
      case .weight, .generics: tail = tail << UInt64(key.bits) | key.rank(keys)
      default: head = head << UInt64(key.bits) | key.rank(keys)
      }
    }
    self.init(head: head, tail: tail, place: place)
  }

  @inline(__always)
  package static func < (left: RankCode, right: RankCode) -> Bool {
    if left.head != right.head { return left.head < right.head }
    if left.tail != right.tail { return left.tail < right.tail }
    return left.place < right.place
  }
}

/// One dish of a ranking.
package struct RankedDish: Sendable, Equatable {
  package var keys: RankKeys
  /// The dish.
  package var recipe: Int
  /// Where it stands; unlike that of any other dish of the ranking.
  package var code: RankCode

  package init(keys: RankKeys, recipe: Int, code: RankCode) {
    self.keys = keys
    self.recipe = recipe
    self.code = code
  }

  /// - Parameter place: Where the dish stands among those that are equal otherwise; lower first.
  package init(keys: RankKeys, recipe: Int, place: Int, order: RankOrder) {
    self.init(keys: keys, recipe: recipe, code: RankCode(keys, place: place, in: order))
  }

  @inline(__always)
  static func precedes(_ left: RankedDish, _ right: RankedDish) -> Bool { left.code < right.code }
}
