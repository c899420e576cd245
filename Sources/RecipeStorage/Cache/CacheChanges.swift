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

/// The changes of the cache's dishes between two generations.
package struct CacheChanges: Equatable, Sendable {
  /// The generation at the end.
  package var generation: Int
  /// Dishes that were added or changed, in their current state, in ascending order of the id's
  /// UTF-8.
  package var changed: [CachedDish]
  /// Dishes that were removed, in ascending order of the id's UTF-8; some may have been added and
  /// removed since.
  package var removed: [DishID]

  package init(generation: Int, changed: [CachedDish], removed: [DishID]) {
    self.generation = generation
    self.changed = changed
    self.removed = removed
  }
}
