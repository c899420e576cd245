import RecipeModel
import RecipeRanking

/// One query against an index: the best dishes, and the counts.
struct CatalogueSearch {
  let index: CatalogueIndex
  let query: MatchQuery
  private var search: LevelSearch
  var rules: CatalogueRules
  /// What the pantry meets.
  let hits: [LevelHit]
  /// The dishes that may be answers; nil for all.
  let admitted: DishSet?
  /// Those that have to be judged line by line, ascending.
  let apart: [Int]

  init(_ index: CatalogueIndex, _ query: MatchQuery) {
    self.index = index
    self.query = query
    var session = MatchSession(index: index, query: query)
    hits = session.hits()
    apart = session.apart()
    admitted = index.admitted(by: query)
    search = LevelSearch(index.levels)
    rules = CatalogueRules(session, apart: apart)
  }

  /// The best dishes within the cap, best first.
  mutating func best() -> [Int] {
    guard query.limit > 0 else { return [] }
    return query.order == .fewestMissing ? bestByLevels() : bestOfAll()
  }

  private mutating func bestByLevels() -> [Int] {
    var kept = BestDishes(limit: query.limit)
    let cap = query.missingAtMost ?? .max
    for recipe in apart where admitted?.contains(recipe) ?? true {
      if let match = rules.judged(recipe), match.keys.missing <= cap { kept.insert(match) }
    }
    search.prepare(hits)
    search.search(
      &kept,
      missingAtMost: query.missingAtMost,
      admitted: candidates(),
      rules: &rules
    )
    search.finish()
    return kept.sorted().map(\.recipe)
  }

  /// The dishes to look for: where some must be used, only those that do, if that is told by few lists.
  private mutating func candidates() -> DishSet? {
    guard !query.mustUse.isEmpty else { return admitted }
    var candidates = admitted ?? .all(index.recipes.count)
    for requirements in rules.session.requirementsOfMustUse() {
      candidates.formIntersection(index.dishes(requiringOneOf: requirements))
    }
    return candidates
  }

  /// The best in an order in which no bound on what is missing ends the search.
  private mutating func bestOfAll() -> [Int] {
    var best = TopK<RankedRecipe>(k: query.limit) { left, right in
      precedes(left.vector, right.vector) ?? (left.recipe < right.recipe)
    }
    let cap = query.missingAtMost ?? .max
    var rules = rules
    let order = query.order
    let table = index.recipes
    func insert(_ match: LevelMatch) {
      guard match.keys.missing <= cap else { return }
      let keys = RankKeys(match.keys, minutes: table.minutes(of: RecipeID(match.recipe)))
      best.insert(RankedRecipe(recipe: match.recipe, vector: order.ascending(keys)))
    }
    for recipe in apart where admitted?.contains(recipe) ?? true {
      if let match = rules.judged(recipe) { insert(match) }
    }
    search.prepare(hits)
    search.forEachUse(candidates()) { recipe, keys in
      guard keys.missing <= cap, let match = rules.settle(recipe, keys) else { return }
      insert(match)
    }
    search.finish()
    return best.sorted().map(\.recipe)
  }

  /// Dishes with every line judged, in their order.
  mutating func matches(_ recipes: [Int]) -> [PantryMatch] {
    recipes.compactMap { rules.session.match($0) }
  }

  /// How many of the dishes of a set use the pantry, by what they miss.
  mutating func tally(_ dishes: DishSet?, completing: Bool) -> LevelTally {
    search.tally(
      hits,
      postings: index.requiredPostings,
      admitted: dishes,
      completing: completing
    )
  }

  /// Calls `body` with every dish of a set that uses the pantry, ascending, those judged apart first.
  mutating func forEachUse(_ dishes: DishSet?, _ body: (Int) -> Void) {
    for recipe in apart where dishes?.contains(recipe) ?? true { body(recipe) }
    let apart = Set(apart)
    search.prepare(hits)
    search.forEachUse(dishes) { recipe, _ in if !apart.contains(recipe) { body(recipe) } }
    search.finish()
  }
}

private struct RankedRecipe {
  var recipe: Int
  var vector: RankVector
}

extension RankKeys {
  init(_ keys: LevelKeys, minutes: Int?) {
    self.init(
      missing: keys.missing,
      compromises: keys.compromises,
      usedWeight: keys.usedWeight,
      expiring: keys.expiring,
      taste: keys.taste,
      required: keys.required,
      minutes: minutes
    )
  }
}

extension CatalogueIndex {
  /// The dishes that the query's filter lets through and that it does not hide; nil for all.
  func admitted(by query: MatchQuery) -> DishSet? {
    var admitted = query.filter.admitted(of: recipes)
    for recipe in query.hidden where recipe.rawValue >= 0 && recipe.rawValue < recipes.count {
      if admitted == nil { admitted = .all(recipes.count) }
      admitted?.remove(recipe.rawValue)
    }
    return admitted
  }

  /// The dishes that require at least one of these.
  func dishes(requiringOneOf requirements: [Int]) -> DishSet {
    var dishes = DishSet(capacity: recipes.count)
    for requirement in requirements {
      for dish in requiredPostings[requirement] { dishes.insert(Int(dish)) }
    }
    return dishes
  }
}
