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
        guard outcomes.count == beyond else { continue }
        while crowd.most < work.atOnce { await Task.yield() }
        for _ in 0..<room { door.signal() }
      }
      return outcomes
    }
    #expect(outcomes.prefix(beyond).map { $0?.status } == Array(repeating: 503, count: beyond))
    #expect(outcomes.compactMap(\.self).allSatisfy { $0.retryAfter == 1 })
    #expect(outcomes.count { $0 == nil } == room)
    #expect(crowd.most == work.atOnce)
    #expect(try await work.run { 7 } == 7)
  }

  @Test("is done on threads of its own, of low priority, which no task and no other work shares")
  func apart() async throws {
    let work = BoundedWork("test", atOnce: 2, mostWaiting: 8, refusal: .busy("busy"))
    for _ in 0..<4 {
      let (name, niceness) = try await work.run {
        (Thread.current.name ?? "", getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))
      }
      #expect(["test 1", "test 2"].contains(name))
      #expect(niceness >= 10)
    }
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
