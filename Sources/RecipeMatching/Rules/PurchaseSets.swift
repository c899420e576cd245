/// The smallest ways to get something: sets of ingredients to buy, none of which contains another.
///
/// Holds the empty set alone when nothing has to be bought, and no set when nothing that may be bought
/// is enough. Sets come by size, then by their ingredients; each is ascending.
struct PurchaseSets: Equatable, Sendable {
  private(set) var sets: [[Int]]

  private init(sets: [[Int]]) { self.sets = sets }

  /// Whatever is bought, it is not enough.
  static let impossible = PurchaseSets(sets: [])
  /// Nothing has to be bought.
  static let free = PurchaseSets(sets: [[]])

  /// One thing is enough.
  init(buying ingredient: Int) { sets = [[ingredient]] }

  /// Each thing is enough alone, in any order and with repeats.
  private init(buyingOneOf things: [Int]) {
    sets = []
    for thing in things.sorted() where sets.last?[0] != thing { sets.append([thing]) }
  }

  /// Several ways, of which those that contain another one are left out. Cost: O(ways · log ways) for
  /// ways of up to five things.
  init(_ ways: [[Int]]) {
    sets = []
    guard ways.contains(where: { $0.count > 1 }) else {
      self = ways.contains([]) ? .free : PurchaseSets(buyingOneOf: ways.map { $0[0] })
      return
    }
    var (single, kept): (Set<Int>, Set<[Int]>) = ([], [])
    for way in ways.sorted(by: Self.precedes)
    where !way.contains(where: single.contains) && !Self.hasPart(of: way, sets, kept) {
      sets.append(way)
      if way.count == 1 { single.insert(way[0]) } else { kept.insert(way) }
    }
  }

  var isFree: Bool { sets.first?.isEmpty ?? false }

  var isImpossible: Bool { sets.isEmpty }

  /// The things that are enough alone, ascending.
  var singles: [Int] { sets.lazy.filter { $0.count == 1 }.map { $0[0] } }

  /// Adds the ways of another set system; false when it adds nothing.
  @discardableResult
  mutating func formUnion(_ other: PurchaseSets) -> Bool {
    if isFree || other.isImpossible { return false }
    let union = PurchaseSets(sets + other.sets)
    guard union != self else { return false }
    self = union
    return true
  }

  /// The ways of several set systems, of which any one will do.
  static func any(of setSystems: some Sequence<PurchaseSets>) -> PurchaseSets {
    PurchaseSets(setSystems.flatMap(\.sets))
  }

  /// The ways to get both, of at most `limit` things.
  func both(_ other: PurchaseSets, limit: Int) -> PurchaseSets {
    if isFree { return other }
    if other.isFree { return self }
    var ways: [[Int]] = []
    for one in sets {
      for another in other.sets {
        let way = one.joined(with: another)
        if way.count <= limit { ways.append(way) }
      }
    }
    return PurchaseSets(ways)
  }

  /// The ways to get all of several set systems, of at most `limit` things.
  static func all(of setSystems: [PurchaseSets], limit: Int) -> PurchaseSets {
    let open = setSystems.filter { !$0.isFree }
    let areSingle = open.allSatisfy { $0.sets.allSatisfy { $0.count == 1 } }
    if areSingle, open.count <= HittingSets.mostLists {
      return PurchaseSets(HittingSets(open.map(\.singles), size: limit, limit: .max >> 8).sets)
    }
    return open.sorted { $0.sets.count < $1.sets.count }
      .reduce(.free) { $0.both($1, limit: limit) }
  }

  /// Whether a way contains one that is kept, or is one.
  ///
  /// - Parameters:
  ///   - sets: What is kept, smaller ones first.
  ///   - kept: The same without single things, of which the way has none.
  private static func hasPart(of way: [Int], _ sets: [[Int]], _ kept: Set<[Int]>) -> Bool {
    if sets.first?.isEmpty ?? false { return true }
    if kept.isEmpty { return false }
    guard way.count <= 5 else { return sets.contains { way.hasAll(of: $0) } }
    var part: [Int] = []
    for choice in 1..<max(2, 1 << way.count) {
      part.removeAll(keepingCapacity: true)
      guard choice.nonzeroBitCount > 1 else { continue }
      for place in way.indices where choice >> place & 1 == 1 { part.append(way[place]) }
      if kept.contains(part) { return true }
    }
    return false
  }

  private static func precedes(_ left: [Int], _ right: [Int]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }
}

extension Array where Element: Comparable {
  /// Whether an ascending list has every element of another one.
  func hasAll(of other: [Element]) -> Bool {
    guard other.count <= count else { return false }
    var place = startIndex
    for element in other {
      while place < endIndex, self[place] < element { place += 1 }
      guard place < endIndex, self[place] == element else { return false }
      place += 1
    }
    return true
  }
}

extension [Int] {
  /// The numbers of two ascending lists, each once, ascending.
  func joined(with other: [Int]) -> [Int] {
    var all: [Int] = []
    all.reserveCapacity(count + other.count)
    var (left, right) = (startIndex, other.startIndex)
    while left < endIndex || right < other.endIndex {
      if right == other.endIndex || left < endIndex && self[left] <= other[right] {
        if right < other.endIndex, self[left] == other[right] { right += 1 }
        all.append(self[left])
        left += 1
      } else {
        all.append(other[right])
        right += 1
      }
    }
    return all
  }
}
