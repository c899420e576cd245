/// The first baskets of those offered, at most one for the same dishes.
struct BasketList {
  struct Entry {
    /// Ascending.
    var items: [Int]
    /// As ``BasketDishes`` numbers them, ascending.
    var dishes: [Int32]
    /// Of the dishes: compares their worth, then their number.
    var value: Int
  }

  private(set) var entries: [Entry] = []
  let limit: Int
  private let dishes: BasketDishes

  init(_ dishes: BasketDishes, limit: Int) {
    self.dishes = dishes
    self.limit = limit
  }

  /// The least value at which a basket of `size` items or more may come into the list.
  ///
  /// - Parameter first: The first basket of `size` items that there may be.
  func least(size: Int, first: () -> [Int]) -> Int {
    guard entries.count == limit, let last = entries.last else { return 1 }
    if size != last.items.count { return size < last.items.count ? last.value : last.value + 1 }
    return first().lexicographicallyPrecedes(last.items) ? last.value : last.value + 1
  }

  /// Looks at one more basket. Cost: O(limit · dishes), and finding its dishes when it may come in.
  /// - Parameter items: Ascending.
  /// - Returns: How much work it was to find its dishes.
  mutating func offer(_ items: [Int], value: Int) -> Int {
    guard value >= least(size: items.count, first: { items }) else { return 0 }
    if entries.contains(where: { $0.items == items }) { return 0 }
    let (unlocked, work) = dishes.unlocked(by: items)
    let entry = Entry(items: items, dishes: unlocked, value: value)
    if let same = entries.firstIndex(where: { $0.value == value && $0.dishes == unlocked }) {
      guard Self.precedes(entry, entries[same]) else { return work }
      entries.remove(at: same)
    }
    let place = entries.firstIndex { Self.precedes(entry, $0) } ?? entries.endIndex
    entries.insert(entry, at: place)
    if entries.count > limit { entries.removeLast() }
    return work
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.value != right.value { return left.value > right.value }
    if left.items.count != right.items.count { return left.items.count < right.items.count }
    return left.items.lexicographicallyPrecedes(right.items)
  }
}
