import RecipeLexicon
package import RecipeModel

/// The smallest change after which a dish is made: it is in the answer, and lacks nothing.
package struct DishFix: Sendable, Equatable {
  /// The filter must let it through.
  package var liftsFilter = false
  /// Exclusions that must go, as positions in the rules, ascending.
  package var lifts: [Int] = []
  /// Generics must be allowed.
  package var allowsGeneric = false
  /// Swaps must be allowed.
  package var allowsSwaps = false
  /// What must be bought, by name.
  package var buy: [IngredientID] = []

  package init() {}

  /// How many changes it is.
  package var size: Int {
    (liftsFilter ? 1 : 0) + lifts.count + (allowsGeneric ? 1 : 0) + (allowsSwaps ? 1 : 0)
      + buy.count
  }
}

extension PantryPurchases {
  /// The smallest change that makes a dish; nil when no change does, as for a line that nobody knows.
  ///
  /// Counted are purchases, exclusions that go, generics or swaps that are allowed, and a filter that
  /// goes; of equally small changes the one with fewer changes of rules, then the rules first, then
  /// purchases that the dish names, then by name.
  ///
  /// - Parameters:
  ///   - rules: What of the query's exclusion may go.
  ///   - fixed: The rest of it, which never goes.
  /// Cost: O(lexicon) for each set of rules that may go.
  package func smallestFix(
    for recipe: RecipeID,
    rules: [ExclusionRule],
    fixed: [ExclusionRule] = []
  ) -> DishFix? {
    var free = query
    var base = DishFix()
    base.liftsFilter =
      !(query.filter.admitted(of: index.recipes)?.contains(recipe.rawValue) ?? true)
    if base.liftsFilter { free.filter = RecipeFilter() }
    free.hidden.removeAll { $0 == recipe }
    var best: DishFix?
    for change in changes(of: rules, for: recipe) {
      var fix = base
      fix.lifts = change.lifts
      fix.allowsGeneric = change.allowsGeneric
      fix.allowsSwaps = change.allowsSwaps
      if let best, fix.size >= best.size { continue }
      var changed = free
      changed.exclusion = Exclusion(
        fixed + rules.indices.filter { !fix.lifts.contains($0) }.map { rules[$0] },
        in: index.lexicon
      )
      changed.allowsGeneric = query.allowsGeneric || fix.allowsGeneric
      changed.allowsSwaps = query.allowsSwaps || fix.allowsSwaps
      guard
        let buy = PantryPurchases(index: index, query: changed).smallestPurchase(for: recipe)
      else { continue }
      fix.buy = buy
      if best.map({ fix.size < $0.size }) ?? true { best = fix }
    }
    return best
  }

  /// Which rules might go for a dish, fewest first: all sets of those that exclude something it names, or
  /// of the first few; and all rules at once, as a line that nobody knows asks.
  private func changes(of rules: [ExclusionRule], for recipe: RecipeID) -> [DishFix] {
    let lines = index.recipes.lines(of: recipe)
    let concerned = rules.indices.filter { rule in
      let exclusion = Exclusion([rules[rule]], in: index.lexicon)
      return lines.contains { line in
        index.requirements.allowed(line, exclusion).count
          < index.requirements.alternatives[line].count
      }
    }
    let others = rules.indices.filter { !concerned.contains($0) }
    var changes: [DishFix] = [DishFix()]
    func double(_ change: (inout DishFix) -> Void) {
      changes += changes.map { fix in
        var more = fix
        change(&more)
        return more
      }
    }
    // A rule that does not concern the dish may still exclude what would be bought for it.
    for rule in (concerned + others).prefix(Self.mostRules).sorted() {
      double { $0.lifts.append(rule) }
    }
    if rules.count > Self.mostRules {
      var all = DishFix()
      all.lifts = Array(rules.indices)
      changes.append(all)
    }
    if !query.allowsGeneric { double { $0.allowsGeneric = true } }
    if !query.allowsSwaps { double { $0.allowsSwaps = true } }
    return changes.enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element)
  }

  /// So many exclusions are thought away in all combinations.
  private static let mostRules = 6

  /// The fewest things after which a dish lacks nothing; none when it lacks nothing now, nil when
  /// nothing is enough, or the query rules the dish out. Of equally many, those that the dish names,
  /// then by name.
  package func smallestPurchase(for recipe: RecipeID) -> [IngredientID]? {
    guard index.isPresent(recipe) else { return nil }
    // A home step may need two things where one would be bought.
    let limit = min(2 * index.recipes.required[recipe.rawValue].count + 2, 32)
    var gaps = DishGaps(index, query, limit: limit, of: recipe.rawValue)
    guard let missing = gaps.missing(in: recipe.rawValue) else { return nil }
    let setSystems = missing.map { gaps.sets(for: $0, in: recipe.rawValue) }
    guard !setSystems.contains(where: \.isImpossible) else { return nil }
    let named = Set(missing.flatMap { index.requirements.alternatives[$0].map { Int($0) } })
    let ways = MinimalPurchaseSets(setSystems, named: named, names: index.lexicon.ingredients)
    return ways.fewest(limit: limit)?.map { IngredientID($0) }
  }
}
