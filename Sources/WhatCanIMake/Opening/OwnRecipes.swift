import RecipeMatching
import RecipeModel
import RecipeStorage

/// The recipes that people wrote in a store, and their versions of other dishes, as of one commit of its notebook.
struct OwnRecipes {
  /// Everybody's that are not deleted, as the catalogue has them: a version under an id of its own, as a recipe
  /// of the source of own recipes.
  let entries: [CatalogueIndex.Entry]
  /// Changes with their content; 0 when nobody ever wrote one.
  let fingerprint: UInt64

  /// Nil when there is a notebook and it cannot be read. Cost: O(own recipes).
  init?(in stores: Stores) {
    do {
      let read = try stores.readingNotebook { store in
        try store.read(nil) { reader in
          let own = try reader.catalogueRecipes().map {
            CatalogueIndex.Entry(recipe: $0.recipe, addedAt: $0.createdAt)
          }
          let versions = try reader.catalogueVersions().map { id, version in
            var recipe = version.recipe
            recipe.origin.source = OwnRecipe.source
            recipe.origin.nativeID = recipe.id.description
            recipe.id = id
            return CatalogueIndex.Entry(recipe: recipe, addedAt: version.changedAt)
          }
          return (own + versions, try reader.recipesFingerprint())
        }
      }
      (entries, fingerprint) = read ?? ([], 0)
    } catch {
      // Whoever opened the kitchen has said so when they read the belongings.
      return nil
    }
  }
}
