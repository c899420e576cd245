import Dispatch
import Synchronization

/// A thread of its own for work that blocks, one piece after the other: waiting for locks and disks must hold up
/// neither an event loop nor the threads on which tasks run.
struct WorkLane: Sendable {
  private let queue: DispatchQueue

  init(_ name: String) { queue = DispatchQueue(label: "whatcanimake.\(name)") }

  /// Runs `body` when its turn comes; the task that asked for it waits without holding a thread.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

/// Several lanes; work goes to each in turn.
final class WorkLanes: Sendable {
  private let lanes: [WorkLane]
  private let next = Mutex(0)

  init(_ name: String, count: Int) { lanes = (1...count).map { WorkLane("\(name) \($0)") } }

  /// As ``WorkLane/run(_:)``.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let lane = next.withLock { next in
      next = (next + 1) % lanes.count
      return next
    }
    return try await lanes[lane].run(body)
  }
}
