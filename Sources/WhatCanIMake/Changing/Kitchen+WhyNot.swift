import RecipeLexicon
import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Why a dish is not in an answer, the smallest fix for it, and its rank.
  ///
  /// - Throws: As ``answer(_:)``, but not for an empty pantry; ``KitchenError`` `.unknownDish` for
  ///   a dish that the catalogue no longer has. Cost: O(lines of the catalogue).
  public func whyNot(
    _ dish: FoundDish,
    _ request: MatchRequest
  ) throws(KitchenError) -> WhyNotReply {
    let asked = try changeable(request)
    guard let recipe = recipe(with: dish.id) else {
      throw KitchenError(.unknownDish(dish.recipe.name, suggestions: []))
    }
    let rules = asked.exclusions
    var plain = asked.query
    plain.exclusion = .none(in: index.lexicon.taxonomy)
    plain.mustUse = []
    plain.pantry += asked.query.mustUse
    let match = match(recipe, asked.query, plain)
    let rank = rank(of: recipe, asked.query)
    var obstacles = filterObstacles(recipe, request.filter)
    obstacles += exclusionObstacles(recipe, rules)
    let unused = try unusedRules(recipe, request, plain)
    obstacles += unused.map { .lacks($0) }
    obstacles += lineObstacles(match, asked.query, plain)
    if obstacles.isEmpty, rank == nil { obstacles.append(.usesNothing) }
    if match.keys.missing > request.missingAtMost {
      obstacles.append(.beyondCap(missing: match.keys.missing))
    }
    var fixable = asked.query
    fixable.pantry += asked.query.mustUse
    fixable.mustUse = []
    // What somebody always avoids is no option of this question: no change may lift it.
    let liftable = rules.filter { !$0.isAvoided }
    let fix = PantryPurchases(index: index, query: fixable).smallestFix(
      for: recipe,
      rules: liftable.map(\.rule),
      fixed: rules.filter(\.isAvoided).map(\.rule)
    )
    return WhyNotReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      notes: asked.notes,
      dish: dish.id,
      name: index.recipes.name(of: recipe),
      obstacles: obstacles,
      avoided: ownAvoided(among: obstacles),
      match: inNames(match, IngredientMakers(self, under: asked.notes.stated)),
      fix: fix.map { named($0, liftable, request, recipe, unused: unused) },
      rank: rank
    )
  }

  private func ownAvoided(among obstacles: [DishObstacle]) -> [AvoidedThing] {
    var rules: Set<RequestRule> = []
    for case .excluded(let excluding, _, _) in obstacles { rules.formUnion(excluding) }
    var others = snapshot
    others.avoided = []
    let kept = Set(others.avoided(usually: .myself).map(\.origin))
    return snapshot.avoided.filter { thing in
      rules.contains(.excluded(thing.origin)) && !kept.contains(thing.origin)
    }
  }

  private func filterObstacles(_ recipe: RecipeID, _ filter: RecipeFilter) -> [DishObstacle] {
    let rules: [(rule: RequestRule, filter: RecipeFilter)?] = [
      filter.kind.map { (.kind($0), RecipeFilter(kind: $0)) },
      filter.category.map { (.category($0), RecipeFilter(category: $0)) },
      filter.cuisine.map { (.cuisine($0), RecipeFilter(cuisine: $0)) },
      filter.glass.map { (.glass($0), RecipeFilter(glass: $0)) },
      filter.minutesAtMost.map { (.minutes(atMost: $0), RecipeFilter(minutesAtMost: $0)) },
    ]
    return rules.compactMap(\.self).filter { rule in
      !(rule.filter.admitted(of: index.recipes)?.contains(recipe.rawValue) ?? true)
    }
    .map { .filter($0.rule) }
  }

  /// A dish's lines as the query judges them, a refused line as if nothing were excluded.
  ///
  /// - Parameter plain: The query without exclusions.
  private func match(_ recipe: RecipeID, _ query: MatchQuery, _ plain: MatchQuery) -> PantryMatch {
    var asked = query
    asked.pantry += asked.mustUse
    asked.mustUse = []
    let matcher = PantryMatcher(index: index)
    let lines = zip(matcher.lines(of: recipe, asked), matcher.lines(of: recipe, plain)).map {
      $0.isExcluded ? $1 : $0
    }
    let missing = lines.count { $0.isRequired && !$0.grade.isCovered }
    let keys =
      matcher.match(recipe, plain)?.keys
      ?? RankKeys(missing: missing)
    var match = PantryMatch(recipe: recipe, keys: keys, lines: lines)
    match.keys.missing = missing
    return match
  }

  private func exclusionObstacles(
    _ recipe: RecipeID,
    _ rules: [StatedExclusion]
  ) -> [DishObstacle] {
    let requirements = index.requirements
    let lines = index.recipes.required[recipe.rawValue].map(Int.init)
    var obstacles: [DishObstacle] = []
    func add(_ rules: [StatedExclusion]) {
      let exclusion = exclusion(rules)
      let refused = lines.map { ($0, requirements.verdict(of: $0, exclusion)) }
        .filter { $0.1 != .safe }
      guard !refused.isEmpty else { return }
      obstacles.append(
        .excluded(
          rules.map { .excluded($0.origin) },
          lines: refused.map { requirements.names[$0.0] },
          isCertain: refused.contains { $0.1 == .certain }
        )
      )
    }
    for rule in rules { add([rule]) }
    if obstacles.isEmpty, !rules.isEmpty {
      // Alternatives of one line may go by several exclusions.
      add(rules)
    }
    let unknown = lines.filter { requirements.isUnjudged($0) }.map { requirements.names[$0] }
    if !rules.isEmpty, !unknown.isEmpty { obstacles.append(.unrecognised(lines: unknown)) }
    return obstacles
  }

  /// What must be used and does not go into the dish.
  private func unusedRules(
    _ recipe: RecipeID,
    _ request: MatchRequest,
    _ plain: MatchQuery
  ) throws(KitchenError) -> [RequestRule] {
    var rules: [RequestRule] = []
    for name in request.use {
      var using = plain
      using.mustUse = try required([name], .use)
      if PantryMatcher(index: index).match(recipe, using) == nil {
        rules.append(.use(name))
      }
    }
    return rules
  }

  /// What a switch of the request, or of a line, leaves missing.
  private func lineObstacles(
    _ match: PantryMatch,
    _ query: MatchQuery,
    _ plain: MatchQuery
  ) -> [DishObstacle] {
    var obstacles: [DishObstacle] = []
    func add(_ rule: RequestRule, _ change: (inout MatchQuery) -> Void) {
      var (changed, free) = (query, plain)
      change(&changed)
      change(&free)
      let after = self.match(match.recipe, changed, free)
      for (line, other) in zip(match.lines, after.lines)
      where line.isRequired && !line.grade.isCovered && other.grade.isCovered {
        obstacles.append(
          .switchedOff(rule, line: line.name, with: other.with)
        )
      }
    }
    if !plain.allowsGeneric { add(.noGeneric) { $0.allowsGeneric = true } }
    if !plain.allowsSwaps { add(.noSwaps) { $0.allowsSwaps = true } }
    for line in match.lines
    where line.isRequired && line.grade == .close && index.requirements.isExact[line.requirement] {
      obstacles.append(.exactly(line: line.name, with: line.with))
    }
    return obstacles
  }

  private func named(
    _ fix: DishFix,
    _ rules: [StatedExclusion],
    _ request: MatchRequest,
    _ recipe: RecipeID,
    unused: [RequestRule]
  ) -> NamedFix {
    let filters = fix.liftsFilter ? filterObstacles(recipe, request.filter) : []
    let drop =
      filters.compactMap { if case .filter(let rule) = $0 { rule } else { nil } }
      + fix.lifts.map { .excluded(rules[$0].origin) } + unused
      + (fix.allowsGeneric ? [.noGeneric] : []) + (fix.allowsSwaps ? [.noSwaps] : [])
    return NamedFix(drop: drop, buy: fix.buy.map(index.lexicon.name(of:)))
  }

  /// The rank of a dish in the whole answer, without cap and limit.
  private func rank(of recipe: RecipeID, _ query: MatchQuery) -> AnswerRank? {
    guard let place = PantryMatcher(index: index).rank(of: recipe, query) else { return nil }
    return AnswerRank(
      rank: place.rank,
      count: place.count,
      before: place.before.map { ahead in
        AnswerRank.Ahead(
          id: index.recipes.dishID(of: ahead.recipe),
          name: index.recipes.name(of: ahead.recipe),
          because: RankWords.difference(ahead.keys, place.keys, in: query.order)
        )
      }
    )
  }
}
