import RecipeMatching
import RecipeModel

extension Kitchen {
  /// A dish of the catalogue judged against the saved pantry, with its dates and amounts; nil if
  /// the pantry is empty or the catalogue does not have the dish.
  ///
  /// - Parameter today: The day from which dates are counted.
  /// - Throws: As ``answer(_:)``.
  public func availability(
    of dish: FoundDish,
    today: CalendarDay?
  ) throws(KitchenError) -> DishMatch? {
    guard !snapshot.pantry.isEmpty, let recipe = recipe(with: dish.id) else { return nil }
    let asked = try query(for: MatchRequest(usesPantry: true, today: today))
    let lines = PantryMatcher(index: index).lines(of: recipe, asked.query)
    let missing = lines.count { $0.isRequired && !$0.grade.isCovered }
    let match = PantryMatch(recipe: recipe, keys: RankKeys(missing: missing), lines: lines)
    return inNames(match, IngredientMakers(self, under: asked.exclusions))
  }
}
