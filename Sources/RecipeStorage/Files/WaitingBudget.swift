import Synchronization

/// How long one piece of work waits for other processes, over all files and locks together.
///
/// What is opened within ``current`` waits out of it, and once it is spent waits no more.
package final class WaitingBudget: Sendable {
  /// That of the work at hand; nil when each wait has a limit of its own.
  @TaskLocal package static var current: WaitingBudget?

  private let left: Mutex<Double>

  /// - Parameter seconds: For all waits together; a command has ten.
  package init(seconds: Double) {
    left = Mutex(seconds)
  }

  /// Takes time that was waited; false when no more is left.
  package func spend(_ seconds: Double) -> Bool {
    left.withLock { left in
      left -= seconds
      return left > 0
    }
  }
}
