/// Why a server sent no usable reply. It describes itself in one line with the host and the remedy,
/// never with a key, a path or a query.
public struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// Not a web address, or one with parts that are not allowed: a user name, a fragment, another
    /// scheme.
    case badAddress
    /// `http`, for a server that is not explicitly trusted.
    case notSecure
    /// The host is on this machine or in a private or special network, or the port is not a usual
    /// web port. No connection was made.
    case refused
    case unknownHost
    case unreachable(detail: String)
    case timedOut
    /// The reply comes more slowly than the program waits for.
    case tooSlow
    case tooLarge(allowed: Int)
    /// The compression is broken, nested, or of an unknown kind.
    case badEncoding
    case wrongContent(found: String)
    /// A status that is neither a success nor one of the cases below.
    case status(Int)
    /// 401 or 403: the key is missing or wrong.
    case keyRefused
    /// 402: no requests are left until the quota is renewed.
    case quotaSpent
    /// 429 or 503, after all retries; the value is the wait in seconds that the server asked for.
    case busy(wait: Int?)
    case tooManyRedirects
    case malformedReply(detail: String)
    /// libcurl is not installed.
    case noLibrary
    case cancelled
  }

  public var reason: Reason
  /// The host in a form that may be shown; empty if the address has none.
  public var host: String
  /// How many requests were sent.
  public var attempts: Int

  public init(_ reason: Reason, host: String, attempts: Int = 0) {
    self.reason = reason
    self.host = host
    self.attempts = attempts
  }

  public var description: String { host.isEmpty ? "\(reason)" : "\(host): \(reason)" }
}
