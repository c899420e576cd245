import RecipeLexicon
import RecipeModel
import SectionFiles

extension UnmetDishes {
  /// Things that make some dishes, each changed to what most of these name, then what most dishes name,
  /// then the first by name, of those that make the dishes as well with the others. By name.
  ///
  /// - Parameters:
  ///   - isExact: Nothing takes the place of a thing with which other dishes would be made as well.
  ///   - offered: For each ingredient whether it may be bought; nil for all.
  /// Cost: O(dishes) for each thing that may take a place.
  func plainest(
    _ things: [Int],
    for dishes: [Dish],
    isExact: Bool,
    among offered: [Bool]? = nil
  ) -> [Int] {
    let wanted = Set(dishes.flatMap(\.setSystems)).sorted()
    var count: [Int: Int] = [:]
    for setSystem in dishes.flatMap(\.setSystems) {
      for ingredient in index.requirements.alternatives[asking[setSystem]] {
        count[Int(ingredient), default: 0] += 1
        for thing in madeAtHome[Int(ingredient)] ?? [] { count[thing, default: 0] += 1 }
      }
    }
    func isPlainer(_ left: Int, than right: Int) -> Bool {
      let (a, b) = (count[left] ?? 0, count[right] ?? 0)
      return a != b ? a > b : isPreferred(left, to: right)
    }
    let others = Set(wanted.flatMap { setSystems[$0].sets.joined() }).subtracting(madeAtHome.keys)
      .filter { offered?[$0] ?? true }
      .sorted()
      .sorted { isPlainer($0, than: $1) }
    var things = things
    let made = isExact ? self.made(by: things).count : 0
    for place in things.indices {
      let better = others.first { other in
        guard isPlainer(other, than: things[place]), !things.contains(other) else { return false }
        var changed = things
        changed[place] = other
        guard areMet(wanted, by: changed) else { return false }
        return !isExact || doesNoMore(other, than: things[place])
          || self.made(by: changed).count == made
      }
      if let better { things[place] = better }
    }
    let names = index.lexicon.ingredients
    return things.sorted { names.utf8(at: $0).lexicographicallyPrecedes(names.utf8(at: $1)) }
  }

  /// The dishes that things make, in their order. Cost: O(set systems + dishes).
  func made(by things: [Int]) -> [Dish] {
    let bought = things.sorted()
    var isMet = [Bool](repeating: false, count: setSystems.count)
    for thing in bought {
      for setSystem in meets[thing] { isMet[setSystem] = true }
      for setSystem in parts[thing] where !isMet[setSystem] {
        isMet[setSystem] = setSystems[setSystem].sets.contains { bought.hasAll(of: $0) }
      }
    }
    return dishes.filter { $0.setSystems.allSatisfy { isMet[$0] } }
  }

  /// Which of some things meet what a set system asks for: the fewest, and of as few those that it names.
  func serving(_ setSystem: Int, by things: [Int]) -> [Int] {
    let bought = things.sorted()
    let named = index.requirements.alternatives[asking[setSystem]].map { Int($0) }
    let ways = setSystems[setSystem].sets.filter { bought.hasAll(of: $0) }
    return ways.first { $0.allSatisfy(named.contains) } ?? ways.first ?? []
  }

  /// Whether whatever a thing takes part in meeting, another one meets in its place.
  private func doesNoMore(_ thing: Int, than other: Int) -> Bool {
    guard meets[other].hasAll(of: meets[thing]) else { return false }
    return parts[thing].allSatisfy { setSystem in
      setSystems[setSystem].sets.allSatisfy { set in
        guard set.count > 1, set.contains(thing) else { return true }
        let changed = Set(set.map { $0 == thing ? other : $0 }).sorted()
        return setSystems[setSystem].sets.contains { changed.hasAll(of: $0) }
      }
    }
  }

  private func areMet(_ lacking: [Int], by things: [Int]) -> Bool {
    let bought = things.sorted()
    return lacking.allSatisfy { setSystem in
      setSystems[setSystem].sets.contains { bought.hasAll(of: $0) }
    }
  }
}
