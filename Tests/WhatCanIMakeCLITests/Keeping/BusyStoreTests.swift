import Foundation
import Testing
import WhatCanIMake

@Suite("A notebook that another process is writing")
struct BusyStoreTests {
  @Test("a write of a second is waited out, and nothing is said")
  func short() throws {
    let home = try Home(apart: true)
    try home.say("favorite", "add", "negroni")
    try holdingTheLock(of: home, for: 1) {
      let run = try home.run(["favorite", "add", "gimlet"])
      #expect(run.status == 0, "\(run.err)")
      #expect(run.err == "")
    }
    #expect(try home.values(of: "favorite", "list") == ["Gimlet", "Negroni"])
  }

  @Test("reading goes on while someone writes")
  func reading() throws {
    let home = try Home(apart: true)
    try home.say("favorite", "add", "negroni")
    try holdingTheLock(of: home, for: 3) {
      let run = try home.run(["favorite", "list"])
      #expect(run.status == 0)
      #expect(run.err == "")
      #expect(run.out.contains("Negroni"))
      #expect(run.seconds < 2.5)
    }
  }

  @Test(
    "after ten seconds it ends with 75 and one line, and nothing is lost",
    .enabled(if: isFullTier)
  )
  func long() throws {
    let home = try Home(apart: true)
    try home.say("favorite", "add", "negroni")
    try holdingTheLock(of: home, for: 15) {
      let start = ContinuousClock.now
      let refused = try home.refusal(["favorite", "add", "gimlet"])
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      #expect(refused.status == 75)
      #expect(refused.message.contains("\(home.path)/user.db"))
      #expect((9...14).contains(seconds))
    }
    #expect(try home.values(of: "favorite", "list") == ["Negroni"])
    try home.say("favorite", "add", "gimlet")
    #expect(try home.complaints() == "")
  }

  @Test("an interrupt ends the wait within a second", .enabled(if: isFullTier))
  func interrupted() throws {
    let home = try Home(apart: true)
    try home.say("favorite", "add", "negroni")
    try holdingTheLock(of: home, for: 8) {
      // Whoever runs the tests may ignore the signal, and so would the tool.
      let launcher = [
        "/usr/bin/env", "--default-signal=INT", "/usr/bin/timeout", "--foreground", "-s", "INT",
        "3",
      ]
      let run = try home.run(["favorite", "add", "gimlet"], launcher: launcher)
      #expect((3..<4.5).contains(run.seconds))
      #expect(run.out == "")
      #expect(!run.err.contains("Backtrace"))
    }
    #expect(try home.values(of: "favorite", "list") == ["Negroni"])
    #expect(try home.complaints() == "")
  }

  /// Runs `body` while a write transaction is open on the notebook.
  private func holdingTheLock(
    of home: Home,
    for seconds: Double,
    _ body: () throws -> Void
  ) throws {
    let store = try NotebookStore(opening: "\(home.path)/user.db", now: 1_800_000_000)
    let person = try #require(Person("lock"))
    let (isHeld, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let thread = Thread {
      // It writes nothing, so no failure of it can change what is tested.
      try? store.write(person, now: 1_800_000_000) { _ in
        isHeld.signal()
        Thread.sleep(forTimeInterval: seconds)
      }
      isOver.signal()
    }
    thread.start()
    isHeld.wait()
    defer { isOver.wait() }
    try body()
  }
}
