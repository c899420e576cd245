import ArgumentParser
import WhatCanIMake

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Becomes the server, which is a program of its own: this one stays small, and starts as fast without it.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Run a server that lets you use the program in a browser.",
    discussion: "Example: whatcanimake serve --port 8080"
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var options: [PathArgument] = []

  func run() throws { try Self.run(options.map(\.path)) }

  /// Starts the server with these arguments.
  static func run(_ arguments: [String]) throws {
    // It never comes back.
    guard Surroundings.current.hasProcess else {
      throw Refusal("cannot start the server from here; run: whatcanimake serve", .failed)
    }
    let folder = RunningProgram.path.split(separator: "/").dropLast()
      .map { "/\($0)" }.joined()
    let program = "\(folder)/whatcanimake-server"
    var words = ([program, "serve"] + arguments).map { strdup(systemPath($0)) }
    words.append(nil)
    execv(systemPath(program), words)
    let reason = String(cString: strerror(errno))
    throw Refusal("cannot start the server \(program): \(reason); reinstall whatcanimake", .failed)
  }
}
