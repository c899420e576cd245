import RecipeLexicon
import RecipeModel

/// The recipes that an earlier one makes superfluous: by file name, by name, and by what they require.
struct Repetitions {
  private(set) var faults = FaultSheet.List()
  private var byID: [DishID: String] = [:]
  private var byName: [String: String] = [:]
  private var byNeeds: [RecipeChecking.Needs: String] = [:]

  /// - Parameter needs: Nil where they do not count, or are not known.
  mutating func note(_ filed: RecipeChecking.FiledRecipe, needs: RecipeChecking.Needs?) {
    func note<Key: Hashable>(
      _ key: Key,
      _ seen: inout [Key: String],
      _ reason: (String) -> RecipeFault.Reason
    ) {
      if let earlier = seen[key] {
        faults.note(RecipeFault(reason(earlier), file: filed.file))
      } else {
        seen[key] = filed.file
      }
    }
    note(filed.recipe.id, &byID) { .sameID(as: $0) }
    note(foldedName(filed.recipe.name), &byName) { .sameName(as: $0) }
    if let needs { note(needs, &byNeeds) { .sameIngredients(as: $0) } }
  }
}

extension RecipeChecking {
  /// What a dish requires: two of one kind with the same needs are the same to whoever has them.
  struct Needs: Hashable {
    var kind: Recipe.Kind
    /// Each a set of alternatives.
    var requirements: Set<Set<IngredientID>>
  }

  /// Nil when a required line is not recognised.
  func needs(of filed: FiledRecipe) -> Needs? {
    var requirements: Set<Set<IngredientID>> = []
    for line in filed.lines where line.line.isRequired {
      guard let asked = line.asked else { return nil }
      for alternatives in asked { requirements.insert(Set(alternatives)) }
    }
    return Needs(kind: filed.recipe.kind, requirements: requirements)
  }
}
