/// Finds the addresses of a host.
package protocol NameResolving: Sendable {
  /// All addresses of a host, as they are judged and then used: none is looked up a second time.
  ///
  /// - Parameters:
  ///   - host: A name, never an address.
  ///   - milliseconds: The longest wait.
  func addresses(
    of host: String,
    within milliseconds: Int
  ) throws(ResolutionError) -> [IPAddress]
}

/// Why a host has no addresses.
package enum ResolutionError: Error, Hashable, Sendable {
  /// There is no such host.
  case unknown
  /// No name server could answer; a later try may succeed.
  case unanswered
}
