/// Which names a server answers to.
///
/// A page of somebody else whose name suddenly leads to this machine has that name as its host, and so reads nothing
/// here. An address in numbers cannot be led elsewhere, so it is always answered.
package struct HostRule: Sendable {
  private let names: Set<String>

  /// - Parameter names: Beside `localhost` and addresses in numbers; without a port.
  package init(names: [String] = []) {
    self.names = Set(names.map { $0.lowercased() }).union(["localhost"])
  }

  /// - Throws: 400 where the request says no host, or two; 421 where it means another.
  func check(_ request: Inbound) throws(Problem) {
    guard let host = request.host, request.values(of: "host").count <= 1 else {
      throw Problem(400, "a request must name exactly one host", field: "Host")
    }
    guard answers(to: host) else {
      throw Problem(
        421,
        "this server does not serve that host name; to allow it, start the server with --host NAME"
      )
    }
  }

  /// - Parameter host: With or without a port, as "kitchen.local:8080" or "[::1]:8080".
  func answers(to host: String) -> Bool {
    let host = host.lowercased()
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return false }
      let inside = host[host.index(after: host.startIndex)..<end]
      return !inside.isEmpty && inside.contains(":") && inside.allSatisfy(\.isPartOfAddress)
        && Self.isPort(host[host.index(after: end)...])
    }
    let colon = host.firstIndex(of: ":") ?? host.endIndex
    let name = host[..<colon]
    guard Self.isPort(host[colon...]) else { return false }
    return names.contains(String(name)) || Self.isIPv4(name)
  }

  /// "" or ":8080".
  private static func isPort(_ text: Substring) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == ":" && digits.allSatisfy(\.isDigit) && (UInt16(digits) ?? 0) > 0
  }

  /// "192.168.0.7".
  private static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) && UInt8($0) != nil }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isPartOfAddress: Bool { self == ":" || self == "." || isASCII && isHexDigit }
}
