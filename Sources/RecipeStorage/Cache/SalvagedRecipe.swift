public import RecipeModel

/// A dish that could be read of a damaged cache, with what the cache knew about it.
public struct SalvagedRecipe: Hashable, Sendable {
  public var recipe: Recipe
  /// When it was first added, in seconds since 1970.
  public var addedAt: Int
  /// When it has to go, in seconds since 1970; nil when it is kept for ever.
  public var expiresAt: Int?

  public init(recipe: Recipe, addedAt: Int, expiresAt: Int? = nil) {
    self.recipe = recipe
    self.addedAt = addedAt
    self.expiresAt = expiresAt
  }
}
