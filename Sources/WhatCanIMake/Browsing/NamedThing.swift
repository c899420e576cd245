import RecipeLexicon
import RecipeModel

/// The one recipe among some that a typed name means: by id, else by its exact name, else by the
/// beginning of its name, all folded; nil when there is none.
///
/// - Throws: ``KitchenError`` `.ambiguousDish` when several fit equally well.
/// Cost: O(recipes).
func named<Thing>(
  _ text: String,
  among things: [Thing],
  recipe: (Thing) -> Recipe
) throws(KitchenError) -> Thing? {
  let wanted = foldedName(text)
  let tests: [(Recipe) -> Bool] = [
    { $0.id == DishID(text) },
    { !wanted.isEmpty && foldedName($0.name) == wanted },
    { !wanted.isEmpty && foldedName($0.name).hasPrefix(wanted) },
  ]
  for fits in tests {
    let found = things.filter { fits(recipe($0)) }
    if found.count > 1 {
      let candidates = found.map { "\(recipe($0).name) (\(recipe($0).id))" }
      throw KitchenError(.ambiguousDish(text, candidates: candidates))
    }
    if let only = found.first { return only }
  }
  return nil
}
