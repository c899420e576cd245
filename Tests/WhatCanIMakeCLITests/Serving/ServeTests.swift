import Foundation
import TestSupport
import Testing
import WhatCanIMake
import WhatCanIMakeWeb

@Suite("What is served")
struct ServeTests {
  @Test(
    "is byte for byte what the command line prints",
    arguments: [
      (
        "match?have=gin,lime,sugar&missing=1&limit=5",
        "match --have gin,lime,sugar --missing 1 --limit 5"
      ),
      ("match", "match"),
      (
        "match?use=egg&without=flour&diet=vegetarian",
        "match --use egg --without flour --diet vegetarian"
      ),
      (
        "match?have=egg,milk&rank=quick&exact=true&no-swaps=true",
        "match --have egg,milk --rank quick --exact --no-swaps"
      ),
      ("match?have=gin&staples=%2Blime,-sugar", "match --have gin --staples +lime,-sugar"),
      (
        "dishes/classic:negroni?servings=4&units=us", "show classic:negroni --servings 4 --units us"
      ),
      ("dishes/classic:negroni/similar?limit=5", "similar classic:negroni --limit 5"),
      ("dishes/classic:negroni/why-not?have=gin", "why-not classic:negroni --have gin"),
      ("browse?with=gin&glass=coupe&limit=200", "browse --with gin --glass coupe"),
      ("search?q=gin&q=fizz&limit=200", "search gin fizz"),
      ("categories?kind=meal", "categories --kind meal"),
      ("ingredients?q=lime", "ingredients lime"),
      (
        "unlock?have=gin,lime&buy=2&kind=cocktail", "unlock --have gin,lime --buy 2 --kind cocktail"
      ),
      ("plan?have=egg,rice,chicken&count=2&buy=1", "plan 2 --have egg,rice,chicken --buy 1"),
      ("goes-with?have=gin&limit=5", "goes-with gin --limit 5"),
    ]
  )
  func sameText(target: String, command: String) async throws {
    let words = command.split(separator: " ").map(String.init) + ["--json"]
    let printed = try Tool.run(words).out
    let keeper = try await CatalogueKeeper(
      KitchenPaths(data: Checkout.url("Data").path, store: try Tool.sharedHome()),
      clock: { RunningProgram.time }
    )
    var limits = Dispatcher.Limits()
    limits.budget = .seconds(600)
    let people = try await People(keeper) { RunningProgram.time }
    let dispatcher = Dispatcher(
      people,
      pages: try PageFiles(at: Checkout.url("Data/web").path),
      limits: limits,
      log: RequestLog(.none) { _ in }
    ) { RunningProgram.time }
    let answer = await dispatcher.answer(Inbound("GET", "/api/v1/\(target)"))
    #expect(answer.status == 200)
    #expect(printed.hasPrefix("{"))
    #expect(String(decoding: answer.body, as: UTF8.self) == printed)
  }

  @Test(
    "comes from a port, to who has an account too, and ends with SIGTERM",
    .timeLimit(.minutes(15))
  )
  func port() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    let said = Pipe()
    process.executableURL = URL(filePath: try Tool.path())
    process.arguments = ["serve", "--port", "0", "--log", "json", "--budget", "600"]
    process.environment = [
      "HOME": folder.path, "WHATCANIMAKE_HOME": "\(folder.path)/home",
      "WHATCANIMAKE_DATA": Checkout.url("Data").path,
    ]
    process.standardError = said
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var lines = LinesOfPipe(said)
    let greeting = lines.next()
    let first = try #require(greeting)
    let port = try #require(
      first.firstMatch(of: /^Listening on http:\/\/localhost:(\d+)$/).flatMap { UInt16($0.1) }
    )
    let second = lines.next()
    #expect(
      second == "There is no account yet. Create the first one at http://localhost:\(port)/setup"
    )
    let third = lines.next()
    let setUp = try #require(third)
    let code = try #require(
      setUp.firstMatch(of: /^Set-up code \(valid for one day\): ([0-9a-z-]+)$/)
    )
    .1.description
    let answer = try exchange(
      "GET /api/v1/match?have=gin HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n",
      port: port
    )
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\"schema\":\"whatcanimake.match/2\""))
    #expect(answer.lowercased().contains("content-security-policy: default-src 'none'"))
    let foreign = try exchange(
      "GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n",
      port: port
    )
    #expect(foreign.hasPrefix("HTTP/1.1 421 "))
    let entry = lines.next()
    let noted = try #require(entry)
    #expect(noted.contains("\"route\":\"/api/v1/match\""))
    try expectAccounts(code: code, port: port)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    try expectReset(home: "\(folder.path)/home")
  }

  @Test("goes on when nobody reads its log any more", .timeLimit(.minutes(15)))
  func lostLog() throws {
    let folder = try TemporaryFolder()
    let said = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: try Tool.path())
    process.arguments = ["serve", "--port", "0", "--log", "text", "--budget", "600"]
    process.environment = [
      "HOME": folder.path, "WHATCANIMAKE_HOME": "\(folder.path)/home",
      "WHATCANIMAKE_DATA": Checkout.url("Data").path,
    ]
    process.standardError = said
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var lines = LinesOfPipe(said)
    let greeting = lines.next()
    let port = try #require(
      greeting?.firstMatch(of: /^Listening on http:\/\/localhost:(\d+)$/).flatMap { UInt16($0.1) }
    )
    _ = (lines.next(), lines.next())
    try said.fileHandleForReading.close()
    for _ in 0..<3 {
      let answer = try exchange(
        "GET /healthz HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n",
        port: port
      )
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// Whoever is at the machine lets somebody in again, and nobody who is not there.
  private func expectReset(home: String) throws {
    let server = URL(filePath: try Tool.path()).deletingLastPathComponent()
      .appending(path: "whatcanimake-server")
    for (name, status) in [("anna", 0), ("bea", 1), ("", 1)] {
      let process = Process()
      let (said, complained) = (Pipe(), Pipe())
      process.executableURL = server
      process.arguments = ["reset-password", name, "--home", home]
      process.environment = ["WHATCANIMAKE_DATA": Checkout.url("Data").path]
      process.standardOutput = said
      process.standardError = complained
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == Int32(status), "\(name)")
      let text = String(decoding: said.fileHandleForReading.availableData, as: UTF8.self)
      #expect(text.hasPrefix("The new password for anna: ") == (status == 0), "\(text)")
    }
  }

  /// What comes behind the headers is read: with its length, in pieces, and not at all where it is too long.
  private func expectAccounts(code: String, port: UInt16) throws {
    func post(_ path: String, _ headers: String, _ body: String) throws -> String {
      try exchange(
        "POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
          + "Content-Type: application/json\r\n\(headers)\r\n\r\n\(body)",
        port: port
      )
    }
    let fields = "{\"name\":\"anna\",\"password\":\"correct horse\",\"code\":\"\(code)\"}"
    let made = try post("/api/v1/accounts", "Content-Length: \(fields.utf8.count)", fields)
    #expect(made.hasPrefix("HTTP/1.1 201 "))
    let token = try #require(made.firstMatch(of: /(?i)set-cookie: (sid=[0-9a-z]+);/)).1
    let name = "{\"name\":\"Home\"}"
    let size = String(name.utf8.count, radix: 16)
    let chunked = "Transfer-Encoding: chunked\r\nSec-Fetch-Site: same-origin\r\nCookie: \(token)"
    let founded = try post(
      "/api/v1/household",
      chunked,
      "\(size)\r\n\(name)\r\n0\r\n\r\n"
    )
    #expect(founded.hasPrefix("HTTP/1.1 201 "), "\(founded)")
    #expect(founded.contains("\"name\":\"Home\""))
    // The connection stays open by its headers, and ends because nobody reads what would come.
    let tooLong = try exchange(
      "POST /api/v1/sessions HTTP/1.1\r\nHost: localhost:\(port)\r\n"
        + "Content-Type: application/json\r\nContent-Length: 10000000\r\n\r\n",
      port: port
    )
    #expect(tooLong.hasPrefix("HTTP/1.1 413 "))
    let me = try exchange(
      "GET /api/v1/me HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
        + "Cookie: \(token)\r\n\r\n",
      port: port
    )
    #expect(me.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(me.lowercased().contains("cache-control: private, no-cache"))
  }

  /// Sends a text to a port of this machine, and reads until the other end closes.
  private func exchange(_ text: String, port: UInt16) throws -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(
      connection,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    let bytes = Array(text.utf8)
    try #require(send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer.prefix(count)
    }
    return String(decoding: received, as: UTF8.self)
  }
}

/// The lines that come through a pipe, each when it is there.
private struct LinesOfPipe {
  private let file: FileHandle
  private var rest: [UInt8] = []

  init(_ pipe: Pipe) { file = pipe.fileHandleForReading }

  /// Nil when the other end has closed it.
  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        return line
      }
      let more = file.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}
