#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Identifies a file in one state: copying, restoring, touching or changing the file gives it
/// another identity.
///
/// Two states of one file can have the same identity if it is changed twice within one tick of the
/// system's clock (some milliseconds): see ``isOlder(than:)``.
public struct FileIdentity: Equatable, Sendable {
  /// Device, inode and size in bytes.
  private let place: [UInt64]
  /// When the content changed, and when anything about the file did, in nanoseconds since 1970.
  private let times: [Int64]

  /// The identity as a text that ``init(text:)`` reads: five decimal numbers.
  public var text: String {
    (place.map { "\($0)" } + times.map { "\($0)" }).joined(separator: " ")
  }

  /// Reads a ``text``; nil for any other text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let place = words.prefix(3).compactMap { UInt64($0) }
    let times = words.dropFirst(3).compactMap { Int64($0) }
    guard words.count == 5, place.count == 3, times.count == 2 else { return nil }
    self.place = place
    self.times = times
  }

  /// The current identity of the file at `path`; nil if the system does not give it.
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

  /// Whether both are states of the same file, and not of another file in its place.
  public func isSameFile(as other: FileIdentity) -> Bool {
    place.prefix(2) == other.place.prefix(2)
  }

  /// Whether everything about this file happened before the other one was last touched. Then no
  /// later change of this file can have left its identity unchanged.
  public func isOlder(than other: FileIdentity) -> Bool {
    times.allSatisfy { $0 < other.times[1] }
  }
}

/// Waits until the clock by which the system dates its files has moved on.
package func waitForNextTick() {
  // The slowest of usual clocks has a hundred ticks a second.
  usleep(11_000)
}
