public import RecipeModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says about the running program: its environment, its file, its user and the
/// clock.
///
/// Foundation has the same, but loading it would be the most expensive part of a short answer.
public enum RunningProgram {
  /// An environment variable, as the text of a path.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { PathText.text(of: $0) }
  }

  /// What was typed behind its name.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { position in
      CommandLine.unsafeArgv[position].map { PathText.text(of: $0) }
    }
  }

  /// The real path of the program's file.
  public static var path: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return PathText.text(of: buffer.prefix(count))
  }

  /// The time, in seconds since 1970.
  public static var time: Int { now() }

  /// Today's date in the local time zone; nil if the system cannot tell.
  public static var today: CalendarDay? { day(at: time) }

  /// The date at a time, in the local time zone; nil if the system cannot tell.
  ///
  /// - Parameter time: Seconds since 1970.
  public static func day(at time: Int) -> CalendarDay? {
    var time = time_t(time)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return nil }
    return CalendarDay(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }

  /// The user who runs the program: the system's name for them, or "user-" and their number if they
  /// have no name. Nil if the name has control characters or is too long for a ``Person``.
  public static var user: Person? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(geteuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return Person("user-\(geteuid())") }
    return Person(String(cString: name))
  }
}

/// The clock of the system; the type's own `time` hides the function.
private func now() -> Int { time(nil) }
