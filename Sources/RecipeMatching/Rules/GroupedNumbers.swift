import RecipeLexicon
import SectionFiles

/// Lists of numbers, one for each of some groups, in flat arrays.
struct GroupedNumbers: Sendable {
  /// Where each list begins, then the end of the last.
  private(set) var offsets: [Int]
  private(set) var numbers: [UInt32]

  struct Entry {
    var group: UInt32
    var number: UInt32
  }

  /// No group.
  static let none = GroupedNumbers([], groups: 0)

  /// Every list in the order of the entries. Cost: O(groups + entries).
  init(_ entries: [Entry], groups: Int) {
    var ends = [Int](repeating: 0, count: groups + 1)
    for entry in entries { ends[Int(entry.group) + 1] += 1 }
    for group in 0..<groups { ends[group + 1] += ends[group] }
    offsets = ends
    numbers = Array(repeating: 0, count: entries.count)
    for entry in entries {
      numbers[ends[Int(entry.group)]] = entry.number
      ends[Int(entry.group)] += 1
    }
  }

  /// The lists of a graph. Cost: O(nodes + edges).
  init(_ lists: Adjacency) {
    offsets = lists.offsets.map(Int.init)
    numbers = Array(lists.targets)
  }

  /// Where the list of a group lies among all numbers.
  @inline(__always)
  func places(of group: Int) -> Range<Int> { offsets[group]..<offsets[group + 1] }

  /// The first number of a list that ascends which is not less than another one; nil where all are less.
  /// Cost: O(log its length).
  @inline(__always)
  func first(from number: UInt32, inAscending group: Int) -> UInt32? {
    var (low, high) = (offsets[group], offsets[group + 1])
    let end = high
    while low < high {
      let middle = (low + high) >> 1
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < end ? numbers[low] : nil
  }
}
