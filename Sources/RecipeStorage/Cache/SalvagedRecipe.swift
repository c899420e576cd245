package import RecipeModel

/// A dish that could be read from a damaged cache, with what the cache knew about it.
package struct SalvagedRecipe: Hashable, Sendable {
  package var recipe: Recipe
  /// When it was first added, in seconds since 1970.
  package var addedAt: Int
  /// When it must be deleted, in seconds since 1970; nil if never.
  package var expiresAt: Int?

  package init(recipe: Recipe, addedAt: Int, expiresAt: Int? = nil) {
    self.recipe = recipe
    self.addedAt = addedAt
    self.expiresAt = expiresAt
  }
}
