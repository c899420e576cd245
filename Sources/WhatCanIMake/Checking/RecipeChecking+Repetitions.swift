import RecipeLexicon
import RecipeModel

extension RecipeChecking {
  /// The recipes that an earlier one makes superfluous, by file name, by name, and in the collection by
  /// what they require. Cost: O(lines).
  func repetitions(in filed: [FiledRecipe]) -> [RecipeFault] {
    var byID: [DishID: String] = [:]
    var byName: [String: String] = [:]
    var byNeeds: [Needs: String] = [:]
    var faults: [RecipeFault] = []
    for each in filed {
      func note<Key: Hashable>(
        _ key: Key,
        _ seen: inout [Key: String],
        _ reason: (String) -> RecipeFault.Reason
      ) {
        if let earlier = seen[key] {
          faults.append(RecipeFault(reason(earlier), file: each.file))
        } else {
          seen[key] = each.file
        }
      }
      note(each.recipe.id, &byID) { .sameID(as: $0) }
      note(foldedName(each.recipe.name), &byName) { .sameName(as: $0) }
      if rules == .collection, let needs = needs(of: each) {
        note(needs, &byNeeds) { .sameIngredients(as: $0) }
      }
    }
    return faults
  }

  /// What a dish requires: two of one kind with the same needs are the same to whoever has them.
  private struct Needs: Hashable {
    var kind: Recipe.Kind
    /// Each a set of alternatives.
    var requirements: Set<Set<IngredientID>>
  }

  /// Nil when a required line is not recognised.
  private func needs(of filed: FiledRecipe) -> Needs? {
    var requirements: Set<Set<IngredientID>> = []
    for line in filed.lines where line.line.isRequired {
      guard let asked = line.asked else { return nil }
      for alternatives in asked { requirements.insert(Set(alternatives)) }
    }
    return Needs(kind: filed.recipe.kind, requirements: requirements)
  }
}
