import Foundation
import Synchronization

/// A thread of its own for work that blocks, one piece after the other: waiting for locks and disks must hold up
/// neither an event loop nor the threads on which tasks run.
///
/// It is always the same thread, so that what work of one kind takes of memory serves the next piece again. The thread
/// ends with the lane.
final class WorkLane: Sendable {
  private let work = Work()

  /// What waits for its turn.
  private final class Work: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    /// Counts the pieces that wait, and the end.
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ piece: @escaping @Sendable () -> Void) {
      waiting.withLock { $0.append(piece) }
      arrived.signal()
    }

    /// Lets ``run()`` return when all pieces are done.
    func end() { arrived.signal() }

    func run() {
      while true {
        arrived.wait()
        let piece = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let piece else { return }
        piece()
      }
    }
  }

  init(_ name: String) {
    let work = work
    let thread = Thread { work.run() }
    thread.name = name
    thread.stackSize = 8 << 20
    thread.start()
  }

  deinit { work.end() }

  /// Runs `body` when its turn comes; the task that asked for it waits without holding a thread.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      work.add { continuation.resume(with: Result(catching: body)) }
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
