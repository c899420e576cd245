import Synchronization

/// Whether nobody waits for an answer any more.
///
/// The searches that may take long (``PantryChanges/unlock(buying:limit:refusing:)``, a plan) look every few thousand steps.
/// Once nobody waits they end with what they have, not proven; a caller that was cancelled throws that away.
public final class Cancellation: Sendable {
  /// That of the work at hand, where it is not done in the task that waits for it.
  @TaskLocal public static var current: Cancellation?

  private let isCancelled = Atomic(false)

  public init() {}

  public func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Whether the work at hand, or the task that does it, was cancelled.
  public static var isRequested: Bool {
    Task.isCancelled || current?.isCancelled.load(ordering: .relaxed) ?? false
  }
}
