/// A server as it is reached: scheme, host and port.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  /// `https` or `http`.
  public let scheme: String
  /// In lower case; an address of IPv6 without its brackets.
  public let host: String
  public let port: Int

  public init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port
  }

  public var description: String {
    host.contains(":") ? "\(scheme)://[\(host)]:\(port)" : "\(scheme)://\(host):\(port)"
  }
}
