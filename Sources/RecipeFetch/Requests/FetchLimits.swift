/// How long and how large an answer may be.
package struct FetchLimits: Hashable, Sendable {
  /// Until the connection stands, the handshake of TLS included, in milliseconds; also the longest
  /// wait for the address of a host.
  package var connectMilliseconds = 5_000
  /// From the connection to the first byte of the answer, in milliseconds.
  package var firstByteMilliseconds = 10_000
  /// The whole request, in milliseconds: redirects, retries and the pauses before them. The wait
  /// that a server asks for and the wait for one's turn do not count.
  package var totalMilliseconds = 30_000
  /// Fewer bytes a second, over ``slowMilliseconds``, are too slow.
  package var leastBytesPerSecond = 1_000
  /// In milliseconds; at least 1.
  package var slowMilliseconds = 10_000
  /// Bytes of the content as sent, before decompression.
  package var sentBytes = 10 * 1_024 * 1_024
  /// Bytes of the content after decompression.
  package var bodyBytes = 20 * 1_024 * 1_024
  /// Bytes of all headers of one answer, status lines included.
  package var headerBytes = 64 * 1_024
  /// Fields of all headers of one answer.
  package var headerFields = 100
  package var redirects = 3
  /// How often a request is sent at most; at least 1.
  package var tries = 4
  /// The longest wait that a server may ask for, in seconds. A longer one ends the request at once.
  package var longestWaitSeconds = 60

  package init() {}

  package static let standard = FetchLimits()
}
