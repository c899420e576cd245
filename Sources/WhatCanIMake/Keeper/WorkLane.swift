import Foundation
import RecipeMatching
import Synchronization

/// Threads of their own for work that blocks or takes long: waiting for locks and disks, and searching, must hold up
/// neither an event loop nor the threads on which tasks run.
///
/// With one thread the pieces are done one after the other. They are always the same threads, so that what work of one
/// kind takes of memory serves the next piece again. They end with the lane.
package final class WorkLane: Sendable {
  private let work = Work()
  private let threads: Int

  /// What waits for its turn.
  private final class Work: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    /// Counts the pieces that wait, and the ends.
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ piece: @escaping @Sendable () -> Void) {
      waiting.withLock { $0.append(piece) }
      arrived.signal()
    }

    /// Lets one ``run()`` return when all pieces are begun.
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

  /// - Parameter threads: How many pieces are done at the same time.
  package init(_ name: String, threads: Int = 1) {
    self.threads = threads
    for number in 1...threads {
      let thread = Thread { [work] in
        nameThisThread(threads == 1 ? name : "\(name) \(number)")
        work.run()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { for _ in 0..<threads { work.end() } }

  /// Runs `body` when its turn comes; the task that asked for it waits without holding a thread.
  ///
  /// Where that task is cancelled, ``Cancellation`` says so to `body`.
  package func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        work.add {
          let result = Result { try Cancellation.$current.withValue(cancellation, operation: body) }
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

/// Gives the thread that calls a name, of which Linux keeps 15 bytes; it is for whoever looks at the process.
private func nameThisThread(_ name: String) {
  #if os(Linux)
    // Foundation's `name` may be lost: whoever starts the thread may not have noted yet which one it is.
    FileHandle(forWritingAtPath: "/proc/thread-self/comm")?.write(Data(name.utf8.prefix(15)))
  #else
    Thread.current.name = name
  #endif
}
