import JSONCoding
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("What comes behind the headers")
struct InboundBodyTests {
  private static func request(
    _ body: String,
    type: String? = "application/json",
    _ more: [Inbound.Header] = []
  ) -> Inbound {
    let bytes = Array(body.utf8)
    let types = type.map { [Inbound.Header("Content-Type", $0)] } ?? []
    let length = Inbound.Header("Content-Length", "\(bytes.count)")
    return Inbound(
      "POST",
      "/",
      headers: types + [length] + more,
      body: InboundBody(bytes)
    )
  }

  private static func problem(
    _ request: Inbound,
    atMost most: Int = 100,
    within patience: Duration = .seconds(600)
  ) async throws -> Problem {
    let problem = await #expect(throws: Problem.self) {
      try await request.object(atMost: most, within: patience)
    }
    return try #require(problem)
  }

  @Test("an object is read whatever the pieces it comes in, up to its limit")
  func pieces() async throws {
    let text = "{\"a\":[1,2],\"b\":\"é\"}"
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let body = InboundBody { take in
        for start in stride(from: 0, to: bytes.count, by: size) {
          try take(Array(bytes[start..<min(start + size, bytes.count)]))
        }
      }
      let headers: [Inbound.Header] = [
        .init("Content-Type", "application/json; charset=UTF-8"),
        .init("Transfer-Encoding", "chunked"),
      ]
      let request = Inbound("POST", "/", headers: headers, body: body)
      let object = try await request.object(atMost: bytes.count, within: .seconds(600))
      #expect(object.members.map(\.key) == ["a", "b"])
      #expect(try await Self.problem(request, atMost: bytes.count - 1).status == 413)
    }
  }

  @Test("a body that says it is too long is refused before it is read")
  func announced() async throws {
    let body = InboundBody { _ in Issue.record("it was read") }
    for length in ["101", "-1", "x", "99999999999999999999"] {
      let headers: [Inbound.Header] = [
        .init("Content-Type", "application/json"), .init("Content-Length", length),
      ]
      let request = Inbound("POST", "/", headers: headers, body: body)
      #expect(try await Self.problem(request).status == 413, "\(length)")
    }
  }

  @Test("one that does not come in time, or breaks off, is refused")
  func slow() async throws {
    let type = [Inbound.Header("Content-Type", "application/json")]
    let never = InboundBody { _ in try await Task.sleep(for: .seconds(3_600)) }
    let request = Inbound("POST", "/", headers: type, body: never)
    #expect(try await Self.problem(request, within: .zero).status == 408)
    let broken = InboundBody { take in
      try take([UInt8(ascii: "{")])
      throw CancellationError()
    }
    let torn = Inbound("POST", "/", headers: type, body: broken)
    #expect(try await Self.problem(torn).status == 400)
    let short = Inbound(
      "POST",
      "/",
      headers: type + [.init("Content-Length", "3")],
      body: InboundBody([0x7B, 0x7D])
    )
    #expect(try await Self.problem(short).status == 400)
  }

  @Test("what is no JSON object is refused, and why is said")
  func malformed() async throws {
    for body in ["", "{", "[]", "1", "null", "{\"a\":1}x", "{a:1}", "\u{FEFF}{}"] {
      #expect(try await Self.problem(Self.request(body)).status == 400, "\(body)")
    }
    let twice = try await Self.problem(Self.request("{\"a\":1,\"a\":2}"))
    #expect(twice.field == "a")
    var bytes = Self.request("")
    bytes.headers.removeAll { $0.name == "content-length" }
    bytes.body = InboundBody([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    #expect(try await Self.problem(bytes).status == 400)
    let deep = String(repeating: "[", count: 2_000)
    #expect(try await Self.problem(Self.request("{\"a\":\(deep)"), atMost: 5_000).status == 400)
  }

  @Test("another type than JSON is refused, as a form of another site would have it")
  func types() async throws {
    for type in [
      nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a",
      "application/json; charset=latin1", "application/jsonp", "text/plain; application/json",
    ] {
      let problem = try await Self.problem(Self.request("{}", type: type))
      #expect(problem.status == 415, "\(type ?? "none")")
      #expect(problem.field == "Content-Type")
    }
    let packed = Self.request("{}", [.init("Content-Encoding", "gzip")])
    #expect(try await Self.problem(packed).status == 415)
  }

  @Test("fields that are unknown, absent or not as they should be are named")
  func fields() async throws {
    let house = try await ServedHousehold.open()
    let anna = try await house.headers(of: .householdAdministrator)
    let cases: [(target: String, method: String, body: String, field: String)] = [
      ("tokens", "POST", "{}", "label"), ("tokens", "POST", "{\"label\":1}", "label"),
      ("tokens", "POST", "{\"label\":null}", "label"),
      ("tokens", "POST", "{\"label\":\"\"}", "label"),
      ("tokens", "POST", "{\"label\":\"a\\u0007\"}", "label"),
      ("tokens", "POST", "{\"label\":\"a\",\"scope\":\"all\"}", "scope"),
      ("tokens", "POST", "{\"label\":\"a\",\"Scope\":\"read\"}", "Scope"),
      ("household", "PATCH", "{\"name\":[]}", "name"),
      ("me", "PATCH", "{\"name\":\"a  b\"}", "name"),
      ("me", "PATCH", "{\"password\":\"long enough\"}", "currentPassword"),
      ("household/members/1", "PATCH", "{}", "role"),
      ("household/members/0", "PATCH", "{\"role\":\"guest\"}", "number"),
      ("recovery", "POST", "{\"name\":\"a\",\"code\":\"0\",\"password\":\"short\"}", "password"),
    ]
    for (target, method, body, field) in cases {
      let answer = await house.ask(
        method,
        "/api/v1/\(target)",
        body,
        headers: anna,
        peer: "10.1.0.1"
      )
      #expect(answer.status == 400, "\(target) \(body) \(answer.text)")
      #expect(try answer.text("field") == field, "\(target) \(body)")
    }
  }
}
