package import RecipeModel

/// What one file gave.
package struct ImportedRecipes: Equatable, Sendable {
  /// In the order of the file; no two have the same id.
  package var recipes: [Recipe]
  /// The first ``problemLimit`` records that could not become recipes, in the order of the file.
  package var problems: [ImportError]
  /// How many more could not.
  package var untold = 0
  /// Records whose id an earlier record of the file has; the earlier one is kept.
  package var repeats: Int

  /// How many problems are told.
  package static let problemLimit = 1_000

  package init(recipes: [Recipe] = [], problems: [ImportError] = [], repeats: Int = 0) {
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
