import RecipeLexicon
import SectionFiles

/// The ways to meet what one dish lacks, without those that another thing makes needless.
struct MinimalPurchaseSets {
  private let setSystems: [PurchaseSets]
  private let named: Set<Int>
  private let names: StringTable

  /// - Parameters:
  ///   - setSystems: The ways to meet each thing that is lacking.
  ///   - named: What the dish names.
  ///   - names: Of all things.
  init(_ setSystems: [PurchaseSets], named: Set<Int>, names: StringTable) {
    self.named = named
    self.names = names
    var meets: [Int: [Int]] = [:]
    var isPart: Set<Int> = []
    for (number, setSystem) in setSystems.enumerated() {
      for set in setSystem.sets {
        if set.count == 1 { meets[set[0], default: []].append(number) }
        if set.count > 1 { isPart.formUnion(set) }
      }
    }
    let things = meets.keys.sorted()
    let isNeedless = { (thing: Int) in
      !isPart.contains(thing)
        && things.contains { other in
          guard other != thing, let own = meets[thing], let all = meets[other], all.hasAll(of: own)
          else { return false }
          return all.count > own.count
            || Self.precedes(other, thing, named: named, names: names)
        }
    }
    let needless = Set(things.filter(isNeedless))
    self.setSystems = setSystems.map { setSystem in
      PurchaseSets(setSystem.sets.filter { $0.count > 1 || !needless.contains($0[0]) })
    }
  }

  /// The fewest things that meet all, at most `limit`; the named ones first, then by name.
  func fewest(limit: Int) -> [Int]? {
    let sets = setSystems.sorted { $0.sets.count < $1.sets.count }
      .reduce(PurchaseSets.free) { $0.both($1, limit: limit) }
      .sets
    let fewest = sets.prefix { $0.count == sets[0].count }
      .map { $0.sorted { Self.precedes($0, $1, named: named, names: names) } }
    let best = fewest.min { left, right in
      let (a, b) = (left.count(where: named.contains), right.count(where: named.contains))
      if a != b { return a > b }
      return left.lexicographicallyPrecedes(right) {
        Self.precedes($0, $1, named: named, names: names)
      }
    }
    return best?.sorted { names.utf8(at: $0).lexicographicallyPrecedes(names.utf8(at: $1)) }
  }

  private static func precedes(
    _ left: Int,
    _ right: Int,
    named: Set<Int>,
    names: StringTable
  ) -> Bool {
    if named.contains(left) != named.contains(right) { return named.contains(left) }
    return names.utf8(at: left).lexicographicallyPrecedes(names.utf8(at: right))
  }
}
