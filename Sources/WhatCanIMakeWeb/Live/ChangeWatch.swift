import Synchronization
import WhatCanIMake

/// Looks whether the notebook changed, for all who want to know.
///
/// It looks once a second, at two system calls, and at once where this server wrote; while nobody wants to know it does not
/// look at all. So what the command line changes is noticed as well.
final class ChangeWatch: Sendable {
  /// How often somebody is told that nothing changed, so that a connection that is gone is noticed: every 15 seconds.
  static let heartbeat = Duration.seconds(15)
  static let pause = Duration.seconds(1)

  /// Why somebody is woken. The last reason alone is kept for who is busy.
  enum Signal: Sendable { case changed, beat }

  private struct State {
    var next = 0
    var waiting: [Int: AsyncStream<Signal>.Continuation] = [:]
    var task: Task<Void, Never>?
  }

  private let keeper: CatalogueKeeper
  private let state = Mutex(State())

  init(_ keeper: CatalogueKeeper) { self.keeper = keeper }

  deinit {
    state.withLock { state in
      state.task?.cancel()
      for waiting in state.waiting.values { waiting.finish() }
    }
  }

  /// Signals until whoever asked no longer listens, or their task is cancelled.
  func signals() -> AsyncStream<Signal> {
    let (signals, continuation) = AsyncStream.makeStream(
      of: Signal.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let number = state.withLock { state in
      state.next += 1
      state.waiting[state.next] = continuation
      if state.task == nil { state.task = Task { [weak self] in await self?.watch() } }
      return state.next
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number) }
    return signals
  }

  /// Wakes all: something may have changed.
  func tell(_ signal: Signal = .changed) {
    // Whoever ends by it takes the lock again.
    let waiting = state.withLock { state in state.waiting.sorted { $0.key < $1.key }.map(\.value) }
    for continuation in waiting { continuation.yield(signal) }
  }

  private func forget(_ number: Int) {
    state.withLock { state in
      state.waiting[number] = nil
      guard state.waiting.isEmpty else { return }
      state.task?.cancel()
      state.task = nil
    }
  }

  private func watch() async {
    var last: NotebookMoment?
    var beaten = ContinuousClock.now
    while !Task.isCancelled {
      // What cannot be looked at now is looked at a second later.
      if let moment = try? await keeper.notebookMoment() {
        if let last, last != moment { tell() }
        last = moment
      }
      if ContinuousClock.now - beaten >= Self.heartbeat {
        beaten = .now
        tell(.beat)
      }
      do { try await Task.sleep(for: Self.pause) } catch { return }
    }
  }
}
