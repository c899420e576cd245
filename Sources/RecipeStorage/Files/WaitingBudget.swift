import Synchronization

/// How long one piece of work waits for other processes, over all files and locks together.
///
/// What is opened within ``current`` shares its time, and does not wait any more once the time is
/// used up.
package final class WaitingBudget: Sendable {
  /// The budget of the current work; nil if each wait has its own limit.
  @TaskLocal package static var current: WaitingBudget?

  private let left: Mutex<Double>

  /// - Parameter seconds: For all waits together; a command has ten.
  package init(seconds: Double) {
    left = Mutex(seconds)
  }

  /// Subtracts time that was spent waiting; false if none is left.
  package func spend(_ seconds: Double) -> Bool {
    left.withLock { left in
      left -= seconds
      return left > 0
    }
  }
}
