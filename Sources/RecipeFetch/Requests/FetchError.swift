/// Why nothing came from a server. It describes itself in one line that names the host and the
/// remedy, and never a key, a path or a query.
public struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// No address of the web, or one with parts that are never used: a user, a fragment, another
    /// scheme.
    case badAddress
    /// `http`, and the server is none that is trusted.
    case notSecure
    /// The host is on this machine or in a private or special network, or its port is none of the
    /// web. Said without having connected.
    case refused
    case unknownHost
    case unreachable(detail: String)
    case timedOut
    /// Fewer bytes a second than are worth waiting for.
    case tooSlow
    case tooLarge(allowed: Int)
    /// The compression is broken, nested, or none that is understood.
    case badEncoding
    case wrongContent(found: String)
    /// Neither a success nor any of the cases below.
    case status(Int)
    /// 401 or 403: the key is absent or wrong.
    case keyRefused
    /// 402: no calls are left until the quota is renewed.
    case quotaSpent
    /// 429 or 503, after all retries. The wait is what the server asked for, in seconds.
    case busy(wait: Int?)
    case tooManyRedirects
    case malformedReply(detail: String)
    /// The library that connects is not installed.
    case noLibrary
    case cancelled
  }

  public var reason: Reason
  /// As it may be shown; empty when the address has none.
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
