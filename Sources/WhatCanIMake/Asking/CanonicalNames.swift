import RecipeLexicon
import RecipeModel

extension IngredientLexicon {
  /// The ingredient of the lexicon's files whose canonical name this is, byte for byte; nil for any other name.
  ///
  /// What is kept, or written here in the code, has canonical names: they need not be read like what people type, and
  /// mean the same when they are. Cost: O(log ingredients).
  func listedIngredient(called name: String) -> IngredientID? {
    let wanted = Array(name.utf8)
    var (low, high) = (0, listedCount)
    while low < high {
      let middle = (low + high) >> 1
      if ingredients.utf8(at: middle).lexicographicallyPrecedes(wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < listedCount, ingredients.utf8(at: low).elementsEqual(wanted) else { return nil }
    return IngredientID(low)
  }
}
