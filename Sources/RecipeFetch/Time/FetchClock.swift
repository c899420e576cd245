#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time between requests: when the next one may be sent.
package protocol FetchClock: Sendable {
  /// Milliseconds since some moment; never goes back.
  func milliseconds() -> Int
  /// Seconds since 1970, as dates count them.
  func seconds() -> Int
  func sleep(milliseconds: Int)
}

/// The time of the machine.
package struct SystemClock: FetchClock {
  package init() {}

  package func milliseconds() -> Int {
    Self.read(CLOCK_MONOTONIC)
  }

  package func seconds() -> Int {
    Self.read(CLOCK_REALTIME) / 1_000
  }

  package func sleep(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    // A signal cuts the sleep short; what is left is then slept.
    var left = timespec()
    while nanosleep(&time, &left) != 0 && errno == EINTR { time = left }
  }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    // The two clocks that are read here exist everywhere, so this cannot fail.
    clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
