import ArgumentParser
import Foundation
import WhatCanIMake
import WhatCanIMakeWeb

/// The program that answers on a network what the command line answers on a terminal.
@main
struct ServerProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatcanimake-server",
    abstract: "Answers on a port: what can be made, and what goes in.",
    discussion: """
      Only this machine reaches it unless --listen says otherwise. SIGTERM ends it when what was asked is answered.

      Example: whatcanimake serve --port 8080
      """
  )

  @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all.", valueName: "address"))
  var listen = "127.0.0.1"

  @Option(help: ArgumentHelp("The port; 0 for any that is free.", valueName: "n"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "A name that the server answers to, beside localhost and addresses in numbers.",
      valueName: "name"
    )
  )
  var host: [String] = []

  @Option(help: "How requests are noted on standard error: text, json or none.")
  var log: RequestLog.Format = .text

  @Option(
    help: ArgumentHelp("How many seconds one question may take.", valueName: "seconds")
  )
  var budget = 2

  @Option(help: ArgumentHelp("Keep all files in this folder.", valueName: "dir"))
  var home: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); it is between 0 and 65535")
    }
    guard (1...3_600).contains(budget) else {
      throw ValidationError("--budget is \(budget); it is between 1 and 3600 seconds")
    }
    if let home, home.isEmpty { throw ValidationError("--home is empty; name a folder") }
    if let name = host.first(where: { $0.isEmpty || $0.contains { ":/ ".contains($0) } }) {
      throw ValidationError("--host \"\(name)\" is no name alone; leave out port and path")
    }
  }

  func run() async throws {
    do {
      try await serve()
    } catch let error as KitchenError {
      writeLine("whatcanimake-server: \(error)")
      throw ExitCode.failure
    } catch {
      writeLine("whatcanimake-server: cannot listen on \(listen):\(port): \(error)")
      throw ExitCode.failure
    }
  }

  private func serve() async throws {
    let places = try KitchenPlaces(
      home: home,
      environment: RunningProgram.variable,
      executable: RunningProgram.path
    )
    let clock: @Sendable () -> Int = { RunningProgram.time }
    let keeper = try await CatalogueKeeper(places, clock: clock)
    var limits = Dispatcher.Limits()
    limits.budget = .seconds(budget)
    let dispatcher = Dispatcher(
      keeper,
      gate: Gate(hosts: HostRule(names: host)),
      limits: limits,
      log: RequestLog(log, write: writeLine),
      clock: clock
    )
    let listen = listen
    let server = WebServer(dispatcher, address: listen, port: port)
    try await server.run { port in
      let name = listen == "127.0.0.1" || listen == "0.0.0.0" ? "localhost" : listen
      writeLine("Listening on http://\(name.contains(":") ? "[\(name)]" : name):\(port)")
      if !["127.0.0.1", "::1", "localhost"].contains(listen) {
        writeLine(
          "Whoever reaches this machine can ask it, unencrypted; put a proxy with TLS before it."
        )
      }
    }
  }
}

extension RequestLog.Format: ExpressibleByArgument {}

/// Writes a line to standard error.
private func writeLine(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
