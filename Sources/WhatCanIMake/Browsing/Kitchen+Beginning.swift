import RecipeMatching
import RecipeModel

extension Kitchen {
  /// A dish for somebody to begin with, drawn by chance; nil when there is none that they may be shown.
  ///
  /// One that anybody knows and, once something is known of the person's taste, that they are likely to like;
  /// where no dish is both, one that is not plain.
  ///
  /// - Throws: As ``random(_:makeableFromPantry:using:)``.
  /// Cost: that of listing all dishes, and of their taste where it is known.
  public func dishToBeginWith(
    using generator: inout some RandomNumberGenerator
  ) throws(KitchenError) -> DishSummary? {
    let all = try browse(DishSelection(filter: RecipeFilter(allowsPlain: false)), order: .name)
      .dishes
    let levels = tasteLevels()
    let known = wellKnownRecipes
    let best = all.filter { dish in
      guard let recipe = recipe(with: dish.id) else { return false }
      let isKnown = renown(of: recipe) == Renown.wide || known.contains(recipe)
      return isKnown && (levels.isEmpty || levels[recipe.rawValue] >= Self.liked)
    }
    return (best.isEmpty ? all : best).randomElement(using: &generator)
  }

  /// The lowest ``TasteLevel`` of what somebody is likely to like.
  private static let liked = TasteLevel.best - 1
}
