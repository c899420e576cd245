import Foundation
import RecipeModel
import Synchronization

@testable import WhatCanIMake

/// What somebody waited for who asked for a kitchen.
struct KitchenWait: Sendable {
  /// From the question until its task went on.
  var whole: Duration
  /// That no thread for reading was free.
  var forThread: Duration
  /// That, and what the thread slept: for a lock or a disk. Neither its work nor its waiting for a processor.
  var blocked: Duration
}

/// Asks for kitchens, and knows for what the threads for reading waited.
///
/// Ten threads on two processors wait for a processor most of the time, which nobody holds for long: Linux says for each
/// thread how long it was ready and did not run. Elsewhere that counts as being blocked.
final class ReadingThreads: Sendable {
  /// For each thread how long it had waited for a processor when it last did something.
  private let delays = Mutex<[Int: Duration]>([:])

  /// The kitchen of a person, as ``CatalogueKeeper/kitchen(for:)`` gives it.
  func kitchen(
    of keeper: CatalogueKeeper,
    for person: Person?
  ) async throws -> (kitchen: Kitchen, wait: KitchenWait) {
    let asked = ContinuousClock.now
    let (kitchen, forThread, asleep) = try await keeper.reading { [self] _ in
      let (begun, before) = (ContinuousClock.now, ThreadTimes())
      let toWake = delays.withLock { before.delay - ($0[before.thread] ?? before.delay) }
      let kitchen = keeper.kitchenHere(for: person)
      let (ended, after) = (ContinuousClock.now, ThreadTimes())
      delays.withLock { $0[after.thread] = after.delay }
      let asleep = ended - begun - (after.work - before.work) - (after.delay - before.delay)
      return (kitchen, max(.zero, begun - asked - toWake), max(.zero, asleep))
    }
    let wait = KitchenWait(
      whole: ContinuousClock.now - asked,
      forThread: forThread,
      blocked: forThread + asleep
    )
    return (kitchen, wait)
  }
}

/// What the thread that asks did so far.
private struct ThreadTimes {
  let thread: Int
  /// How long it ran.
  let work: Duration
  /// How long it was ready to run, and did not.
  let delay: Duration

  init() {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    work = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #if os(Linux)
      thread = Int(truncatingIfNeeded: pthread_self())
      let text = try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)
      let fields = text?.split(separator: " ") ?? []
      delay = .nanoseconds(fields.count > 1 ? Int(fields[1]) ?? 0 : 0)
    #else
      (thread, delay) = (0, .zero)
    #endif
  }
}

/// How much of its memory a process has in use, in kilobytes; 0 where that is not told.
struct ResidentMemory: CustomStringConvertible {
  /// What it allocated.
  private(set) var anonymous = 0
  /// What is mapped of files: the index among them.
  private(set) var files = 0

  init() throws {
    #if os(Linux)
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      for line in text.split(separator: "\n") {
        let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard fields.count > 1, let number = Int(fields[1]) else { continue }
        if fields[0] == "RssAnon:" { anonymous = number }
        if fields[0] == "RssFile:" { files = number }
      }
    #endif
  }

  var description: String { "\(anonymous) + \(files) of files kB" }
}
