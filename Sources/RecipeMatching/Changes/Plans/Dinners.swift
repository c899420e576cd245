import RecipeLexicon
public import RecipeModel

/// Which dishes can be a day's dinner.
public struct Dinners: Sendable {
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  /// For each ingredient whether it fills.
  private let fills: [Bool]

  /// - Parameter filling: What makes a dinner of a salad, with what is a kind of it or belongs to it.
  /// Cost: O(ingredients, and what they are kinds of).
  public init(_ index: CatalogueIndex, filling: [IngredientID]) {
    let taxonomy = index.lexicon.taxonomy
    let roots = Set(filling.map(\.rawValue))
    (recipes, requirements) = (index.recipes, index.requirements)
    fills = (0..<taxonomy.count).map { !taxonomy.kinship(of: $0).isDisjoint(with: roots) }
  }

  /// Whether a dish can be a dinner: a meal that is not plain, of a category of main dishes or soups, or of salads
  /// where it requires something that fills; or of none and with three requirements or more.
  /// Cost: O(lines of the dish).
  public func contains(_ recipe: RecipeID) -> Bool {
    guard recipes.kind(of: recipe) == .meal, !recipes.mark(of: recipe).isPlain else { return false }
    let required = recipes.required[recipe.rawValue]
    guard let category = recipes.category(of: recipe) else { return required.count >= 3 }
    let label = comparedLabel(category)
    if label == "salad" || label == "salads" {
      return required.contains { requirement in
        requirements.alternatives[Int(requirement)].contains { fills[Int($0)] }
      }
    }
    return Self.categories.contains(label)
  }

  /// As the built-in collection calls them, and as other sources do.
  private static let categories: Set<String> = [
    "main", "soup", "main course", "main dish", "dinner", "supper", "stew", "curry",
    "beef", "chicken", "goat", "lamb", "pork", "seafood", "pasta", "vegetarian", "vegan",
  ]
}
