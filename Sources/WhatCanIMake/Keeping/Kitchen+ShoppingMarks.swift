import RecipeMatching
public import RecipeModel

extension Kitchen {
  /// Whether something that covers a line of a dish is on the shopping list and not ticked off.
  public func isOnShoppingList(_ line: IngredientLine) -> Bool {
    guard !snapshot.shopping.isEmpty else { return false }
    let wanted = index.lexicon.requirements(of: line) ?? []
    return wanted.contains { $0.contains { isOnShoppingList($0) } }
  }

  /// Whether something that will do for a line of an answer is on the shopping list.
  func isOnShoppingList(_ line: PantryMatch.Line) -> Bool {
    guard !snapshot.shopping.isEmpty else { return false }
    return index.requirements.alternatives[line.requirement].contains {
      isOnShoppingList(IngredientID(Int($0)))
    }
  }

  /// Whether an ingredient is on the shopping list and not ticked off, by its name or that under which
  /// shops sell it; false for names that are no ingredients.
  public func isOnShoppingList(ingredient name: String) -> Bool {
    guard !snapshot.shopping.isEmpty else { return false }
    return index.lexicon.ingredient(named: name).map(isOnShoppingList) ?? false
  }

  private func isOnShoppingList(_ ingredient: IngredientID) -> Bool {
    snapshot.shopping.contains(index.lexicon.name(of: ingredient))
  }
}
