/// The smallest sets of numbers that have one of each of some lists.
///
/// A set is smallest when each of its numbers is the only one of it on some list. Found depth first:
/// the first list without a number of the set so far says which number may come next.
struct HittingSets {
  static let mostLists = 64

  /// For each number its lists, one bit each.
  private let lists: [Int: UInt64]
  private let options: [[Int]]
  private let size: Int
  private let limit: Int
  private var found: Set<[Int]> = []
  /// How many choices may still be looked at.
  private var steps: Int
  /// True when there may be more than were found.
  private(set) var isCut = false

  /// - Parameters:
  ///   - options: At most 64 lists; those that should be tried first stand first in each.
  ///   - size: The most numbers in a set.
  ///   - limit: How many sets are kept, and a sixteenth of the choices that are looked at.
  init(_ options: [[Int]], size: Int, limit: Int) {
    precondition(options.count <= Self.mostLists, "\(options.count) lists; there can be 64")
    // A short list leaves few choices.
    self.options = options.sorted { $0.count < $1.count }
    self.size = size
    self.limit = limit
    steps = 16 * limit
    var lists: [Int: UInt64] = [:]
    for (place, list) in self.options.enumerated() {
      for number in list { lists[number, default: 0] |= 1 << UInt64(place) }
    }
    self.lists = lists
    var chosen: [(number: Int, lists: UInt64)] = []
    let all: UInt64 = options.count == Self.mostLists ? .max : (1 << UInt64(options.count)) - 1
    visit(&chosen, open: all)
  }

  /// By size, then in order; each ascending.
  var sets: [[Int]] {
    found.sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
  }

  private mutating func visit(_ chosen: inout [(number: Int, lists: UInt64)], open: UInt64) {
    guard open != 0 else { return keep(chosen) }
    guard chosen.count < size, !isCut else { return }
    for number in options[open.trailingZeroBitCount] {
      steps -= 1
      guard steps >= 0 else {
        isCut = true
        return
      }
      let own = lists[number] ?? 0
      chosen.append((number, own))
      visit(&chosen, open: open & ~own)
      chosen.removeLast()
    }
  }

  private mutating func keep(_ chosen: [(number: Int, lists: UInt64)]) {
    for place in chosen.indices {
      var others: UInt64 = 0
      for other in chosen.indices where other != place { others |= chosen[other].lists }
      if chosen[place].lists & ~others == 0 { return }
    }
    let set = chosen.map(\.number).sorted()
    if found.count == limit, !found.contains(set) {
      isCut = true
    } else {
      found.insert(set)
    }
  }
}
