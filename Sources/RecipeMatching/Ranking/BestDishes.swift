import RecipeRanking

/// The `limit` dishes that come first in an order, of all those seen.
///
/// A `TopK` of that order, with the keys of the last of those kept at hand, which most dishes are compared with.
struct BestDishes: Sendable {
  let limit: Int
  let order: RankOrder
  /// For each ``DishMark`` how much further back a head stands with it than with the best one.
  private let markOffsets: InlineArray<6, UInt64>
  private var best: TopK<RankedDish>
  /// Where the last of the dishes kept stands, once there are `limit`; before that, behind all.
  private(set) var last = RankCode.last
  /// How many that one misses; the most there are before that.
  private(set) var lastMissing = Int.max
  /// What the things of that one weigh.
  private(set) var lastWeight = 0

  init(limit: Int, order: RankOrder = .fewestMissing) {
    self.limit = max(0, limit)
    self.order = order
    markOffsets = InlineArray { mark in
      func head(_ mark: DishMark) -> UInt64 {
        let keys = RankKeys(isPlain: mark.isPlain, renown: mark.renown)
        return RankCode(keys, place: 0, in: order).head
      }
      return head(DishMark(rawValue: UInt8(mark)))
        - head(DishMark(isPlain: false, renown: Renown.wide))
    }
    best = TopK(k: self.limit, precedes: RankedDish.precedes)
    best.reserveCapacity(1 << 12)
  }

  /// False when a dish with these keys at best, as far as its renown, comes after all that are kept.
  @inline(__always)
  func mayTake(_ keys: RankKeys) -> Bool {
    if order == .fewestMissing {
      return RankCode(keys, place: 0, in: .fewestMissing).head <= last.head
    }
    return RankCode(keys, place: 0, in: order).head <= last.head
  }

  /// Bit `m` for each mark `m` with which a dish may come before the last of those kept.
  ///
  /// - Parameter head: Where a dish stands at best, with the best mark.
  @inline(__always)
  func admittedMarks(_ head: UInt64) -> UInt8 {
    var admitted: UInt8 = 0
    for mark in markOffsets.indices where head &+ markOffsets[mark] <= last.head {
      admitted |= 1 << UInt8(mark)
    }
    return admitted
  }

  /// Looks at one more dish. Cost: O(log limit).
  mutating func insert(_ dish: RankedDish) {
    guard best.insert(dish), let kept = best.last else { return }
    last = kept.code
    lastMissing = kept.keys.missing
    lastWeight = kept.keys.weight
  }

  /// The dishes kept, first in the order first. Cost: O(limit · log limit).
  func sorted() -> [RankedDish] { best.sorted() }
}
