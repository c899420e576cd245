import RecipeFetch
import StandIn
import Testing

/// Keys go to the server they are for, and nowhere else.
struct KeySecrecyTests {
  static let text = "k3y-that-must-not-be-seen"
  static let places: [FetchRequest.SecretPlace] = [.query("apiKey"), .header("x-api-key"), .path]

  private func key() throws -> APIKey { try #require(APIKey(Self.text)) }

  private func path(_ place: FetchRequest.SecretPlace) -> String {
    place == .path ? "/v2/{key}/a" : "/v2/a"
  }

  private func isMentioned(in requests: [StandInRequest]) -> Bool {
    requests.contains { request in
      "\(request)".contains(Self.text)
    }
  }

  @Test("a key arrives where it is expected", arguments: places)
  func arrival(_ place: FetchRequest.SecretPlace) throws {
    let trial = HostileTrial(try StandInServer(answering: .json([])))
    let outcome = trial.fetch(
      path(place),
      parameters: [.init("s", "a b&c")],
      secret: (place, try key())
    )
    #expect(outcome.reply?.status == 200)
    let request = try #require(trial.server.requests.first)
    #expect(request.parameter("s") == "a b&c")
    switch place {
    case .query: #expect(request.parameter("apiKey") == Self.text)
    case .header: #expect(request.header("x-api-key") == Self.text)
    case .path: #expect(request.path == "/v2/\(Self.text)/a")
    }
  }

  @Test("a key does not follow a redirect to another server", arguments: places)
  func otherServer(_ place: FetchRequest.SecretPlace) throws {
    let other = try StandInServer(answering: .json(["other": true]))
    let server = try StandInServer(answering: .redirect(to: other.address + "/x"))
    var trial = HostileTrial(server)
    trial.friends = [Endpoint(scheme: "http", host: "127.0.0.1", port: other.port)]
    #expect(trial.fetch(path(place), secret: (place, try key())).reply?.status == 200)
    #expect(isMentioned(in: server.requests))
    #expect(other.requests.count == 1)
    #expect(!isMentioned(in: other.requests))
  }

  @Test("a key in a header comes back to its own server only when nobody else was in between")
  func roundTrip() throws {
    let own = try StandInServer { request in
      request.path == "/a" ? .redirect(to: "/b") : .json([])
    }
    let trial = HostileTrial(own)
    _ = trial.fetch(secret: (.header("x-api-key"), try key()))
    #expect(own.requests.map { $0.header("x-api-key") } == [Self.text, Self.text])

    let far = try StandInServer { request in
      request.path == "/a" ? .redirect(to: request.parameter("back") ?? "") : .json([])
    }
    let between = try StandInServer(answering: .redirect(to: far.address + "/b"))
    var other = HostileTrial(far)
    other.friends = [Endpoint(scheme: "http", host: "127.0.0.1", port: between.port)]
    _ = other.fetch(
      parameters: [.init("back", between.address + "/x")],
      secret: (.header("x-api-key"), try key())
    )
    #expect(!isMentioned(in: between.requests))
    #expect(far.requests.map { $0.header("x-api-key") } == [Self.text, nil])
  }

  @Test("a redirect that carries a key in its address does not bring it to another server")
  func echoedKey() throws {
    let other = try StandInServer(answering: .json([]))
    let server = try StandInServer { request in
      .redirect(to: "\(other.address)/x?stolen=\(request.parameter("apiKey") ?? "")")
    }
    var trial = HostileTrial(server)
    trial.friends = [Endpoint(scheme: "http", host: "127.0.0.1", port: other.port)]
    _ = trial.fetch(secret: (.query("apiKey"), try key()))
    #expect(!isMentioned(in: other.requests))
  }

  @Test("no error shows a key, whatever goes wrong", arguments: places)
  func errors(_ place: FetchRequest.SecretPlace) throws {
    let faults: [StandInFault] = [
      .status(401), .status(402), .status(404), .status(418), .status(500),
      .status(429, headers: [StandInHeader("Retry-After", Self.text)]),
      .redirect(to: "https://\(Self.text).example/?\(Self.text)"),
      .redirect(to: "http://10.0.0.1/\(Self.text)"), .redirect(to: "gopher://\(Self.text)/"),
      .redirect(to: "http://\(Self.text)@127.0.0.1/"),
      .instead(
        StandInResponse(headers: [StandInHeader("Content-Type", "video/\(Self.text)")])
      ),
      .encoding(Self.text), .contentLength([Self.text]), .manyHeaders(101),
      .junk(Array("HTTP/1.1 \(Self.text)\r\n\r\n".utf8)), .junk(Array(Self.text.utf8)),
      .closed(afterBodyBytes: 3), .resetAtOnce, .tlsAlert, .gzipTwice,
    ]
    let key = try key()
    for fault in faults {
      let trial = try HostileTrial(fault)
      let outcome = trial.fetch(path(place), secret: (place, key))
      let error = try #require(outcome.error, "\(fault)")
      var shown = "\(error)\n\(String(reflecting: error))\n\(error.reason)\n"
      dump(error, to: &shown)
      #expect(!shown.contains(Self.text), "\(fault)")
      #expect(!"\(error)".contains("\n"))
    }
  }

  @Test("an address that cannot hold its key is not asked")
  func noPlace() throws {
    let trial = HostileTrial(try StandInServer(answering: .json([])))
    let outcome = trial.fetch("/v2/a", secret: (.path, try key()))
    #expect(outcome.reason == .badAddress)
    #expect(trial.server.connections == 0)
  }
}
