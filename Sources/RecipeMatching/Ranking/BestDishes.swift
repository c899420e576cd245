/// The `limit` dishes that come first in an order, of all those seen.
///
/// As `TopK` of that order, with the last of those kept at hand, which most dishes are compared with.
struct BestDishes: Sendable {
  let limit: Int
  let order: RankOrder
  let steps: HeadSteps
  /// A binary heap whose root is the last of the dishes kept.
  private var heap: [RankedDish] = []
  /// Where the last of the dishes kept stands, once there are `limit`; before that, behind all.
  private(set) var last = RankCode.last
  /// How many that one misses; the most there are before that.
  private(set) var lastMissing = Int.max
  /// What the things of that one weigh.
  private(set) var lastWeight = 0

  init(limit: Int, order: RankOrder = .fewestMissing) {
    self.limit = max(0, limit)
    self.order = order
    steps = HeadSteps(order)
    heap.reserveCapacity(min(self.limit, 1 << 12))
  }

  /// False when a dish whose head is this one at best comes after all that are kept.
  @inline(__always)
  func mayTake(_ head: UInt64) -> Bool { head <= last.head }

  /// Bit `m` for each mark `m` with which a dish may come before the last of those kept.
  ///
  /// - Parameter head: Where a dish stands at best, with the best mark.
  @inline(__always)
  func admittedMarks(_ head: UInt64) -> UInt8 { steps.admittedMarks(head, upTo: last.head) }

  /// Looks at one more dish. Cost: O(log limit).
  mutating func insert(_ dish: RankedDish) {
    if heap.count < limit {
      heap.append(dish)
      siftUp(from: heap.count - 1)
      if heap.count == limit { keepLast() }
    } else if limit > 0, dish.code < last {
      heap[0] = dish
      siftDown(from: 0)
      keepLast()
    }
  }

  /// The dishes kept, first in the order first. Cost: O(limit · log limit).
  func sorted() -> [RankedDish] { heap.sorted(by: RankedDish.precedes) }

  private mutating func keepLast() {
    last = heap[0].code
    lastMissing = heap[0].keys.missing
    lastWeight = heap[0].keys.weight
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].code < heap[child].code else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var last = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[last].code < heap[child].code { last = child }
      }
      guard last != parent else { return }
      heap.swapAt(parent, last)
      parent = last
    }
  }
}
