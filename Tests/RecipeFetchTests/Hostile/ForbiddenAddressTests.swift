import Foundation
import RecipeFetch
import StandIn
import Testing

/// Addresses that lead to this machine or into private networks, as the first address and as the
/// target of a redirect. A canary listens where they lead; nothing may arrive there.
struct ForbiddenAddressTests {
  /// Listens on ::1 too, where there is one.
  static func canary() throws -> StandInServer {
    do {
      return try StandInServer(isIPv6Too: true) { _ in .json(["canary": true]) }
    } catch is StandInError {
      return try StandInServer(answering: .json(["canary": true]))
    }
  }

  static func isRefusal(_ reason: FetchError.Reason?) -> Bool {
    switch reason {
    case .badAddress, .notSecure, .refused, .unknownHost: true
    default: false
    }
  }

  @Test("no spelling of a forbidden address is connected to")
  func firstAddresses() throws {
    let canary = try Self.canary()
    var trial = HostileTrial(try StandInServer(answering: .json(["a": 1])))
    trial.names = NameTable(ForbiddenAddresses.names)
    let addresses = ForbiddenAddresses.all(port: canary.port)
    #expect(addresses.count > 250)
    for address in addresses where !address.hasPrefix("/") {
      let outcome = trial.fetch(address)
      #expect(Self.isRefusal(outcome.reason), "\(address): \(String(describing: outcome))")
      #expect(outcome.attempts == 0, "\(address)")
      #expect(outcome.milliseconds < 2_000, "\(address)")
    }
    usleep(100_000)
    #expect(canary.connections == 0)
    #expect(trial.server.connections == 0)
  }

  @Test("no redirect to a forbidden address is followed")
  func redirects() throws {
    let canary = try Self.canary()
    let addresses = ForbiddenAddresses.all(port: canary.port)
    let server = try StandInServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return .redirect([301, 302, 303, 307, 308][number % 5], to: addresses[number])
    }
    var trial = HostileTrial(server)
    trial.names = NameTable(ForbiddenAddresses.names)
    for (number, address) in addresses.enumerated() where !isRelative(address) {
      let outcome = trial.fetch("/\(number)")
      #expect(Self.isRefusal(outcome.reason), "\(address): \(String(describing: outcome))")
      #expect(outcome.attempts == 1, "\(address)")
    }
    usleep(100_000)
    #expect(canary.connections == 0)
  }

  /// Behind a redirect these are paths of the server itself, and harmless.
  private func isRelative(_ address: String) -> Bool {
    ["http:/127", "http:127"].contains { address.hasPrefix($0) }
  }

  @Test("a redirect to a path in disguise stays with its server, or is refused")
  func disguisedPaths() throws {
    let canary = try Self.canary()
    for address in ForbiddenAddresses.all(port: canary.port) where isRelative(address) {
      let server = try StandInServer { request in
        request.path == "/a" ? .redirect(to: address) : .json(["own": true])
      }
      let outcome = HostileTrial(server).fetch()
      #expect(outcome.reply?.body == Array(#"{"own":true}"#.utf8) || Self.isRefusal(outcome.reason))
    }
    #expect(canary.connections == 0)
  }

  @Test("the refusal of an open port is that of a closed one")
  func ports() throws {
    let canary = try Self.canary()
    let closed = try StandInServer(answering: .json([]))
    closed.stop()
    let trial = HostileTrial(try StandInServer(answering: .json([])))
    for host in ["127.0.0.1", "[::1]", "localhost"] {
      for scheme in ["http", "https"] {
        let open = trial.fetch("\(scheme)://\(host):\(canary.port)/x")
        let shut = trial.fetch("\(scheme)://\(host):\(closed.port)/x")
        #expect(open.error != nil)
        #expect(open.error == shut.error)
        #expect(open.error.map { "\($0)" } == shut.error.map { "\($0)" })
        #expect(abs(open.milliseconds - shut.milliseconds) < 500)
      }
    }
    #expect(canary.connections == 0)
  }

  @Test("an address that is trusted on one port is refused on another")
  func otherPort() throws {
    let canary = try Self.canary()
    let server = try StandInServer(answering: .redirect(to: canary.address + "/x"))
    let outcome = HostileTrial(server).fetch()
    #expect(outcome.reason == .refused)
    #expect(canary.connections == 0)
  }

  @Test("a name is looked up once, and the connection goes where that said")
  func pinned() throws {
    let server = try StandInServer(answering: .json(["a": 1]))
    var trial = HostileTrial(server)
    trial.friends = [Endpoint(scheme: "http", host: "kitchen.example", port: server.port)]
    trial.names = NameTable(["kitchen.example": ["127.0.0.1"]])
    let outcome = trial.fetch("http://kitchen.example:\(server.port)/x")
    #expect(outcome.reply?.status == 200)
    #expect(trial.names.questions == ["kitchen.example"])
    #expect(server.requests.first?.header("host") == "kitchen.example:\(server.port)")
  }

  @Test("every redirect is looked up and judged anew")
  func rebinding() throws {
    let canary = try Self.canary()
    let server = try StandInServer { request in
      request.path == "/a" ? .redirect(to: "/b") : .redirect(to: "https://loop.example/x")
    }
    var trial = HostileTrial(server)
    trial.names = NameTable(ForbiddenAddresses.names)
    let outcome = trial.fetch()
    #expect(outcome.reason == .refused)
    #expect(outcome.error?.host == "loop.example")
    #expect(trial.names.questions == ["loop.example"])
    #expect(server.requests.map(\.path) == ["/a", "/b"])
    #expect(canary.connections == 0)
  }

  @Test("at most three redirects are followed")
  func manyRedirects() throws {
    let server = try StandInServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number == 0 ? .json(["a": 1]) : .redirect(308, to: "/\(number - 1)")
    }
    let trial = HostileTrial(server)
    #expect(trial.fetch("/3").reply?.status == 200)
    #expect(server.requests.count == 4)
    #expect(trial.fetch("/4").reason == .tooManyRedirects)
    #expect(server.requests.count == 8)
  }

  @Test("proxies, netrc and settings of the surroundings are not used")
  func surroundings() async {
    await #expect(processExitsWith: .success) {
      let canary = try ForbiddenAddressTests.canary()
      let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      // A folder that stays behind says nothing about the fetcher.
      defer { try? FileManager.default.removeItem(at: home) }
      let login = "machine 127.0.0.1 login somebody password secret\n"
      try Data(login.utf8).write(to: home.appendingPathComponent(".netrc"))
      let settings = "proxy = \"\(canary.address)\"\n"
      try Data(settings.utf8).write(to: home.appendingPathComponent(".curlrc"))
      for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
        setenv(name, canary.address, 1)
      }
      setenv("HOME", home.path, 1)
      setenv("CURL_HOME", home.path, 1)
      let trial = HostileTrial(try StandInServer(answering: .json(["a": 1])))
      #expect(trial.fetch().reply?.status == 200)
      #expect(trial.server.requests.first?.header("authorization") == nil)
      #expect(canary.connections == 0)
    }
  }

  @Test("a cookie that was set is not sent back")
  func cookies() throws {
    let server = try StandInServer { request in
      let cookie = StandInHeader("Set-Cookie", "a=1; Path=/")
      return request.path == "/a"
        ? StandInResponse(status: 302, headers: [cookie, StandInHeader("Location", "/b")])
        : .json([])
    }
    #expect(HostileTrial(server).fetch().reply?.status == 200)
    #expect(server.requests.map { $0.header("cookie") } == [nil, nil])
  }
}
