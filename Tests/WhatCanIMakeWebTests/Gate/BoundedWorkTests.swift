import Dispatch
import Foundation
import Synchronization
import Testing

@testable import WhatCanIMakeWeb

@Suite("The work of passwords")
struct BoundedWorkTests {
  @Test("two are done at once, twenty wait, and who comes beyond is told to come again")
  func bounds() async throws {
    let work = BoundedWork.passwords()
    let room = work.atOnce + work.mostWaiting
    let beyond = 8
    let crowd = Crowd()
    // Nobody comes out before all who find no room have been told so.
    let door = DispatchSemaphore(value: 0)
    let outcomes = await withTaskGroup(of: Problem?.self) { group in
      for _ in 0..<(room + beyond) {
        group.addTask {
          do {
            try await work.run {
              crowd.enter()
              door.wait()
              crowd.leave()
            }
            return nil
          } catch {
            return error as? Problem ?? Problem(500, "\(error)")
          }
        }
      }
      var outcomes: [Problem?] = []
      for await outcome in group {
        outcomes.append(outcome)
        if outcomes.count == beyond { for _ in 0..<room { door.signal() } }
      }
      return outcomes
    }
    #expect(outcomes.prefix(beyond).map { $0?.status } == Array(repeating: 503, count: beyond))
    #expect(outcomes.compactMap(\.self).allSatisfy { $0.retryAfter == 1 })
    #expect(outcomes.count { $0 == nil } == room)
    #expect(crowd.most == work.atOnce)
    #expect(try await work.run { 7 } == 7)
  }

  @Test("holds up no task, however many processors it keeps busy")
  func apart() async throws {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let work = BoundedWork("test", atOnce: processors, mostWaiting: 0, refusal: .busy("busy"))
    let run = Run()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<processors {
        group.addTask {
          let isInTime = try? await work.run {
            run.begun.withLock { $0 += 1 }
            let end = ContinuousClock.now + .seconds(60)
            // It is busy and does not sleep: a thread that sleeps may be replaced by another.
            while !run.isOver.withLock(\.self) { if ContinuousClock.now > end { return false } }
            return true
          }
          #expect(isInTime == true)
        }
      }
      group.addTask {
        while run.begun.withLock(\.self) < processors { await Task.yield() }
        // Each step is another job of the tasks' threads.
        for _ in 0..<100 { await Task.detached {}.value }
        run.isOver.withLock { $0 = true }
      }
    }
  }

  /// How many pieces have begun, and whether they may end.
  private final class Run: Sendable {
    let begun = Mutex(0)
    let isOver = Mutex(false)
  }

  /// How many are inside, and were at most.
  private final class Crowd: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock(\.most) }

    func enter() {
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
    }

    func leave() { counts.withLock { $0.now -= 1 } }
  }
}
