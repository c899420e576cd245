public import RecipeModel

/// What one file gave.
public struct ImportedRecipes: Equatable, Sendable {
  /// In the order of the file; no two have the same id.
  public var recipes: [Recipe]
  /// The first ``problemLimit`` records that could not become recipes, in the order of the file.
  public var problems: [ImportError]
  /// How many more could not.
  public var untold = 0
  /// Records whose id an earlier record of the file has; the earlier one is kept.
  public var repeats: Int

  /// How many problems are told.
  public static let problemLimit = 1_000

  public init(recipes: [Recipe] = [], problems: [ImportError] = [], repeats: Int = 0) {
    self.recipes = recipes
    self.problems = problems
    self.repeats = repeats
  }

  /// Sorts records that were read one by one. Cost: O(records).
  init(_ records: RecipeRecords) {
    self.init()
    var ids: Set<DishID> = []
    for record in records {
      switch record {
      case .success(let recipe):
        if ids.insert(recipe.id).inserted { recipes.append(recipe) } else { repeats += 1 }
      case .failure(let problem):
        if problems.count < Self.problemLimit { problems.append(problem) } else { untold += 1 }
      }
    }
  }
}
