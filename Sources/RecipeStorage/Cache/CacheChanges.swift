package import RecipeModel

/// A dish of the cache, and when it was first added.
package struct CachedDish: Hashable, Sendable {
  package var recipe: Recipe
  /// In seconds since 1970.
  package var addedAt: Int

  package init(recipe: Recipe, addedAt: Int) {
    self.recipe = recipe
    self.addedAt = addedAt
  }
}

/// What became of the cache's dishes between two generations.
package struct CacheChanges: Equatable, Sendable {
  /// The generation up to which they are.
  package var generation: Int
  /// Dishes that were added or changed, as they are now, ascending by the UTF-8 of the id.
  package var changed: [CachedDish]
  /// Dishes that are gone, ascending by the UTF-8 of the id; some may have come and gone since.
  package var removed: [DishID]

  package init(generation: Int, changed: [CachedDish], removed: [DishID]) {
    self.generation = generation
    self.changed = changed
    self.removed = removed
  }
}
