/// Folded names, and what each of them names.
///
/// Names are in ascending UTF-8 order, each once. Look-up is a binary search: O(length · log names).
package struct NameTable: Sendable, Equatable {
  package let names: StringTable
  /// What each name means: a position in the table that the names belong to.
  package let values: [UInt32]

  /// Sorts the pairs by name; of two equal names the first given stays.
  package init(_ pairs: [(name: String, value: UInt32)]) {
    let order = pairs.indices.sorted { left, right in
      let (a, b) = (pairs[left].name.utf8, pairs[right].name.utf8)
      if a.elementsEqual(b) { return left < right }
      return a.lexicographicallyPrecedes(b)
    }
    var kept: [Int] = []
    for position in order {
      let name = pairs[position].name.utf8
      if let last = kept.last, pairs[last].name.utf8.elementsEqual(name) { continue }
      kept.append(position)
    }
    names = StringTable(kept.map { pairs[$0].name })
    values = kept.map { pairs[$0].value }
  }

  /// Takes tables as laid out by another one; nil when the counts differ.
  package init?(names: StringTable, values: [UInt32]) {
    guard names.count == values.count else { return nil }
    self.names = names
    self.values = values
  }

  /// What a folded name means, or nil when it is not in the table.
  package func value(of name: String) -> UInt32? {
    let wanted = Array(name.utf8)
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names.utf8(at: middle).lexicographicallyPrecedes(wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < names.count, names.utf8(at: low).elementsEqual(wanted) else { return nil }
    return values[low]
  }
}
