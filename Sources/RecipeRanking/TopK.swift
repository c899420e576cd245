/// The `k` elements that come first in a total order, of all those seen.
///
/// `precedes` must be a strict total order; then the outcome does not depend on the order in which
/// elements arrive. Keeps at most `k` elements.
public struct TopK<Element: Sendable>: Sendable {
  public let k: Int
  @usableFromInline let precedes: @Sendable (Element, Element) -> Bool
  /// A binary heap whose root is the last of the elements kept.
  @usableFromInline var heap: [Element] = []

  /// - Parameters:
  ///   - k: How many to keep; at least 0.
  ///   - precedes: Whether the first element comes before the second.
  @inlinable
  public init(k: Int, precedes: @escaping @Sendable (Element, Element) -> Bool) {
    precondition(k >= 0, "k is \(k); it must not be negative")
    self.k = k
    self.precedes = precedes
  }

  /// Reserves room for so many elements, or for `k` where that is less.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    heap.reserveCapacity(Swift.min(k, capacity))
  }

  /// The last of the elements kept, once there are `k`: only what comes before it is kept from then on. Nil
  /// before that, and for a `k` of 0. Cost: O(1).
  @inlinable
  public var last: Element? { heap.count == k ? heap.first : nil }

  /// Looks at one more element, and says whether it is kept. Cost: O(log k).
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    if heap.count < k {
      heap.append(element)
      siftUp(from: heap.count - 1)
    } else if k > 0, precedes(element, heap[0]) {
      heap[0] = element
      siftDown(from: 0)
    } else {
      return false
    }
    return true
  }

  /// The elements kept, first in the order first. Cost: O(k log k).
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
