/// Decides which addresses may be reached, before and after the host is looked up. It opens no
/// connection.
struct AddressGate: Sendable {
  var policy: FetchPolicy

  /// True for a server that is trusted: its addresses are not judged.
  func isTrusted(_ endpoint: Endpoint) -> Bool {
    if policy.trusted.contains(endpoint) { return true }
    guard let address = IPAddress(endpoint.host) else { return false }
    // One address of IPv6 can be written in several ways.
    return policy.trusted.contains {
      $0.scheme == endpoint.scheme && $0.port == endpoint.port && IPAddress($0.host) == address
    }
  }

  /// Why a server is not asked, as far as its address in words says; nil when it may be looked up.
  func refusal(of endpoint: Endpoint) -> FetchError.Reason? {
    if isTrusted(endpoint) { return nil }
    if let address = IPAddress(endpoint.host), !AddressRules.isPublic(address) { return .refused }
    if endpoint.host == "localhost" || endpoint.host.hasSuffix(".localhost") { return .refused }
    if endpoint.scheme != "https" { return .notSecure }
    return endpoint.port == 443 ? nil : .refused
  }

  /// Why a server is not connected to, after the look-up; nil when every address may be used.
  func refusal(of endpoint: Endpoint, at addresses: [IPAddress]) -> FetchError.Reason? {
    if let reason = refusal(of: endpoint) { return reason }
    if addresses.isEmpty { return .unknownHost }
    if isTrusted(endpoint) { return nil }
    return addresses.allSatisfy(AddressRules.isPublic) ? nil : .refused
  }
}
