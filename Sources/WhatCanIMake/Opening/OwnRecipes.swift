import RecipeModel
import RecipeStorage

/// The recipes that people wrote in a store, as of one commit of its notebook.
struct OwnRecipes {
  /// Everybody's that are not deleted, by id.
  let recipes: [OwnRecipe]
  /// Changes with their content; 0 when nobody ever wrote one.
  let fingerprint: UInt64

  /// Nil when there is a notebook and it cannot be read. Cost: O(own recipes).
  init?(in stores: Stores) {
    do {
      let read = try stores.readingNotebook { store in
        try store.read(nil) { reader in
          (try reader.catalogueRecipes(), try reader.recipesFingerprint())
        }
      }
      (recipes, fingerprint) = read ?? ([], 0)
    } catch {
      // Whoever opened the kitchen has said so when they read the belongings.
      return nil
    }
  }
}
