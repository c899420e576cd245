import Foundation
import Synchronization
import WhatCanIMake

/// Work that takes long or much memory: so much of it is done at the same time, on threads of its own, and only so much waits.
///
/// They are no threads of Dispatch, which shares few among all its queues and the tasks of Swift: two passwords would then
/// hold up every answer of a machine with two processors. Their priority is low, so that who asks for a page waits for no
/// password, unless the work would never be done where people always ask.
final class BoundedWork: Sendable {
  let atOnce: Int
  let mostWaiting: Int

  /// How soon it gets a processor where others want one.
  enum Priority: Sendable {
    /// After all who wait for an answer: a tenth of what each of them gets, as a program started by `nice`.
    case low
    /// As soon as they.
    case ordinary

    fileprivate var niceness: Int32? { self == .low ? 10 : nil }
  }

  private let priority: Priority
  private let lane: WorkLane
  /// What who finds no room is told.
  private let refusal: Problem
  /// How many are done or wait.
  private let taken = Mutex(0)

  init(
    _ name: String,
    atOnce: Int,
    mostWaiting: Int,
    refusal: Problem,
    priority: Priority = .low
  ) {
    lane = WorkLane(name, threads: atOnce)
    self.priority = priority
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

  /// Runs `body` when its turn comes: who came first is first.
  ///
  /// - Throws: What `body` throws, and 503 where too many wait.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let isFree = taken.withLock { taken in
      guard taken < atOnce + mostWaiting else { return false }
      taken += 1
      return true
    }
    guard isFree else { throw refusal }
    return try await lane.run { [self] in
      defer { taken.withLock { $0 -= 1 } }
      #if os(Linux)
        // Elsewhere this would be the priority of the whole program.
        if let niceness = priority.niceness {
          setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        }
      #endif
      return try body()
    }
  }
}
