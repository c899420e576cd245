import RecipeModel
import RecipeStorage

/// The recipes that people wrote in a store, as of one commit of its notebook.
struct OwnRecipes {
  /// Everybody's that are not deleted, by id.
  let recipes: [OwnRecipe]
  /// Changes with their content; 0 when nobody ever wrote one.
  let fingerprint: UInt64

  /// Nil when there is a notebook and it cannot be read. Cost: O(own recipes).
  init?(at path: String) {
    do {
      guard let store = try NotebookStore(readingOnly: path) else {
        (recipes, fingerprint) = ([], 0)
        return
      }
      (recipes, fingerprint) = try store.read(nil) { reader in
        (try reader.catalogueRecipes(), try reader.recipesFingerprint())
      }
    } catch {
      // Whoever opened the kitchen has said so when they read the belongings.
      return nil
    }
  }
}
