import SectionFiles

/// The names of a lexicon as they lie sorted in its tables: nothing to build, a binary search for
/// each word.
///
/// A space sorts before all that a word is made of, so names that begin with the same words lie
/// side by side.
struct SortedNameTrie: NameTrie {
  struct Node {
    var isRow: Bool
    /// The names that begin with the words so far.
    var range: Range<Int>
    /// How many bytes the words so far have, with the spaces between them.
    var length = 0
  }

  private let nameTable: NameTable
  private let rowTable: NameTable

  init(names: NameTable, rows: NameTable) {
    nameTable = names
    rowTable = rows
  }

  var names: Node { Node(isRow: false, range: 0..<nameTable.names.count) }
  var rows: Node { Node(isRow: true, range: 0..<rowTable.names.count) }

  func word(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> { range }

  /// Cost: O(length · log names).
  func node(after node: Node, _ word: Range<Int>, of bytes: [UInt8]) -> Node? {
    let names = node.isRow ? rowTable.names : nameTable.names
    let start = node.length == 0 ? 0 : node.length + 1
    let all = node.range
    func boundary(in range: Range<Int>, where isBelow: (Side) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if isBelow(place(of: names, middle, from: start, bytes, word)) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
    let first = boundary(in: all) { $0 == .before }
    // Few names begin alike, so the end is sought in steps that double.
    var step = 1
    while first + step < all.upperBound,
      place(of: names, first + step, from: start, bytes, word) == .among
    {
      step *= 2
    }
    let last = min(first + step, all.upperBound)
    let end = boundary(in: first..<last) { $0 != .after }
    guard first < end else { return nil }
    return Node(isRow: node.isRow, range: first..<end, length: start + word.count)
  }

  func value(at node: Node) -> UInt32? {
    let table = node.isRow ? rowTable : nameTable
    guard node.length > 0, let first = node.range.first,
      table.names.utf8(at: first).count == node.length
    else { return nil }
    return table.values[first]
  }

  /// Where a name sorts, beside those that go on with a word.
  private enum Side { case before, among, after }

  /// - Parameter start: Where in the name its next word begins.
  private func place(
    of names: StringTable,
    _ position: Int,
    from start: Int,
    _ bytes: [UInt8],
    _ word: Range<Int>
  ) -> Side {
    let end = Int(names.offsets[position + 1])
    var next = Int(names.offsets[position]) + start
    for index in word {
      guard next < end else { return .before }
      let letter = names.bytes[next]
      if letter != bytes[index] { return letter < bytes[index] ? .before : .after }
      next += 1
    }
    return next >= end || names.bytes[next] == UInt8(ascii: " ") ? .among : .after
  }
}
