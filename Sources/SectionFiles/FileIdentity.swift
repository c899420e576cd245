#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file this is, and in what state: whoever copies, restores, touches or changes it makes
/// another identity of it.
///
/// Two states of one file can have one identity when it is changed twice within one tick of the
/// system's clock (some milliseconds): see ``isOlder(than:)``.
public struct FileIdentity: Equatable, Sendable {
  /// Device, inode and size in bytes.
  private let place: [UInt64]
  /// When the content changed, and when anything about the file did, in nanoseconds since 1970.
  private let times: [Int64]

  /// The identity in words that ``init(text:)`` reads: five numbers in decimal.
  public var text: String {
    (place.map { "\($0)" } + times.map { "\($0)" }).joined(separator: " ")
  }

  /// Reads what ``text`` is; nil for any other text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let place = words.prefix(3).compactMap { UInt64($0) }
    let times = words.dropFirst(3).compactMap { Int64($0) }
    guard words.count == 5, place.count == 3, times.count == 2 else { return nil }
    self.place = place
    self.times = times
  }

  /// The identity of the file at `path` as it is; nil when the system does not say.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    place = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
      UInt64(truncatingIfNeeded: status.st_size),
    ]
    #if canImport(Darwin)
      let (changed, touched) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (changed, touched) = (status.st_mtim, status.st_ctim)
    #endif
    times = [changed, touched].map { time in
      Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue
        &+ Int64(time.tv_nsec)
    }
  }

  /// True when both are states of one file, and not of another one in its place.
  public func isSameFile(as other: FileIdentity) -> Bool {
    place.prefix(2) == other.place.prefix(2)
  }

  /// True when everything about this file happened before the other was last touched. Then no later
  /// change of this one can have left its identity as it was.
  public func isOlder(than other: FileIdentity) -> Bool {
    times.allSatisfy { $0 < other.times[1] }
  }
}

/// Waits until the clock by which the system dates its files has moved on.
package func waitForNextTick() {
  // The slowest of usual clocks has a hundred ticks a second.
  usleep(11_000)
}
