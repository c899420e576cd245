public import RecipeSources

/// How far a sync is, or what it did; counted from its beginning, whoever did the first part of it.
public struct SyncReport: Sendable, Equatable {
  public var source: RecipeSource
  /// Dishes that the catalogue did not have.
  public var new: Int
  /// Dishes that it had otherwise.
  public var changed: Int
  /// Dishes that it had just so.
  public var unchanged: Int
  /// Records that could not become a dish.
  public var failed: Int
  /// What was wrong with the first hundred of those.
  public var problems: [String]
  /// Requests that were answered, and how many there will be as far as is known.
  public var done: Int
  public var expected: Int
  /// Whether it went on where an earlier one had stopped.
  public var isResumed: Bool
  /// Why it stopped before its end; the next one goes on there.
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
