import ArgumentParser
import RecipeAccounts
import WhatCanIMake
import WhatCanIMakeWeb

/// Serves until it is told to stop.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the web pages and the API.",
    discussion: """
      By default, only this machine can reach the server; see --listen. On SIGTERM, the server \
      answers the requests in progress, and then stops. If no account exists when the server \
      starts, it prints a set-up code for creating the first account.

      Example: whatcanimake serve --port 8080
      """
  )

  @Option(
    help: ArgumentHelp(
      "The address to listen on; 0.0.0.0 for all addresses.",
      valueName: "address"
    )
  )
  var listen = "127.0.0.1"

  @Option(help: ArgumentHelp("The port; 0 for any free port.", valueName: "n"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "A host name that requests may use, besides localhost and IP addresses.",
      valueName: "name"
    )
  )
  var host: [String] = []

  @Option(
    help: ArgumentHelp(
      "The public address, such as https://kitchen.example, if the server runs behind a proxy.",
      valueName: "url"
    )
  )
  var address: String?

  @Flag(help: "Show dishes only to people with an account.")
  var membersOnly = false

  @Option(help: "The format of the request log on standard error.")
  var log: RequestLog.Format = .text

  @Option(
    help: ArgumentHelp("How many seconds a request may take.", valueName: "seconds")
  )
  var budget = 2

  @Flag(
    help:
      "Let everyone with an account, not only administrators, fetch web pages and query sources."
  )
  var everyoneFetches = false

  @Option(
    help: ArgumentHelp(
      """
      Use this server instead of the source's own server, for example \
      themealdb=https://meals.example. The source's key is not sent to a server given with --api; \
      if that server needs a key, set WHATCANIMAKE_API_KEY.
      """,
      valueName: "source=url"
    )
  )
  var api: [String] = []

  @Flag(
    help: """
      Allow --api to name servers on this machine or a private network, on any port and without \
      TLS.
      """
  )
  var allowPrivate = false

  @OptionGroup var store: StoreOptions

  func validate() throws {
    if allowPrivate, api.isEmpty {
      throw ValidationError(
        "--allow-private can be used only with --api SOURCE=URL"
      )
    }
    for text in api where Self.server(text) == nil {
      throw ValidationError(
        "--api \"\(text)\" is not valid; write it like themealdb=https://meals.example"
      )
    }
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be between 0 and 65535, not \(port)")
    }
    guard (1...3_600).contains(budget) else {
      throw ValidationError("--budget must be between 1 and 3600 seconds, not \(budget)")
    }
    try store.check()
    if let name = host.first(where: { $0.isEmpty || $0.contains { ":/ ".contains($0) } }) {
      throw ValidationError(
        "--host \"\(name)\" must be only a name; leave out the port and the path"
      )
    }
    if listen.count(where: { $0 == ":" }) == 1 {
      throw ValidationError(
        "--listen \"\(listen)\" must be only an address; set the port with --port"
      )
    }
    if let address, Site(address: address) == nil {
      throw ValidationError(
        "--address \"\(address)\" is not valid; write it like https://kitchen.example"
      )
    }
  }

  func run() async throws {
    do {
      try await serve()
    } catch let error as KitchenError {
      writeLine("whatcanimake-server: \(error)")
      throw ExitCode.failure
    } catch let error as StorageError {
      writeLine("whatcanimake-server: \(error)")
      throw ExitCode.failure
    } catch let error as PageFileError {
      writeLine("whatcanimake-server: \(error)")
      throw ExitCode.failure
    } catch {
      writeLine("whatcanimake-server: cannot listen on \(listen):\(port): \(error)")
      throw ExitCode.failure
    }
  }

  /// A source and the server that is asked in its place; nil for what is no such pair.
  private static func server(_ text: String) -> (source: RecipeSource, address: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let source = RecipeSource(rawValue: parts[0]) else { return nil }
    return (source, parts[1])
  }

  /// The ways to other servers.
  private var reach: Reach {
    let servers = Dictionary(
      api.compactMap { Self.server($0) }.map { ($0.source, $0.address) },
      uniquingKeysWith: { $1 }
    )
    return Reach(
      isForEveryone: everyoneFetches,
      servers: servers,
      allowsPrivate: allowPrivate
    )
  }

  private func serve() async throws {
    FreedMemory.keepLittle()
    let clock: @Sendable () -> Int = { RunningProgram.time }
    let places = try store.places()
    let pages = try PageFiles(at: "\(places.data)/web")
    let keeper = try await CatalogueKeeper(places, clock: clock)
    var site = address.flatMap { Site(address: $0) } ?? Site()
    site.isOpen = !membersOnly
    let people = try await People(keeper, site: site, clock: clock)
    var limits = Dispatcher.Limits()
    limits.budget = .seconds(budget)
    let dispatcher = Dispatcher(
      people,
      pages: pages,
      gate: Gate(hosts: HostRule(names: host + [site.name].compactMap(\.self))),
      reach: reach,
      limits: limits,
      log: RequestLog(log, write: writeLine),
      clock: clock
    )
    let (listen, isSecure) = (listen, site.isSecure)
    let server = WebServer(
      dispatcher,
      address: listen,
      port: port,
      // Everybody comes through a proxy, which may be on this machine.
      connections: ConnectionLimit(countsOwn: !isSecure)
    )
    try await server.run { port in
      let name = listen == "127.0.0.1" || listen == "0.0.0.0" ? "localhost" : listen
      let address = "http://\(name.contains(":") ? "[\(name)]" : name):\(port)"
      writeLine("Listening on \(address)")
      if let code = people.setUpCode {
        writeLine("There is no account yet. Create the first one at \(address)/setup")
        writeLine("Set-up code (valid for one day): \(code.text)")
      }
      if !["127.0.0.1", "::1", "localhost"].contains(listen), !isSecure {
        writeLine(
          "Everyone who can reach this machine can use the server, and nothing is encrypted. Put a proxy "
            + "with TLS in front of the server, and pass the address of the proxy with --address."
        )
      }
    }
  }
}

extension RequestLog.Format: ExpressibleByArgument {}
