/// The `limit` dishes that come first in the order of ``LevelMatch/precedes(_:_:)``, of all those seen.
///
/// As `TopK` of that order, with the last of those kept at hand, which most dishes are compared with.
struct BestDishes: Sendable {
  let limit: Int
  /// A binary heap whose root is the last of the dishes kept.
  private var heap: [LevelMatch] = []
  /// The keys of the last of the dishes kept, once there are `limit`; nothing comes after these before
  /// that.
  private(set) var last = LevelKeys(
    missing: .max,
    compromises: .max,
    usedWeight: .min,
    required: .max
  )

  init(limit: Int) {
    self.limit = max(0, limit)
    heap.reserveCapacity(min(self.limit, 1 << 12))
  }

  /// False when a dish whose row tells these keys comes after all that are kept in any case.
  @inline(__always)
  func mayTake(_ keys: LevelKeys) -> Bool {
    if keys.missing != last.missing { return keys.missing < last.missing }
    if keys.compromises != last.compromises { return keys.compromises < last.compromises }
    return keys.usedWeight >= last.usedWeight
  }

  /// Looks at one more dish. Cost: O(log limit).
  mutating func insert(_ match: LevelMatch) {
    if heap.count < limit {
      heap.append(match)
      siftUp(from: heap.count - 1)
      if heap.count == limit { last = heap[0].keys }
    } else if limit > 0, LevelMatch.precedes(match, heap[0]) {
      heap[0] = match
      siftDown(from: 0)
      last = heap[0].keys
    }
  }

  /// The dishes kept, first in the order first. Cost: O(limit · log limit).
  func sorted() -> [LevelMatch] { heap.sorted(by: LevelMatch.precedes) }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard LevelMatch.precedes(heap[parent], heap[child]) else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var last = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if LevelMatch.precedes(heap[last], heap[child]) { last = child }
      }
      guard last != parent else { return }
      heap.swapAt(parent, last)
      parent = last
    }
  }
}
