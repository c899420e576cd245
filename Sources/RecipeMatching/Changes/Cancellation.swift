import Synchronization

/// Whether nobody waits for an answer any more.
///
/// Searches that may take long (``PantryPurchases/unlock(buying:limit:refusing:)``, a plan) check
/// this every few thousand steps. If nobody waits, they end with what they have found, unproven; a
/// cancelled caller throws that away.
public final class Cancellation: Sendable {
  /// The cancellation of the current work, if that is not done in the task that waits for it.
  @TaskLocal public static var current: Cancellation?

  private let isCancelled = Atomic(false)

  public init() {}

  public func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Whether the current work, or the task that does it, was cancelled.
  public static var isRequested: Bool {
    Task.isCancelled || current?.isCancelled.load(ordering: .relaxed) ?? false
  }
}
