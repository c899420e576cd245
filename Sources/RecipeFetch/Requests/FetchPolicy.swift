/// Which servers may be reached.
public struct FetchPolicy: Sendable {
  /// Servers that may be reached although they are on this machine, in a private network, on an
  /// unusual port or without TLS. They are compared whole: a redirect to another port of the same
  /// machine is refused.
  public var trusted: Set<Endpoint>

  public init(trusting trusted: Set<Endpoint> = []) {
    self.trusted = trusted
  }

  /// Public addresses, by https, on port 443.
  public static let standard = FetchPolicy()
}
