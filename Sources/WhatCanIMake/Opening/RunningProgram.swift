public import RecipeModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of the program that runs: its environment, its file, who runs it, and the clock.
///
/// Foundation has the same, and would be the most expensive part of a short answer.
public enum RunningProgram {
  /// A variable of the environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The real path of its file.
  public static var path: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// The time, in seconds since 1970.
  public static var time: Int { now() }

  /// The day, by the clock of this place; nil where the system cannot tell.
  public static var today: CalendarDay? { day(at: time) }

  /// The day at a time, by the clock of this place; nil where the system cannot tell.
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

  /// Who runs it, by the name that the system has for them, or by their number where it has none; nil
  /// where the name is none that a person can have.
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
