import RecipeLexicon

/// What a line of a dish is served from when nothing else will do, where that can run out.
struct SupplyLimit {
  /// The named ingredients that can serve it, ascending.
  var ingredients: [Int]
  var need: Need
}

extension MatchSession {
  /// What limits a required line of a dish: all that serves it is there in amounts that compare with
  /// its need, and without these it would be short. Nil where something else would do, however much of
  /// that there is: what decides is what makes ``Grade/short``.
  ///
  /// - Parameter position: Where the requirement stands among those that the dish requires.
  mutating func limit(of requirement: Int, in recipe: Int, at position: Int) -> SupplyLimit? {
    guard common(requirement).isMeasured else { return nil }
    let need = index.recipes.need(of: recipe, at: position)
    let isExact = index.requirements.isExact[requirement]
    let takesSwaps = index.requirements.takesSwaps(requirement)
    var serving: Set<Int> = []
    for alternative in index.requirements.allowed(requirement, query.exclusion) {
      let swaps =
        query.allowsSwaps
        ? index.recipes.ownSwaps(of: recipe, for: alternative, query.exclusion) : []
      if let supply = supplies.supply(of: alternative, isExact: isExact),
        supply.measure(of: need) != nil
      {
        let aside = Aside(
          ingredient: alternative,
          isExact: isExact,
          takesSwaps: takesSwaps
        )
        guard judgementAside(aside, ownSwaps: swaps).grade == .short else { return nil }
        serving.formUnion(supply.ingredients)
      } else if judge.judge(
        alternative,
        isExact: isExact,
        takesSwaps: takesSwaps,
        ownSwaps: swaps
      ).grade.isCovered {
        return nil
      }
    }
    return serving.isEmpty ? nil : SupplyLimit(ingredients: serving.sorted(), need: need)
  }
}
