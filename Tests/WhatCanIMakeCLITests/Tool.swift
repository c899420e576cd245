import Foundation
import Synchronization
import TestSupport

/// The built tool, run as a user or a script would run it.
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
    _ = try run(["catalogue", "info"], home: folder.path, patience: 120)
    return folder
  }

  private static func removeSharedHome() {
    guard let path = try? sharedHome() else { return }
    // A folder left behind is no reason to fail the tests that used it.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs the tool to its end, with nothing in its environment but what is said here.
  ///
  /// - Parameters:
  ///   - launcher: A program, and its arguments, that runs the tool: one that changes the user.
  ///   - patience: After so many seconds the process is killed.
  static func run(
    _ arguments: [String],
    input: String = "",
    home: String? = nil,
    environment: [String: String] = [:],
    launcher: [String] = [],
    patience: Double = patience
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let words = launcher + [try path()] + arguments
    return try launch(
      words[0],
      Array(words.dropFirst()),
      patience: patience,
      input: input,
      environment: [
        "HOME": folder.path,
        "WHATCANIMAKE_HOME": try home ?? sharedHome(),
        "WHATCANIMAKE_DATA": Checkout.url("Data").path,
        "PATH": "/usr/bin:/bin",
        "LANG": "C.UTF-8",
      ].merging(environment) { _, own in own },
      in: folder
    )
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
