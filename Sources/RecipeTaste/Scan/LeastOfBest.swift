/// The least of the `k` greatest numbers seen so far.
struct LeastOfBest {
  private let k: Int
  /// A binary heap whose root is the least.
  private var heap: [Double] = []

  /// - Parameter k: At least 1.
  init(k: Int) { self.k = k }

  /// −∞ until `k` numbers were seen.
  var value: Double { heap.count < k ? -.infinity : heap[0] }

  /// Looks at one more number. Cost: O(log k).
  mutating func insert(_ number: Double) {
    if heap.count < k {
      heap.append(number)
      siftUp()
    } else if number > heap[0] {
      heap[0] = number
      siftDown()
    }
  }

  private mutating func siftUp() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2) where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
