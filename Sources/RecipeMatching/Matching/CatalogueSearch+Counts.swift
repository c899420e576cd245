import RecipeModel

/// What an answer counts beside its best dishes.
struct MatchCounts {
  var dishes: [MatchAnswer.Count] = []
  /// Dishes within the cap that are hidden though nothing in them is known to be excluded.
  var hidden = HiddenCounts.none
}

extension CatalogueSearch {
  /// Counts all dishes that use the pantry.
  ///
  /// Cost: O(posting lists of what is met + dishes); the lines of all these dishes where something may
  /// be too little to be used at all.
  mutating func counts() -> MatchCounts {
    var tally = Tally()
    let isByLists = !rules.session.mayUseNothingForLack(of: hits.map(\.term))
    for part in parts.indices {
      if isByLists {
        countByLists(part, &tally)
      } else {
        var all: [Int] = []
        forEachUse(parts[part].admitted, in: part) { all.append($0) }
        for row in all { count(parts[part].segment.first + row, &tally) }
      }
    }
    return MatchCounts(dishes: tally.counts, hidden: tally.hidden)
  }

  private mutating func countByLists(_ part: Int, _ tally: inout Tally) {
    let segment = parts[part].segment
    let apart = parts[part].apart
    var counted = parts[part].admitted
    func allOf() -> DishSet { counted ?? .all(segment.count) }
    for requirements in mustUse {
      var using = allOf()
      using.formIntersection(segment.rows(requiringOneOf: requirements))
      counted = using
    }
    for row in apart where counted?.contains(row) ?? true { count(segment.first + row, &tally) }
    if !apart.isEmpty {
      var rest = allOf()
      for row in apart { rest.remove(row) }
      counted = rest
    }
    if query.exclusion.isActive {
      var rest = allOf()
      segment.remove(rowsRequiringOneOf: refused.certain, from: &rest)
      hide(segment.tables.unrecognisedDishes, from: &rest, in: part, as: .unrecognised, &tally)
      let doubtful = segment.rows(requiringOneOf: refused.possible)
      hide(doubtful, from: &rest, in: part, as: .mayContain, &tally)
      counted = rest
    }
    for (missing, dishes) in self.tally(counted, in: part).byMissing.enumerated() {
      tally.add(dishes, missing: missing)
    }
  }

  /// Takes dishes out of those that are counted, and counts those within the cap as hidden.
  private mutating func hide(
    _ hidden: DishSet,
    from rest: inout DishSet,
    in part: Int,
    as doubt: DishDoubt,
    _ tally: inout Tally
  ) {
    var unsafe = hidden
    unsafe.formIntersection(rest)
    rest.subtract(hidden)
    let cap = query.missingAtMost ?? .max
    let byMissing = self.tally(unsafe, in: part).byMissing
    for (missing, dishes) in byMissing.enumerated() where missing <= cap {
      tally.hidden.add(doubt, dishes: dishes)
    }
  }

  /// Counts a dish that may use the pantry.
  private mutating func count(_ recipe: Int, _ tally: inout Tally) {
    guard let judged = rules.session.judge(recipe), judged.usesPantry else { return }
    let missing = judged.keys.missing
    if let doubt = judged.doubt {
      if query.missingAtMost.map({ missing <= $0 }) ?? true { tally.hidden.add(doubt) }
      return
    }
    tally.add(1, missing: missing)
  }
}

/// Counts as they come in.
private struct Tally {
  var hidden = HiddenCounts.none
  private var byMissing: [Int: Int] = [:]

  mutating func add(_ dishes: Int, missing: Int) {
    if dishes > 0 { byMissing[missing, default: 0] += dishes }
  }

  var counts: [MatchAnswer.Count] {
    byMissing.sorted { $0.key < $1.key }.map {
      MatchAnswer.Count(missing: $0.key, dishes: $0.value)
    }
  }
}
