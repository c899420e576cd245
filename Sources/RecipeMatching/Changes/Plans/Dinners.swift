import RecipeLexicon
public import RecipeModel

/// Which dishes can be a day's dinner.
public struct Dinners: Sendable {
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  /// For each ingredient whether it fills.
  private let fills: [Bool]
  /// For each ingredient whether a dinner is built on it, or a soup.
  private let carries, carriesSoup: [Bool]
  /// For each ingredient whether every kitchen has it, or most have.
  private let isUsual: [Bool]

  /// What dinners are of; each with what is a kind of it or belongs to it.
  public struct Roles: Sendable {
    /// What makes a dinner of a salad.
    public var filling: [IngredientID]
    /// What a dish is built on that takes little else.
    public var bases: [IngredientID]
    /// Those of them that make no dinner of a soup.
    public var thin: [IngredientID]
    /// What most kitchens have.
    public var usual: [IngredientID]

    public init(
      filling: [IngredientID],
      bases: [IngredientID] = [],
      thin: [IngredientID] = [],
      usual: [IngredientID] = []
    ) {
      (self.filling, self.bases, self.thin, self.usual) = (filling, bases, thin, usual)
    }
  }

  /// Cost: O(ingredients, and what they are kinds of).
  public init(_ index: CatalogueIndex, _ roles: Roles) {
    let taxonomy = index.lexicon.taxonomy
    let kinship = (0..<taxonomy.count).map { taxonomy.kinship(of: $0) }
    func isOne(of roots: [IngredientID]) -> [Bool] {
      let roots = Set(roots.map(\.rawValue))
      return kinship.map { !$0.isDisjoint(with: roots) }
    }
    (recipes, requirements) = (index.recipes, index.requirements)
    fills = isOne(of: roles.filling)
    carries = isOne(of: roles.bases)
    carriesSoup = zip(carries, isOne(of: roles.thin)).map { $0 && !$1 }
    isUsual = zip(taxonomy.isStaple, isOne(of: roles.usual)).map { $0 || $1 }
  }

  /// Whether a dish can be a dinner: a meal that is not plain, of a category of main dishes or soups, or of salads
  /// where it requires something that fills; or of none and with three requirements or more. It takes three things
  /// that not every kitchen has, or, if it is no salad, something that it is built on: eggs in stock are no dinner,
  /// nor is a pepper in soy sauce.
  /// Cost: O(lines of the dish).
  public func contains(_ recipe: RecipeID) -> Bool {
    guard recipes.kind(of: recipe) == .meal, !recipes.mark(of: recipe).isPlain else { return false }
    let required = recipes.required[recipe.rawValue]
    let asked = required.map { requirements.alternatives[Int($0)].first.map { Int($0) } }
    let takesMuch = asked.filter { $0.map { !isUsual[$0] } ?? true }.count >= 3
    func isBuilt(on bases: [Bool]) -> Bool { asked.contains { $0.map { bases[$0] } ?? false } }
    guard let category = recipes.category(of: recipe) else {
      return required.count >= 3 && (takesMuch || isBuilt(on: carries))
    }
    let label = comparedLabel(category)
    if label == "salad" || label == "salads" {
      let isFilling = required.contains { requirement in
        requirements.alternatives[Int(requirement)].contains { fills[Int($0)] }
      }
      return isFilling && takesMuch
    }
    guard Self.categories.contains(label) else { return false }
    return takesMuch || isBuilt(on: label == "soup" ? carriesSoup : carries)
  }

  /// As the built-in collection calls them, and as other sources do.
  private static let categories: Set<String> = [
    "main", "soup", "main course", "main dish", "dinner", "supper", "stew", "curry",
    "beef", "chicken", "goat", "lamb", "pork", "seafood", "pasta", "vegetarian", "vegan",
  ]
}
