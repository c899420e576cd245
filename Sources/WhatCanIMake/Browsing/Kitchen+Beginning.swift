import RecipeMatching
import RecipeModel

extension Kitchen {
  /// A dish for somebody to start with, picked at random; nil if there is none that they may see.
  ///
  /// It is a dish that everybody knows and, if something is known about the person's taste, one
  /// that they are likely to like. If no dish is both, it is any dish that is not plain.
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
