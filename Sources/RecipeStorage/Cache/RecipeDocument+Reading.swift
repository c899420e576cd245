import JSONCoding
import RecipeModel

extension RecipeDocument {
  /// The recipe in a stored document, which must have its checksum and be the dish that it is
  /// filed under.
  func recipe(in stored: StoredRecipe) throws(StorageError) -> Recipe {
    let id = DishID(stored.id)
    guard stored.isWhole else { throw StorageError(.unreadableRecipe(id), path: path) }
    let recipe: Recipe
    do {
      recipe = try JSONParser.decoded(from: Array(stored.document))
    } catch {
      throw StorageError(.unreadableRecipe(id), path: path, cause: error)
    }
    guard recipe.id.description.utf8.elementsEqual(stored.id.utf8) else {
      throw StorageError(.unreadableRecipe(id), path: path)
    }
    return recipe
  }
}
