import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What stands before all routes")
struct GateTests {
  /// Requests with the status of their answer, every status that there is.
  static let requests: [(request: Inbound, status: Int)] = [
    (Inbound("GET", "/healthz"), 200),
    (Inbound("HEAD", "/api/v1/match?have=gin"), 200),
    (Inbound("GET", "/api/v1/match?hav=gin"), 400),
    (Inbound("GET", "/api/v1/match?limit=0"), 400),
    (Inbound("GET", "/%"), 400),
    (Inbound("GET", "/healthz", host: nil), 400),
    (Inbound("GET", "/nowhere"), 404),
    (Inbound("GET", "/api/v1/dishes/nowhere:1"), 404),
    (Inbound("POST", "/api/v1/match"), 405),
    (Inbound("OPTIONS", "/healthz"), 405),
    (Inbound("GET", "/healthz", headers: [.init("Content-Length", "1")]), 413),
    (Inbound("GET", "/healthz", headers: [.init("Content-Length", "-1")]), 413),
    (Inbound("GET", "/healthz", headers: [.init("Transfer-Encoding", "chunked")]), 413),
    (Inbound("GET", "/" + String(repeating: "a", count: 8 << 10)), 414),
    (Inbound("GET", "/healthz", host: "evil.test"), 421),
    (
      Inbound("GET", "/healthz", headers: Array(repeating: .init("A", "b"), count: 101)), 431
    ),
    (
      Inbound(
        "GET",
        "/healthz",
        headers: [.init("A", String(repeating: "b", count: 64 << 10))]
      ), 431
    ),
  ]

  @Test("every answer has the headers that keep a browser safe, whatever its status")
  func headers() async throws {
    let kitchen = try await ServedKitchen.open()
    for (request, status) in Self.requests {
      let answer = await kitchen.dispatcher.answer(request)
      #expect(answer.status == status, "\(request.method) \(request.target.prefix(60))")
      for header in SecurityHeaders.all {
        #expect(answer.headers.filter { $0.name == header.name } == [header], "\(status)")
      }
      #expect(answer.header("X-Request-Id")?.count == 16)
      #expect(answer.headers.count { $0.name == "Cache-Control" } == 1, "\(status)")
      #expect(Set(answer.headers.map { $0.name.lowercased() }).count == answer.headers.count)
      if status >= 400 {
        #expect(answer.header("Content-Type") == "application/problem+json")
        #expect(try answer.json.asObject?["status"] == .number("\(status)"))
      }
    }
  }

  @Test("a parameter that is not known, or cannot be understood, is named")
  func fields() async throws {
    let kitchen = try await ServedKitchen.open()
    let cases = [
      ("/api/v1/match?hav=gin", "hav"), ("/api/v1/match?limit=201", "limit"),
      ("/api/v1/match?limit=1&limit=2", "limit"), ("/api/v1/match?missing=-1", "missing"),
      ("/api/v1/match?missing=%2B1", "missing"), ("/api/v1/match?kind=drink", "kind"),
      ("/api/v1/match?have=,", "have"), ("/api/v1/match?exact=yes", "exact"),
      ("/api/v1/match?have=gin&diet=carnivore", "diet"), ("/api/v1/search", "q"),
      ("/api/v1/match?have=gin&diet=vegan,paleo", "diet"), ("/api/v1/goes-with", "have"),
      ("/api/v1/plan?count=32", "count"), ("/api/v1/unlock?buy=6", "buy"),
      ("/healthz?verbose=1", "verbose"), ("/api/v1/match?have=gin&eaters=all", "eaters"),
    ]
    for (target, field) in cases {
      let answer = await kitchen.get(target)
      #expect(answer.status == 400, "\(target)")
      #expect(try answer.json.asObject?["field"] == .text(field), "\(target)")
    }
    let unknown = [
      ("/api/v1/match?have=gin&use=qqqq", "use"),
      ("/api/v1/match?have=gin&without=qqqqq", "without"),
      ("/api/v1/browse?after=nowhere:1", "after"), ("/api/v1/browse?with=qqqq", "with"),
      ("/api/v1/match?have=gin&strict=true&have=qqqq", "have"),
    ]
    for (target, field) in unknown {
      let answer = await kitchen.get(target)
      #expect(answer.status == 404, "\(target)")
      #expect(try answer.json.asObject?["field"] == .text(field), "\(target)")
    }
  }

  @Test("who has the answer already gets none again, and who asks for the head gets no body")
  func revalidation() async throws {
    let kitchen = try await ServedKitchen.open()
    let first = await kitchen.get("/api/v1/match?have=gin,lime")
    let tag = try #require(first.header("ETag"))
    for known in [tag, "\"other\", \(tag)", "W/\(tag)", "*"] {
      let again = await kitchen.get(
        "/api/v1/match?have=gin,lime",
        headers: [.init("If-None-Match", known)]
      )
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      #expect(again.header("ETag") == tag)
    }
    let other = await kitchen.get(
      "/api/v1/match?have=gin",
      headers: [.init("If-None-Match", tag)]
    )
    #expect(other.status == 200)
    let head = await kitchen.get("/api/v1/match?have=gin,lime", "HEAD")
    #expect(head.body.isEmpty)
    #expect(head.header("Content-Length") == "\(first.body.count)")
    #expect(await kitchen.get("/api/v1/random").header("ETag") == nil)
  }

  @Test("a path says which methods it takes")
  func methods() async throws {
    let kitchen = try await ServedKitchen.open()
    let answer = await kitchen.get("/api/v1/match", "DELETE")
    #expect(answer.header("Allow") == "GET, HEAD")
  }

  @Test("what is noted has neither what was asked for nor who asked")
  func log() async throws {
    let kitchen = try await ServedKitchen.open()
    _ = await kitchen.get("/api/v1/match?have=gin&without=peanut")
    _ = await kitchen.get("/api/v1/dishes/secretplace:17")
    _ = await kitchen.get("/secretplace")
    let noted = kitchen.noted.all
    #expect(noted.contains { $0.contains(" GET /api/v1/match 200 ") })
    #expect(noted.contains { $0.contains(" GET /api/v1/dishes/{id} 404 ") })
    for word in ["peanut", "secretplace", "127.0.0.1"] {
      #expect(!noted.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test("who asks too much at the same time is told to come again; others are answered")
  func turns() async throws {
    let turns = Turns(mostOfAll: 3, mostOfOne: 2)
    try await turns.take(for: "a") {
      try await turns.take(for: "a") {
        let problem = await #expect(throws: Problem.self) { try await turns.take(for: "a") {} }
        #expect(problem?.status == 503)
        #expect(problem?.answer.header("Retry-After") == "1")
        _ = try await turns.take(for: "b") {
          await #expect(throws: Problem.self) { try await turns.take(for: "c") {} }
        }
        try await turns.take(for: "c") {}
      }
    }
    try await turns.take(for: "a") {}
  }

  @Test("a question that takes longer than it may is given up")
  func budget() async throws {
    let kitchen = try await ServedKitchen.open()
    let turns = Turns(mostOfAll: 1, mostOfOne: 1)
    let pages = try PageFiles(at: Checkout.url("Data/web").path)
    func asker(_ budget: Duration) -> Asker {
      Asker(
        people: kitchen.people,
        identity: .nobody,
        credential: .none,
        device: nil,
        lastEvent: nil,
        address: "",
        pages: pages,
        turns: turns,
        budget: budget
      )
    }
    let problem = await #expect(throws: Problem.self) {
      // However slow the machine is, this takes longer than it may, and ends only because it is given up.
      try await asker(.zero).ask { _ in
        while !Cancellation.isRequested {}
      }
    }
    #expect(problem?.status == 503)
    #expect(try await asker(.seconds(600)).ask { $0.dishCount } > 0)
  }
}
