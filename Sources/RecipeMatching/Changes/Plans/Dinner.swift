import RecipeLexicon
public import RecipeModel

extension RecipeTable {
  /// Whether a dish can be a day's dinner: a meal that is not plain, of a category of main dishes, soups or
  /// salads; or of none and with three requirements or more.
  public func isDinner(_ recipe: RecipeID) -> Bool {
    guard kind(of: recipe) == .meal, !mark(of: recipe).isPlain else { return false }
    guard let category = category(of: recipe) else {
      return required[recipe.rawValue].count >= 3
    }
    return Self.dinners.contains(comparedLabel(category))
  }

  /// As the built-in collection calls them, and as other sources do.
  private static let dinners: Set<String> = [
    "main", "soup", "salad", "main course", "main dish", "dinner", "supper", "stew", "curry",
    "beef", "chicken", "goat", "lamb", "pork", "seafood", "pasta", "vegetarian", "vegan",
  ]
}
