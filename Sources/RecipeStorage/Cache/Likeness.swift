import JSONCoding
import RecipeModel

/// A sum over the name and the lines as they are written: dishes with the same are taken for one that
/// came again, whatever else of them changed, or is read otherwise today. Cost: O(bytes).
func likeness(of recipe: Recipe) -> Int64 {
  var sum = FNV1a()
  for text in [recipe.name] + recipe.lines.map(\.text) {
    sum.add(withoutNUL(text).utf8)
    sum.add(0 as UInt8)
  }
  return Int64(bitPattern: sum.sum)
}

/// A sum over all of a recipe but its id and which record of which source it is. Cost: O(bytes).
func contentSum(of recipe: Recipe) throws -> Int64 {
  var sum = FNV1a()
  sum.add(try JSONStyle.document.text(of: recipe.unplaced).utf8)
  return Int64(bitPattern: sum.sum)
}

extension Recipe {
  /// The recipe without its id, and without which record of which source it is.
  var unplaced: Recipe {
    var recipe = self
    recipe.id = DishID("")
    recipe.origin.source = ""
    recipe.origin.nativeID = ""
    return recipe
  }

  /// True for dishes with the same name and the same lines as they are written.
  func isAlike(_ other: Recipe) -> Bool {
    name == other.name && lines.map(\.text) == other.lines.map(\.text)
  }
}
