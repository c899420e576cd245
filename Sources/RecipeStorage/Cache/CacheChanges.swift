public import RecipeModel

/// A dish of the cache, and when it was first added.
public struct CachedDish: Hashable, Sendable {
  public var recipe: Recipe
  /// In seconds since 1970.
  public var addedAt: Int

  public init(recipe: Recipe, addedAt: Int) {
    self.recipe = recipe
    self.addedAt = addedAt
  }
}

/// What became of the cache's dishes between two generations.
public struct CacheChanges: Equatable, Sendable {
  /// The generation up to which they are.
  public var generation: Int
  /// Dishes that were added or changed, as they are now, ascending by the UTF-8 of the id.
  public var changed: [CachedDish]
  /// Dishes that are gone, ascending by the UTF-8 of the id; some may have come and gone since.
  public var removed: [DishID]

  public init(generation: Int, changed: [CachedDish], removed: [DishID]) {
    self.generation = generation
    self.changed = changed
    self.removed = removed
  }
}
