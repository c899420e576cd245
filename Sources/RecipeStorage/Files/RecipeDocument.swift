import JSONCoding
import RecipeModel

/// Recipes as the JSON text that the cache stores: equal recipes give equal text.
struct RecipeDocument {
  let path: String

  /// - Parameter path: The file, for errors.
  init(path: String) { self.path = path }

  func text(of recipe: Recipe) throws(StorageError) -> String {
    do {
      return try JSONStyle.document.text(of: recipe)
    } catch {
      throw StorageError(.unstorableRecipe(recipe.id), path: path, cause: error)
    }
  }
}
