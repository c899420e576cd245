import RecipeMatching
import RecipeModel
import RecipeTaste

extension Taste {
  /// Whether two dishes are nearly the same: by their vectors, by what goes in, or one dish from two
  /// sources. Symmetric. Cost: O(dimensions + ingredients of both).
  func areAlike(_ left: Int, _ right: Int) -> Bool {
    index.recipes.duplicateGroup(of: RecipeID(left))
      == index.recipes.duplicateGroup(of: RecipeID(right))
      || recipes.isNearDuplicate(left, right)
  }
}
