import RecipeModel

/// What an answer counts beside its best dishes.
struct MatchCounts {
  var dishes: [MatchAnswer.Count] = []
  /// Dishes within the cap that are left out for a line that is not recognised.
  var hidden = 0
  var purchases: [MatchAnswer.Purchase] = []
}

extension CatalogueSearch {
  /// Counts all dishes that use the pantry.
  ///
  /// Cost: O(posting lists of what is met + dishes); the lines of all these dishes where something may
  /// be too little to be used at all.
  mutating func counts() -> MatchCounts {
    var tally = Tally()
    if rules.session.mayUseNothingForLack(of: hits.map(\.term)) {
      var all: [Int] = []
      forEachUse(admitted) { all.append($0) }
      for recipe in all { count(recipe, &tally) }
    } else {
      countByLists(&tally)
    }
    return MatchCounts(
      dishes: tally.counts,
      hidden: tally.hidden,
      purchases: tally.purchases { rules.session.name(of: $0) }
    )
  }

  private mutating func countByLists(_ tally: inout Tally) {
    var counted = admitted
    func allOf() -> DishSet { counted ?? .all(index.recipes.count) }
    for requirements in rules.session.requirementsOfMustUse() {
      var using = allOf()
      using.formIntersection(index.dishes(requiringOneOf: requirements))
      counted = using
    }
    for recipe in apart where counted?.contains(recipe) ?? true { count(recipe, &tally) }
    if !apart.isEmpty {
      var rest = allOf()
      for recipe in apart { rest.remove(recipe) }
      counted = rest
    }
    if query.exclusion.isActive {
      var rest = allOf()
      for requirement in rules.session.refusedRequirements() {
        for dish in index.requiredPostings[requirement] { rest.remove(Int(dish)) }
        for dish in index.optionalPostings[requirement] { rest.remove(Int(dish)) }
      }
      var unsafe = index.unrecognised
      unsafe.formIntersection(rest)
      rest.subtract(index.unrecognised)
      counted = rest
      let cap = query.missingAtMost ?? .max
      for (missing, dishes) in self.tally(unsafe, completing: false).byMissing.enumerated()
      where missing <= cap {
        tally.hidden += dishes
      }
    }
    let rows = self.tally(counted, completing: true)
    for (missing, dishes) in rows.byMissing.enumerated() { tally.add(dishes, missing: missing) }
    for only in rows.completing { tally.add(only.dishes, completedBy: only.term) }
    for recipe in rows.lackingTheUnmeetable {
      if let only = rules.session.judge(recipe)?.firstMissing { tally.add(1, completedBy: only) }
    }
  }

  /// Counts a dish that may use the pantry.
  private mutating func count(_ recipe: Int, _ tally: inout Tally) {
    guard let judged = rules.session.judge(recipe), judged.usesPantry else { return }
    let missing = judged.keys.missing
    if judged.isUnrecognised, query.exclusion.isActive {
      if query.missingAtMost.map({ missing <= $0 }) ?? true { tally.hidden += 1 }
      return
    }
    tally.add(1, missing: missing)
    if missing == 1, let only = judged.firstMissing { tally.add(1, completedBy: only) }
  }
}

/// Counts as they come in.
private struct Tally {
  var hidden = 0
  private var byMissing: [Int: Int] = [:]
  private var completing: [Int: Int] = [:]

  mutating func add(_ dishes: Int, missing: Int) {
    if dishes > 0 { byMissing[missing, default: 0] += dishes }
  }

  mutating func add(_ dishes: Int, completedBy requirement: Int) {
    completing[requirement, default: 0] += dishes
  }

  var counts: [MatchAnswer.Count] {
    byMissing.sorted { $0.key < $1.key }.map {
      MatchAnswer.Count(missing: $0.key, dishes: $0.value)
    }
  }

  func purchases(name: (Int) -> String) -> [MatchAnswer.Purchase] {
    // Two requirements can read alike: butter, and butter or margarine without the margarine.
    let dishes = Dictionary(completing.map { (name($0.key), $0.value) }, uniquingKeysWith: +)
    let named = dishes.map { MatchAnswer.Purchase(name: $0.key, dishes: $0.value) }
    return named.sorted { left, right in
      if left.dishes != right.dishes { return left.dishes > right.dishes }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }
}
