import Foundation
import Synchronization
import TestSupport

/// The tool, run as a user or a script would run it: in this process, which is what takes the least time, or
/// apart, as the built program in a process of its own.
enum Tool {
  /// How long one run may take, in seconds.
  static let patience = 20.0

  struct Outcome {
    /// The exit status; 128 more than the signal's number when one ended the process.
    var status: Int32
    var out: String
    var err: String
    var seconds: Double

    /// The lines of the answer.
    var lines: [String] {
      out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  struct Absent: Error {
    var searched: [String]
  }

  /// The tool stands beside the test bundle.
  static func path() throws -> String {
    let places = [
      Bundle.main.executableURL?.deletingLastPathComponent(), Bundle.main.bundleURL,
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent(),
    ]
    let tools = places.compactMap { $0?.appending(path: "whatcanimake").path }
    guard let tool = tools.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Absent(searched: tools)
    }
    return tool
  }

  /// A kitchen over the project's data that tests only read.
  static func sharedHome() throws -> String { try kitchen.get().path }

  private static let kitchen = Result {
    let folder = try TemporaryFolder()
    atexit { Tool.removeSharedHome() }
    // Builds the catalogue, which no test waits for: each has the store as it is then.
    _ = try run(["catalogue", "info"], home: folder.path, apart: true, patience: 120)
    return folder
  }

  private static func removeSharedHome() {
    guard let path = try? sharedHome() else { return }
    // A folder left behind is no reason to fail the tests that used it.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs the tool to its end, with nothing in its environment but what is said here.
  ///
  /// It runs in this process unless `apart` is set or something is asked for that belongs to a process:
  /// standard input, a launcher, the server, or a variable that the system reads and not the tool. Both give
  /// the same bytes, as `ApartTests` shows. Paths are to be absolute: the folder at hand is another.
  ///
  /// - Parameters:
  ///   - launcher: A program, and its arguments, that runs the tool: one that changes the user.
  ///   - apart: In a process of its own: for what is killed, waits for others or runs out of something.
  ///   - patience: After so many seconds a process of its own is killed.
  static func run(
    _ arguments: [String],
    input: String = "",
    home: String? = nil,
    environment: [String: String] = [:],
    launcher: [String] = [],
    apart: Bool = false,
    patience: Double = patience
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let variables = [
      "HOME": folder.path,
      "WHATCANIMAKE_HOME": try home ?? sharedHome(),
      "WHATCANIMAKE_DATA": Checkout.url("Data").path,
      "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8",
    ].merging(environment) { _, own in own }
    let isHere =
      !apart && input.isEmpty && launcher.isEmpty && arguments.first != "serve"
      && !arguments.contains("-") && environment.keys.allSatisfy(isReadByTool)
    if isHere { return runHere(arguments, environment: variables) }
    let words = launcher + [try path()] + arguments
    return try launch(
      words[0],
      Array(words.dropFirst()),
      patience: patience,
      input: input,
      environment: variables,
      in: folder
    )
  }

  /// True for a variable that nothing but the tool itself looks at.
  private static func isReadByTool(_ name: String) -> Bool {
    name.hasPrefix("WHATCANIMAKE_") || name.hasPrefix("XDG_")
      || ["HOME", "TERM", "NO_COLOR", "VISUAL", "EDITOR"].contains(name)
  }

  /// Runs a line of the shell in which `$0` is the tool.
  static func shell(_ line: String) throws -> Outcome {
    let folder = try TemporaryFolder()
    return try launch(
      "/bin/sh",
      ["-c", line, try path()],
      input: "",
      environment: [
        "HOME": folder.path,
        "WHATCANIMAKE_HOME": try sharedHome(),
        "WHATCANIMAKE_DATA": Checkout.url("Data").path,
        "PATH": "/usr/bin:/bin",
      ],
      in: folder
    )
  }

  private static func launch(
    _ program: String,
    _ arguments: [String],
    patience: Double = patience,
    input: String,
    environment: [String: String],
    in folder: TemporaryFolder
  ) throws -> Outcome {
    let (inPath, errPath) = ("\(folder.path)/stdin", "\(folder.path)/stderr")
    try Data(input.utf8).write(to: URL(filePath: inPath))
    try Data().write(to: URL(filePath: errPath))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: inPath))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errPath))
    let pipe = Pipe()
    process.standardOutput = pipe
    let start = ContinuousClock.now
    try process.run()
    let identifier = process.processIdentifier
    let hasEnded = Mutex(false)
    let guardian = Thread {
      Thread.sleep(forTimeInterval: patience)
      hasEnded.withLock { if !$0 { kill(identifier, SIGKILL) } }
    }
    guardian.start()
    let out = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    hasEnded.withLock { $0 = true }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (isSignal ? 128 : 0),
      out: String(decoding: out, as: UTF8.self),
      err: String(decoding: try Data(contentsOf: URL(filePath: errPath)), as: UTF8.self),
      seconds: seconds
    )
  }
}

private final class Anchor {}
