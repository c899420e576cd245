/// What one update did to the cache.
public struct UpdateCount: Hashable, Sendable {
  public var new: Int
  public var changed: Int
  /// Dishes that were there already as given, and repeats of a dish within the update.
  public var unchanged: Int
  /// Dishes that the replaced source no longer has.
  public var removed: Int
  /// The cache's generation after the update.
  public var generation: Int

  public init(new: Int, changed: Int, unchanged: Int, removed: Int, generation: Int) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.removed = removed
    self.generation = generation
  }

  /// True when a dish was added, changed or removed.
  public var hasChanges: Bool { new + changed + removed > 0 }
}
