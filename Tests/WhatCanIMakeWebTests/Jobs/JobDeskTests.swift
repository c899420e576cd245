import Foundation
import Synchronization
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Work that takes long")
struct JobDeskTests {
  private final class Clock: Sendable {
    let now = Mutex(1_000)
    func read() -> Int { now.withLock(\.self) }
    func pass(_ seconds: Int) { now.withLock { $0 += seconds } }
  }

  private let clock = Clock()

  private func desk() -> JobDesk { JobDesk(clock: { [clock] in clock.read() }) }

  /// The jobs of a person when none of them is under way any more.
  private func ended(_ desk: JobDesk, of person: Int) async throws -> [Job] {
    for _ in 0..<2_000 {
      let jobs = desk.jobs(of: person)
      if jobs.allSatisfy(\.isOver) { return jobs }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("it never ends")
    return []
  }

  @Test("what changes the catalogue gets a processor as soon as a question does")
  func priority() async throws {
    @Sendable func niceness() -> Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
    let ordinary = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getpid()))
    let desk = desk()
    for _ in 0..<2 { #expect(try await desk.thread.run { niceness() } == ordinary) }
    let house = try await SharedHouse.open()
    let keeper = house.anna.server.keeper
    #expect(try await keeper.changeCatalogue { _ in niceness() } == ordinary)
    #expect(try await keeper.ask { _ in niceness() } == ordinary)
  }

  @Test("one is done at a time, in the order in which they came; each sees their own")
  func order() async throws {
    let desk = desk()
    let doors = (0..<4).map { _ in AsyncStream.makeStream(of: Void.self) }
    let seen = Mutex<[String]>([])
    for place in 0..<4 {
      _ = try desk.begin(.fetch, for: place % 2) { progress in
        seen.withLock { $0.append("begin \(place)") }
        progress(place, 10)
        for await _ in doors[place].stream { break }
        seen.withLock { $0.append("end \(place)") }
        return .fetched(DishID("themealdb:\(place)"))
      }
    }
    #expect(desk.jobs(of: 0).map(\.number) == [1, 3])
    #expect(desk.jobs(of: 1).map(\.number) == [2, 4])
    #expect(desk.jobs(of: 2).isEmpty)
    for door in doors.reversed() { door.continuation.yield() }
    let jobs = try await ended(desk, of: 0) + ended(desk, of: 1)
    #expect(seen.withLock(\.self) == (0..<4).flatMap { ["begin \($0)", "end \($0)"] })
    #expect(jobs.allSatisfy { $0.state == .done && $0.all == 10 && $0.done == $0.number - 1 })
  }

  @Test("two of one account wait, sixteen of all; who comes beyond is told to come later")
  func bounds() async throws {
    let desk = desk()
    let door = AsyncStream.makeStream(of: Void.self)
    func begin(_ person: Int) throws {
      _ = try desk.begin(.sync, for: person) { _ in
        for await _ in door.stream {}
        return .fetched(DishID("themealdb:1"))
      }
    }
    func status(_ person: Int) -> Int? {
      do {
        try begin(person)
        return nil
      } catch {
        return (error as? Problem)?.status
      }
    }
    for person in 0..<8 {
      #expect([status(person), status(person), status(person)] == [nil, nil, 429])
    }
    #expect(status(8) == 503)
    door.continuation.finish()
    for person in 0..<8 { #expect(try await ended(desk, of: person).count == 2) }
    #expect(status(8) == nil)
  }

  @Test("why one failed is said, and the next is done; after an hour nobody knows of them")
  func failures() async throws {
    struct Strange: Error {}
    let desk = desk()
    _ = try desk.begin(.sync, for: 1) { _ in throw Problem(400, "there is nothing in it") }
    _ = try desk.begin(.sync, for: 1) { _ in throw Strange() }
    let failed = try await ended(desk, of: 1)
    #expect(failed.map(\.state) == [.failed, .failed])
    #expect(failed.map(\.problem) == ["there is nothing in it", "an internal error occurred"])
    _ = try desk.begin(.fetch, for: 1) { _ in .fetched(DishID("themealdb:1")) }
    #expect(try await ended(desk, of: 1).last?.state == .done)
    clock.pass(JobDesk.secondsKnown - 1)
    #expect(desk.jobs(of: 1).count == 3)
    clock.pass(1)
    #expect(desk.jobs(of: 1).isEmpty)
  }
}
