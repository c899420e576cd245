import RecipeLexicon
import RecipeModel

extension MatchSession {
  /// The requirements that the pantry meets in a dish without swaps of its own, each once, ascending by
  /// the ingredient that is met first.
  ///
  /// Amounts are left out: what there is too little of is met as well, though otherwise.
  /// Cost: O(ingredients + requirements that name something met), and a zero byte a requirement.
  mutating func hits() -> [RequirementHit] {
    var hits: [RequirementHit] = []
    var isSeen = [Bool](repeating: false, count: index.requirements.count)
    for ingredient in index.namedIngredients where judge.isCovered(ingredient) {
      for requirement in index.requirements(naming: ingredient)
      where !isSeen[Int(requirement)] {
        isSeen[Int(requirement)] = true
        let judgement = common(Int(requirement)).judgement
        guard judgement.grade.isCovered else { continue }
        hits.append(
          RequirementHit(
            term: Int(requirement),
            way: judgement.grade.way,
            item: judgement.item,
            weight: judgement.item.map(weight(of:)) ?? 0,
            isMain: judgement.item.map(main.contains) ?? false,
            usesPantry: judgement.usesPantry
          )
        )
      }
    }
    return hits
  }

  /// For each ingredient that must be used, the requirements that it meets by itself.
  mutating func requirementsOfMustUse() -> [[Int]] {
    mustUse.indices.map { wanted in
      var met: Set<Int> = []
      for ingredient in index.namedIngredients where mustUse[wanted].isCovered(ingredient) {
        for requirement in index.requirements(naming: ingredient).lazy.map(Int.init)
        where common(requirement).isMetBy[wanted] {
          met.insert(requirement)
        }
      }
      return met.sorted()
    }
  }

  /// True when a dish may have too little of something, so that a staple stands in for it and nothing of
  /// the pantry does.
  ///
  /// - Parameter requirements: Those that the pantry meets.
  mutating func mayUseNothingForLack(of requirements: [Int]) -> Bool {
    guard supplies.hasAmounts else { return false }
    for requirement in requirements where common(requirement).isMeasured {
      let isExact = index.requirements.isExact[requirement]
      let takesSwaps = index.requirements.takesSwaps(requirement)
      for alternative in index.requirements.allowed(requirement, query.exclusion) {
        let whole = judge.judge(alternative, isExact: isExact, takesSwaps: takesSwaps)
        let aside = judgementAside(
          Aside(ingredient: alternative, isExact: isExact, takesSwaps: takesSwaps),
          ownSwaps: []
        )
        if [whole, aside].contains(where: { $0.grade.isCovered && !$0.usesPantry }) { return true }
      }
    }
    return false
  }

  /// The rows that have to be judged line by line: those with more requirements than a row holds, those
  /// that are well known to this person, and those that allow a swap of their own for which the substitute is there. Ascending.
  func apart(in segment: IndexSegment) -> [Int] {
    var apart = segment.tables.longRecipes.map { Int($0) }
    apart += query.wellKnown.compactMap { recipe in
      let row = recipe.rawValue - segment.first
      return 0..<segment.count ~= row ? row : nil
    }
    if query.allowsSwaps {
      let table = index.recipes
      for row in segment.tables.recipesWithSwaps {
        let isPossible = table.ownSwaps[segment.first + Int(row)].contains { swap in
          judge.closure.isThere(Int(table.ownSwapSubstitutes[Int(swap)]))
            && table.isSafe(Int(swap), query.exclusion)
        }
        if isPossible { apart.append(Int(row)) }
      }
    }
    return Array(Set(apart)).sorted()
  }
}
