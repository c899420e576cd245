/// Which servers may be reached.
package struct FetchPolicy: Sendable {
  /// Servers that may be reached although they are on this machine, in a private network, on an
  /// unusual port or without TLS. They are compared whole: a redirect to another port of the same
  /// machine is refused.
  package var trusted: Set<Endpoint>

  package init(trusting trusted: Set<Endpoint> = []) {
    self.trusted = trusted
  }

  /// Public addresses, by https, on port 443.
  package static let standard = FetchPolicy()
}
