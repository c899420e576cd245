import Synchronization

/// Keeps requests to one host apart in time; shared by all that ask.
package final class RateLimit: Sendable {
  private let interval: Int
  /// When the next request to a host may be sent, in milliseconds of the clock.
  private let turns = Mutex<[String: Int]>([:])

  /// At least so many milliseconds lie between two requests to one host; none for 0 and less.
  package init(everyMilliseconds interval: Int) {
    self.interval = max(0, interval)
  }

  /// Takes the next turn for a host.
  ///
  /// - Returns: How long to wait for it, in milliseconds.
  func turn(for host: String, now: Int) -> Int {
    guard interval > 0 else { return 0 }
    return turns.withLock { turns in
      // Turns that are over say nothing any more.
      if turns.count > 1_000 { turns = turns.filter { $0.value > now } }
      let turn = max(now, turns[host] ?? now)
      turns[host] = turn + interval
      return turn - now
    }
  }
}
