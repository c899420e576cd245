/// When to try again.
struct RetryPlan: Sendable {
  enum Step: Equatable {
    /// The pause in milliseconds, and whether the server asked for it.
    case pause(milliseconds: Int, isAsked: Bool)
    case giveUp
  }

  var limits: FetchLimits
  /// A number from a range, to keep those who failed together from returning together.
  var jitter: @Sendable (ClosedRange<Int>) -> Int

  /// What follows a failure: after `tries` tries, 0.5 s doubled with each of them and up to half of
  /// that more, or longer when the server asks for it.
  func step(after failure: FetchFailure, tries: Int) -> Step {
    guard failure.isPassing, tries < limits.tries else { return .giveUp }
    let pause = 500 << min(max(tries - 1, 0), 10)
    let ours = pause + jitter(0...pause / 2)
    guard let wait = failure.wait else { return .pause(milliseconds: ours, isAsked: false) }
    guard wait <= limits.longestWaitSeconds else { return .giveUp }
    return .pause(milliseconds: max(ours, wait * 1_000), isAsked: true)
  }

  /// Reads the header `Retry-After`: seconds, or a date.
  ///
  /// - Returns: Seconds from now, 0 for a moment that is over; nil for anything that is neither.
  ///   More than a century counts as a century.
  static func wait(_ header: String?, now: Int) -> Int? {
    let century = 3_155_760_000
    guard let header, !header.isEmpty else { return nil }
    if header.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(header) ?? century, century)
    }
    return HTTPDate.seconds(header).map { min(max(0, $0 - now), century) }
  }
}
