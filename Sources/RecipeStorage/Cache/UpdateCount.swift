/// What one update did to the cache.
public struct UpdateCount: Hashable, Sendable {
  public var new: Int
  /// Fewer than none in the part of an import that finds the equal of a dish which an earlier part
  /// changed.
  public var changed: Int
  /// Dishes that were there already as given, and repeats of a dish within the update.
  public var unchanged: Int
  /// Dishes that the replaced source no longer has.
  public var removed: Int
  /// How often a dish was written anew for what nobody sees of it, as which record of a file it is.
  public var rewritten = 0
  /// The cache's generation after the update.
  public var generation: Int

  public init(new: Int, changed: Int, unchanged: Int, removed: Int, generation: Int) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.removed = removed
    self.generation = generation
  }

  /// True when a dish was added, changed or removed, or written anew.
  public var hasChanges: Bool { new + changed + removed + rewritten > 0 }
}
