@testable import RecipeLexicon

/// What the tables of drinks work out, by walking up from one ingredient at a time.
struct NaiveInheritance {
  let taxonomy: Taxonomy

  func above(_ ingredient: Int) -> [Int] {
    (Array(taxonomy.parents[ingredient]) + Array(taxonomy.groups[ingredient])).map { Int($0) }
  }

  /// The highest value among the nearest ingredients that have one, itself first.
  func value(of ingredient: Int, own: [UInt32?]) -> UInt32? {
    var level = [ingredient]
    for _ in 0...taxonomy.count where !level.isEmpty {
      let found = level.compactMap { own[$0] }
      if let highest = found.max() { return highest }
      level = Array(Set(level.flatMap(above)))
    }
    return nil
  }

  func carries(_ flag: DietFlags, _ ingredient: Int) -> Bool {
    var inside: Set<Int> = [ingredient]
    while true {
      let next = inside.union(
        inside.flatMap { above($0) + taxonomy.contents[$0].map { Int($0) } }
      )
      if next == inside { break }
      inside = next
    }
    return inside.contains { !taxonomy.flags[$0].isDisjoint(with: flag) }
  }
}
