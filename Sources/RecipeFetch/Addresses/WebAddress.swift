/// An address of the web, taken apart.
struct WebAddress: Hashable, Sendable {
  var endpoint: Endpoint
  /// Begins with a slash.
  var path: String
  /// Without the question mark; nil when there is none.
  var query: String?

  /// The longest address, in bytes.
  static let longest = 8_192

  /// As it is asked for. A port that its scheme implies is left out.
  var text: String {
    let isUsual = endpoint.port == (endpoint.scheme == "https" ? 443 : 80)
    let host = endpoint.host.contains(":") ? "[\(endpoint.host)]" : endpoint.host
    let server = "\(endpoint.scheme)://\(host)" + (isUsual ? "" : ":\(endpoint.port)")
    return server + path + (query.map { "?" + $0 } ?? "")
  }

  /// Reads an address by the parser of the library that connects, so that the two cannot disagree
  /// about where it leads.
  ///
  /// - Parameters:
  ///   - text: A whole address, or with `base` also one relative to it.
  ///   - base: Where the text was found.
  /// - Returns: Nil for anything but http and https, for an address with a user or a fragment, with
  ///   other characters than visible ASCII, and for a host that is neither a name nor an address.
  init?(_ text: String, relativeTo base: WebAddress? = nil, by library: CurlLibrary) {
    guard !text.isEmpty, text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
      base != nil || Self.hasAuthority(text),
      let parts = library.parts(of: text, relativeTo: base?.text),
      ["http", "https"].contains(parts.scheme), let port = Int(parts.port),
      (1...65_535).contains(port), let host = Self.normalised(host: parts.host)
    else { return nil }
    endpoint = Endpoint(scheme: parts.scheme, host: host, port: port)
    path = parts.path.hasPrefix("/") ? parts.path : "/" + parts.path
    query = parts.query
  }

  /// True when a scheme of the web is followed by exactly two slashes and a host.
  private static func hasAuthority(_ text: String) -> Bool {
    ["https://", "http://"].contains { scheme in
      text.utf8.count > scheme.utf8.count
        && text.prefix(scheme.utf8.count).lowercased() == scheme
        && text.utf8.dropFirst(scheme.utf8.count).first != UInt8(ascii: "/")
    }
  }

  /// A host in lower case, without brackets and without the dot that ends the root; nil when it is
  /// no name, and no address in the usual notation.
  private static func normalised(host: String) -> String? {
    if host.hasPrefix("["), host.hasSuffix("]") {
      let inside = host.dropFirst().dropLast().lowercased()
      return inside.contains(":") && IPAddress(inside) != nil ? inside : nil
    }
    var host = host.lowercased()
    if host.hasSuffix(".") { host.removeLast() }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, let last = labels.last,
      labels.allSatisfy({ (1...63).contains($0.utf8.count) && $0.utf8.allSatisfy(isOfName) })
    else { return nil }
    // What ends in a number is an address, and then it must be one in the usual notation: somebody
    // may read the rest.
    let isNumber = last.utf8.allSatisfy { (0x30...0x39).contains($0) } || last.hasPrefix("0x")
    return isNumber && IPAddress(host) == nil ? nil : host
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension Endpoint {
  /// The server of an address as "http://127.0.0.1:8080/path"; nil when the address is none that
  /// could be asked for, or the library that connects is not installed.
  package init?(of address: String) {
    guard let library = CurlLibrary.found, let address = WebAddress(address, by: library)
    else { return nil }
    self = address.endpoint
  }

  /// The server of a page's address as people copy it; see ``FetchRequest/page(_:)``.
  package init?(ofPage address: String) {
    self.init(of: PercentEncoding.address(typed: address))
  }
}
