/// What one update did to the cache.
package struct UpdateCount: Hashable, Sendable {
  package var new: Int
  /// Fewer than none in the part of an import that finds the equal of a dish which an earlier part
  /// changed.
  package var changed: Int
  /// Dishes that were there already as given, and repeats of a dish within the update.
  package var unchanged: Int
  /// Dishes that the replaced source no longer has.
  package var removed: Int
  /// How often a dish was written anew for what nobody sees of it, as which record of a file it is.
  package var rewritten = 0
  /// The cache's generation after the update.
  package var generation: Int

  package init(new: Int, changed: Int, unchanged: Int, removed: Int, generation: Int) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.removed = removed
    self.generation = generation
  }

  /// True when a dish was added, changed or removed, or written anew.
  package var hasChanges: Bool { new + changed + removed + rewritten > 0 }
}
