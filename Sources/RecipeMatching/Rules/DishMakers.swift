import RecipeLexicon
package import RecipeModel

/// The dishes that may make something for others under a query, and what: those that are there and not hidden,
/// with nothing in them that is or may be excluded, within the minutes of the query's filter. None where only
/// what is asked for itself will do.
///
/// A dish makes the ingredient that it yields, and so all that this is a kind of, but what is excluded.
package struct DishMakers: Sendable {
  struct Maker: Sendable {
    var recipe: Int
    var product: Int
  }

  /// Two hours: no dish waits longer for what it needs. A loaf of bread is not made for a sandwich.
  package static let minutesAtMost = 120

  private let index: CatalogueIndex
  /// For each ingredient those that make it, best first: itself before a kind of it, then the better known,
  /// the quicker, the first by name and id.
  private let makers: [Int: [Maker]]
  /// Each once, ascending by id.
  let all: [Maker]

  /// - Parameter minutes: What takes longer is none of them; nil for any time. One without a time may be quick.
  /// Cost: O(lines of the dishes that yield something).
  package init(
    of index: CatalogueIndex,
    _ query: MatchQuery,
    within minutes: Int? = minutesAtMost
  ) {
    self.index = index
    all = query.allowsGeneric ? index.makers(under: query, within: minutes) : []
    var makers: [Int: [Maker]] = [:]
    for maker in all {
      for granted in [maker.product] + index.lexicon.taxonomy.ancestors(of: maker.product)
      where query.exclusion.verdicts[granted] == .safe {
        makers[granted, default: []].append(maker)
      }
    }
    for (ingredient, list) in makers where list.count > 1 {
      makers[ingredient] = list.sorted { index.makes(ingredient, $0, before: $1) }
    }
    self.makers = makers
  }

  var isEmpty: Bool { all.isEmpty }

  /// What dishes make, in any order.
  var products: some Sequence<Int> { makers.keys }

  /// Those that make an ingredient, best first.
  ///
  /// - Parameter isExact: A kind of it will not do.
  func making(_ ingredient: Int, isExact: Bool) -> [Maker] {
    let all = makers[ingredient] ?? []
    return isExact ? all.filter { $0.product == ingredient } : all
  }

  /// The best dish that makes an ingredient, whatever it lacks; nil when there is none.
  ///
  /// - Parameter isExact: A kind of it will not do.
  package func best(of ingredient: IngredientID, isExact: Bool) -> RecipeID? {
    making(ingredient.rawValue, isExact: isExact).first.map { RecipeID($0.recipe) }
  }
}

extension CatalogueIndex {
  fileprivate func makers(under query: MatchQuery, within longest: Int?) -> [DishMakers.Maker] {
    guard !recipes.yieldDishes.isEmpty else { return [] }
    let hidden = Set(query.hidden)
    return recipes.yielding.compactMap { recipe, product in
      guard isPresent(recipe), !hidden.contains(recipe) else { return nil }
      let minutes = recipes.minutes(of: recipe)
      if let most = query.filter.minutesAtMost {
        guard let minutes, minutes <= most else { return nil }
      }
      if let longest, minutes ?? 0 > longest { return nil }
      let isSafe =
        !query.exclusion.isActive
        || query.exclusion.verdicts[product.rawValue] == .safe
          && recipes.required[recipe.rawValue].allSatisfy { requirement in
            !requirements.isUnjudged(Int(requirement))
              && requirements.verdict(of: Int(requirement), query.exclusion) == .safe
          }
      return isSafe
        ? DishMakers.Maker(recipe: recipe.rawValue, product: product.rawValue) : nil
    }
  }

  fileprivate func makes(
    _ ingredient: Int,
    _ left: DishMakers.Maker,
    before right: DishMakers.Maker
  ) -> Bool {
    let (one, other) = (rank(left, for: ingredient), rank(right, for: ingredient))
    return one == other
      ? place(of: RecipeID(left.recipe)) < place(of: RecipeID(right.recipe)) : one < other
  }

  private func rank(
    _ maker: DishMakers.Maker,
    for ingredient: Int
  ) -> (isKind: Int, renown: Int, minutes: Int) {
    let recipe = RecipeID(maker.recipe)
    return (
      maker.product == ingredient ? 0 : 1, -recipes.mark(of: recipe).renown,
      recipes.minutes(of: recipe) ?? .max
    )
  }
}
