/// A list that is emptied in no time and keeps its room, for work that is done line after line.
///
/// `Array.removeAll(keepingCapacity:)` and `removeLast(_:)` cost more than what a short list holds.
struct ReusedArray<Element: Sendable>: Sendable {
  /// The elements, and behind the `count`-th what is left of earlier ones.
  private(set) var elements: [Element] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  mutating func append(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      elements.append(element)
    }
    count += 1
  }

  /// Drops what is behind the first `count` elements, of which there are at least as many.
  mutating func keepFirst(_ count: Int) { self.count = count }
}
