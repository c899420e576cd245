/// A server as it is reached: scheme, host and port.
package struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  /// `https` or `http`.
  package let scheme: String
  /// In lower case; an address of IPv6 without its brackets.
  package let host: String
  package let port: Int

  package init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port
  }

  package var description: String {
    host.contains(":") ? "\(scheme)://[\(host)]:\(port)" : "\(scheme)://\(host):\(port)"
  }
}
