import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of the tool, with what it took.
struct MeasuredRun {
  /// The exit status; nil when it was killed, for time or for anything else.
  var status: Int32?
  /// Of the processor, in seconds: what else the machine does takes none of them.
  var seconds: Double
  /// The most memory that it had at a time, in MB, as far as was seen: a look every 10 ms. Linux says it of each
  /// process; what is said when one ends counts what it was forked from as well.
  var megabytes = 0
  var err: String

  struct NotStarted: Error {
    var code: Int32
  }

  /// - Parameters:
  ///   - program: Nil for the one beside the test bundle.
  ///   - patience: After so many seconds by the clock it is killed.
  init(
    _ arguments: [String],
    program: String? = nil,
    home: String,
    data: String,
    patience: Double
  ) throws {
    let folder = try TemporaryFolder()
    let err = "\(folder.path)/stderr"
    let words = [try program ?? Tool.path()] + arguments
    let variables = [
      "WHATCANIMAKE_HOME=\(home)", "WHATCANIMAKE_DATA=\(data)", "HOME=\(folder.path)",
    ]
    let argv = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for text in argv + environment { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, err, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, nil, argv, environment)
    guard code == 0 else { throw NotStarted(code: code) }
    var wait: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    var isKilled = false
    while wait4(process, &wait, WNOHANG, &usage) == 0 {
      megabytes = max(megabytes, Self.megabytes(of: process))
      usleep(10_000)
      guard !isKilled, (ContinuousClock.now - start) / .seconds(1) > patience else { continue }
      isKilled = kill(process, SIGKILL) == 0
    }
    status = wait & 0x7F == 0 ? wait >> 8 & 0xFF : nil
    seconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
    #if canImport(Darwin)
      megabytes = Int(usage.ru_maxrss) >> 20
    #endif
    self.err = String(decoding: try Data(contentsOf: URL(filePath: err)), as: UTF8.self)
  }

  /// The most memory that a running process has had; 0 where that is not said.
  private static func megabytes(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) >> 10
  }
}
