import Synchronization
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Events of what a household shares")
struct EventTests {
  /// Somebody who listens until they are told to go.
  private final class Ear: Sendable {
    private final class Heard: Sendable {
      let text = Mutex("")
      let end = Mutex(false)
    }

    private let heard = Heard()
    private let work = Mutex<Task<Void, any Error>?>(nil)
    let answer: Answer

    init(_ mate: Housemate, knowing id: String? = nil) async throws {
      let known = id.map { [Inbound.Header("Last-Event-ID", $0)] } ?? []
      answer = await mate.server.ask("GET", "/api/v1/events", nil, [mate.shown] + known)
      guard let stream = answer.stream else { return }
      work.withLock { work in
        work = Task { [heard] in
          try await stream.run { piece in
            heard.text.withLock { $0 += String(decoding: piece, as: UTF8.self) }
          }
          heard.end.withLock { $0 = true }
        }
      }
    }

    var text: String { heard.text.withLock(\.self) }
    var names: [String] {
      text.matches(of: /event: ([a-z]+)\n/).map { String($0.1) }
    }
    var lastID: String? { text.matches(of: /id: ([^\n]+)\n/).last.map { String($0.1) } }

    /// Waits until so many events came; false where they did not.
    func waits(for count: Int) async throws -> Bool {
      for _ in 0..<400 {
        if names.count >= count { return true }
        try await Task.sleep(for: .milliseconds(25))
      }
      return false
    }

    func go() { work.withLock { $0?.cancel() } }

    var hasEnded: Bool { heard.end.withLock(\.self) }

    /// Waits until nothing more can come, beat by beat; false where it goes on.
    func ends(_ house: SharedHouse) async throws -> Bool {
      for _ in 0..<400 {
        if hasEnded { return true }
        house.anna.server.people.events.watch.tell(.beat)
        try await Task.sleep(for: .milliseconds(25))
      }
      return false
    }
  }

  @Test("who shares hears of each change, whoever makes it, and nobody elsewhere does")
  func changes() async throws {
    let house = try await SharedHouse.open()
    let ears = [
      try await Ear(house.anna), try await Ear(house.bert), try await Ear(house.gus),
      try await Ear(house.xena),
    ]
    #expect(ears[0].answer.header("Content-Type") == "text/event-stream")
    #expect(ears[0].answer.header("Cache-Control") == "private, no-store")
    #expect(ears[0].answer.header("Content-Length") == nil)
    for ear in ears { #expect(try await ear.waits(for: 1)) }
    _ = await house.anna.ask("POST", "/api/v1/shopping", #"{"things": ["milk"]}"#)
    for ear in ears.dropLast() { #expect(try await ear.waits(for: 2)) }
    _ = await house.bert.ask("POST", "/api/v1/shopping/ticks", #"{"things": ["milk"]}"#)
    for ear in ears.dropLast() { #expect(try await ear.waits(for: 4)) }
    // As the command line does it: past the server.
    try await house.anna.server.keeper.write(as: house.anna.person) {
      _ = try $0.addStaples(["salt"])
    }
    for ear in ears.dropLast() {
      #expect(try await ear.waits(for: 5))
      #expect(ear.names == ["state", "shopping", "pantry", "shopping", "staples"])
    }
    let planned = #"{"day": "2026-11-24", "dishes": ["classic:gimlet"]}"#
    #expect(await house.bert.ask("POST", "/api/v1/plan/entries", planned).status == 201)
    for ear in ears.dropLast() {
      #expect(try await ear.waits(for: 6))
      #expect(ear.names.last == "plan")
    }
    #expect(ears[3].names == ["state"])
    for ear in ears { ear.go() }
  }

  @Test("who comes back hears what changed meanwhile")
  func comesBack() async throws {
    let house = try await SharedHouse.open()
    let first = try await Ear(house.anna)
    #expect(try await first.waits(for: 1))
    first.go()
    let id = try #require(first.lastID)
    let same = try await Ear(house.anna, knowing: id)
    #expect(try await same.waits(for: 1))
    same.go()
    _ = await house.bert.ask("POST", "/api/v1/pantry", #"{"things": ["gin"]}"#)
    let again = try await Ear(house.anna, knowing: id)
    #expect(try await again.waits(for: 2))
    #expect(again.names == ["state", "pantry"])
    #expect(same.names == ["state"])
    again.go()
  }

  @Test(
    "it ends with the session, and with the place in the household; a beat tells that it goes on"
  )
  func ends() async throws {
    let house = try await SharedHouse.open()
    let (anna, bert) = (try await Ear(house.anna), try await Ear(house.bert))
    for ear in [anna, bert] { #expect(try await ear.waits(for: 1)) }
    #expect(await house.anna.ask("DELETE", "/api/v1/sessions/current").status == 204)
    #expect(await house.bert.ask("DELETE", "/api/v1/household/membership").status == 204)
    for ear in [anna, bert] { #expect(try await ear.ends(house)) }
    let gus = try await Ear(house.gus)
    #expect(try await gus.waits(for: 1))
    for _ in 0..<400 where !gus.text.contains("\n\n:\n\n") {
      house.gus.server.people.events.watch.tell(.beat)
      try await Task.sleep(for: .milliseconds(25))
    }
    #expect(gus.text.contains("\n\n:\n\n"))
    #expect(!gus.hasEnded)
    gus.go()
  }

  @Test("so many listen at the same time, and a place is free again when one goes")
  func places() async throws {
    let house = try await SharedHouse.open()
    var answers: [Answer] = []
    for _ in 0..<EventDesk.mostOfOne { answers.append(await house.anna.get("/api/v1/events")) }
    #expect(answers.allSatisfy { $0.status == 200 })
    let refused = await house.anna.get("/api/v1/events")
    #expect(refused.status == 503)
    #expect(refused.header("Retry-After") == "60")
    #expect(await house.bert.get("/api/v1/events").status == 200)
    answers.removeLast()
    #expect(await house.anna.get("/api/v1/events").status == 200)
    let desk = house.anna.server.people.events
    let kept = try (0..<EventDesk.mostOfAll - EventDesk.mostOfOne - 40).map {
      try desk.place(for: -$0 - 1)
    }
    #expect(kept.count > 0)
  }
}
