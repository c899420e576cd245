public import RecipeSources

/// The progress or result of a sync, counted from its beginning, even if an earlier run did the
/// first part.
public struct SyncReport: Sendable, Equatable {
  public var source: RecipeSource
  /// Dishes that the catalogue did not have.
  public var new: Int
  /// Dishes that the catalogue had with other content.
  public var changed: Int
  /// Dishes that the catalogue had with the same content.
  public var unchanged: Int
  /// Records that could not become a dish.
  public var failed: Int
  /// The problems of the first hundred such records.
  public var problems: [String]
  /// Requests that were answered, and how many are expected in all.
  public var done: Int
  public var expected: Int
  /// Whether it continued an earlier sync.
  public var isResumed: Bool
  /// Why it stopped before its end; the next sync continues there.
  public var stopped: SourceError?

  public var isFinished: Bool { stopped == nil }

  init(_ plan: SyncPlan, isResumed: Bool, stopped: SourceError? = nil) {
    source = plan.source
    new = plan.counts.new
    changed = plan.counts.changed
    unchanged = plan.counts.unchanged
    failed = plan.counts.failed
    problems = plan.problems
    done = plan.progress.done
    expected = plan.progress.expected
    self.isResumed = isResumed
    self.stopped = stopped
  }
}
