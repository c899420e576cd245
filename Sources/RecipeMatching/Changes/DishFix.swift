public import RecipeLexicon
public import RecipeModel

/// Something that a query excludes, on its own: a word after `--without`, or a diet.
public struct ExclusionRule: Sendable, Equatable {
  public var ingredients: [IngredientID]
  public var flags: DietFlags

  public init(ingredients: [IngredientID] = [], flags: DietFlags = []) {
    self.ingredients = ingredients
    self.flags = flags
  }
}

/// The smallest change after which a dish is made: it is in the answer, and lacks nothing.
public struct DishFix: Sendable, Equatable {
  /// The filter must let it through.
  public var liftsFilter = false
  /// Exclusions that must go, as positions in the rules, ascending.
  public var lifts: [Int] = []
  /// Generics must be allowed.
  public var allowsGeneric = false
  /// Swaps must be allowed.
  public var allowsSwaps = false
  /// What must be bought, by name.
  public var buy: [IngredientID] = []

  public init() {}

  /// How many changes it is.
  public var size: Int {
    (liftsFilter ? 1 : 0) + lifts.count + (allowsGeneric ? 1 : 0) + (allowsSwaps ? 1 : 0)
      + buy.count
  }
}

extension PantryChanges {
  /// The smallest change that makes a dish; nil when no change does, as for a line that nobody knows.
  ///
  /// Counted are purchases, exclusions that go, generics or swaps that are allowed, and a filter that
  /// goes; of equally small changes the one with fewer changes of rules, then the rules first, then
  /// purchases that the dish names, then by name.
  ///
  /// - Parameter rules: What the query's exclusion is made of.
  /// Cost: O(lexicon) for each set of rules that may go, which are those that concern the dish.
  public func smallestFix(for recipe: RecipeID, rules: [ExclusionRule]) -> DishFix? {
    var free = query
    free.filter = RecipeFilter()
    free.hidden = []
    var base = DishFix()
    base.liftsFilter =
      !(query.filter.admitted(of: index.recipes)?.contains(recipe.rawValue) ?? true)
    var best: DishFix?
    for change in changes(of: rules, for: recipe) {
      var fix = base
      fix.lifts = change.lifts
      fix.allowsGeneric = change.allowsGeneric
      fix.allowsSwaps = change.allowsSwaps
      if let best, fix.size >= best.size { continue }
      var changed = free
      changed.exclusion = Exclusion(
        rules.indices.filter { !fix.lifts.contains($0) }.map { rules[$0] },
        in: index.lexicon.taxonomy
      )
      changed.allowsGeneric = query.allowsGeneric || fix.allowsGeneric
      changed.allowsSwaps = query.allowsSwaps || fix.allowsSwaps
      guard
        let buy = PantryChanges(index: index, query: changed).smallestPurchase(for: recipe)
      else { continue }
      fix.buy = buy
      if best.map({ fix.size < $0.size }) ?? true { best = fix }
    }
    return best
  }

  /// Which rules might go for a dish: any that concern it, fewest first.
  private func changes(of rules: [ExclusionRule], for recipe: RecipeID) -> [DishFix] {
    let lines = index.recipes.lines(of: recipe)
    let isUnknown = lines.contains { index.requirements.isUnknown($0) }
    let concerned = rules.indices.filter { rule in
      let excluded = Exclusion([rules[rule]], in: index.lexicon.taxonomy).isExcluded
      // What is excluded may be what would be bought, or stand in.
      return isUnknown || excluded.contains(true)
    }
    var changes: [DishFix] = [DishFix()]
    for rule in concerned.prefix(Self.mostRules) {
      changes += changes.map { change in
        var more = change
        more.lifts.append(rule)
        return more
      }
    }
    if !query.allowsGeneric {
      changes += changes.map { change in
        var more = change
        more.allowsGeneric = true
        return more
      }
    }
    if !query.allowsSwaps {
      changes += changes.map { change in
        var more = change
        more.allowsSwaps = true
        return more
      }
    }
    return changes.enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element)
  }

  /// So many exclusions are thought away in all combinations.
  private static let mostRules = 6

  /// The fewest things after which a dish lacks nothing; none when it lacks nothing now, nil when
  /// nothing is enough, or the query rules the dish out. Of equally many, those that the dish names,
  /// then by name.
  public func smallestPurchase(for recipe: RecipeID) -> [IngredientID]? {
    guard index.isPresent(recipe) else { return nil }
    // A home step may need two things where one would be bought.
    let limit = min(2 * index.recipes.required[recipe.rawValue].count + 2, 32)
    var gaps = DishGaps(index, query, limit: limit)
    guard let missing = gaps.missing(in: recipe.rawValue) else { return nil }
    let families = missing.map { gaps.sets(for: $0, in: recipe.rawValue) }
    guard !families.contains(where: \.isImpossible) else { return nil }
    let named = Set(missing.flatMap { index.requirements.alternatives[$0].map { Int($0) } })
    let ways = PlainWays(families, named: named, names: index.lexicon.ingredients)
    return ways.fewest(limit: limit)?.map { IngredientID($0) }
  }
}

extension Exclusion {
  /// What several rules exclude together. Cost: O(ingredients + relations).
  public init(_ rules: [ExclusionRule], in taxonomy: Taxonomy) {
    self.init(
      ingredients: rules.flatMap(\.ingredients),
      flags: rules.reduce(into: DietFlags()) { $0.formUnion($1.flags) },
      in: taxonomy
    )
  }
}
