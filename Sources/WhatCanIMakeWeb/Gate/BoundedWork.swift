import Dispatch
import Synchronization

/// Work that takes long or much memory: so much of it is done at the same time, on threads of its own, and only so much waits.
final class BoundedWork: Sendable {
  let atOnce: Int
  let mostWaiting: Int

  private typealias Piece = @Sendable () -> Void

  private let queue: DispatchQueue
  /// What who finds no room is told.
  private let refusal: Problem
  private let state = Mutex(State())

  private struct State {
    var running = 0
    /// Who came first is first.
    var waiting: [Piece] = []
  }

  init(_ name: String, atOnce: Int, mostWaiting: Int, refusal: Problem) {
    queue = DispatchQueue(label: name, attributes: .concurrent)
    self.atOnce = atOnce
    self.mostWaiting = mostWaiting
    self.refusal = refusal
  }

  /// Of making and trying passwords: each takes a quarter of a second and 128 MiB.
  static func passwords() -> BoundedWork {
    BoundedWork(
      "passwords",
      atOnce: 2,
      mostWaiting: 20,
      refusal: .busy("too many people are signing in; try again in a moment")
    )
  }

  /// Runs `body` when its turn comes.
  ///
  /// - Throws: What `body` throws, and 503 where too many wait.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let isTaken = take { continuation.resume(with: Result(catching: body)) }
      if !isTaken { continuation.resume(throwing: refusal) }
    }
  }

  /// False where there is no room to wait.
  private func take(_ piece: @escaping Piece) -> Bool {
    let (isTaken, begins) = state.withLock { state in
      guard state.running == atOnce else {
        state.running += 1
        return (true, true)
      }
      guard state.waiting.count < mostWaiting else { return (false, false) }
      state.waiting.append(piece)
      return (true, false)
    }
    if begins { begin(piece) }
    return isTaken
  }

  /// Does a piece, then those that wait, and gives the place back when there is none.
  private func begin(_ first: @escaping Piece) {
    queue.async { [self] in
      var piece: Piece? = first
      while let work = piece {
        work()
        piece = state.withLock { state in
          guard !state.waiting.isEmpty else {
            state.running -= 1
            return nil
          }
          return state.waiting.removeFirst()
        }
      }
    }
  }
}
