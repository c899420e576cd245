/// The `k` elements that come first in a total order, among all those seen.
///
/// `precedes` must be a strict total order; then the result does not depend on the order in which
/// elements arrive. At most `k` elements are in memory.
public struct TopK<Element> {
  public let k: Int
  @usableFromInline let precedes: (Element, Element) -> Bool
  /// A binary heap whose root is the last of the elements kept.
  @usableFromInline var heap: [Element] = []

  /// - Parameters:
  ///   - k: How many to keep; at least 0.
  ///   - precedes: Whether the first element comes before the second.
  @inlinable
  public init(k: Int, precedes: @escaping (Element, Element) -> Bool) {
    precondition(k >= 0, "k is \(k); it must not be negative")
    self.k = k
    self.precedes = precedes
  }

  /// Adds one more element. Cost: O(log k).
  @inlinable
  public mutating func insert(_ element: Element) {
    if heap.count < k {
      heap.append(element)
      siftUp(from: heap.count - 1)
    } else if k > 0, precedes(element, heap[0]) {
      heap[0] = element
      siftDown(from: 0)
    }
  }

  /// The elements in the total order. Cost: O(k log k).
  @inlinable
  public func sorted() -> [Element] {
    heap.sorted(by: precedes)
  }

  @inlinable
  mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[parent], heap[child]) else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  @inlinable
  mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var last = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if precedes(heap[last], heap[child]) { last = child }
      }
      guard last != parent else { return }
      heap.swapAt(parent, last)
      parent = last
    }
  }
}
