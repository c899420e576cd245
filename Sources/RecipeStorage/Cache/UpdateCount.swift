/// The result of one update of the cache.
package struct UpdateCount: Hashable, Sendable {
  package var new: Int
  /// Dishes that were changed. In a part of an import this may be negative: if the part finds the
  /// equal of a dish that an earlier part changed.
  package var changed: Int
  /// Dishes that were there with the same content, and repeats of a dish within the update.
  package var unchanged: Int
  /// Dishes that the replaced source no longer has.
  package var removed: Int
  /// How many dishes were written again for something that nobody sees, such as which record of a
  /// file they are.
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

  /// True if a dish was added, changed, removed or written again.
  package var hasChanges: Bool { new + changed + removed + rewritten > 0 }
}
