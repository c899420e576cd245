import RecipeAccounts

/// Under which address people reach the server, and what follows from it.
package struct Site: Sendable {
  /// Whether they reach it by https, through a proxy that speaks it.
  package let isSecure: Bool
  /// The host of that address, with its port where it has one; nil where none is set up.
  package let host: String?
  /// Whether dishes are shown without an account.
  package var isOpen = true

  /// Reached by whatever leads to this machine, without encryption.
  package init() {
    isSecure = false
    host = nil
  }

  /// - Parameter address: "https://kitchen.example"; nil for what is no such address.
  package init?(address: String) {
    let parts = address.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    let isWhole = parts.count == 3 || parts.count == 4 && parts[3].isEmpty
    guard isWhole, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
      !parts[2].isEmpty,
      parts[2].utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "@") })
    else { return nil }
    isSecure = parts[0] == "https:"
    host = String(parts[2])
  }

  /// The host without its port.
  package var name: String? {
    guard let host else { return nil }
    if host.hasPrefix("[") { return host }
    return host.split(separator: ":").first.map(String.init)
  }

  /// The address at which whoever asks reaches the server: the one that is set up, else that of the host that they named.
  func origin(asked host: String?) -> String {
    "\(isSecure ? "https" : "http")://\(self.host ?? host ?? "localhost")"
  }

  /// What the cookie of a session is called. A browser takes one with this beginning by https from this host alone.
  package var cookieName: String { isSecure ? "__Host-sid" : "sid" }

  /// What the cookie is called by which a device is known on which somebody signed in before. It opens nothing.
  package var deviceCookieName: String { isSecure ? "__Host-device" : "device" }

  /// Gives a browser the token of a session.
  func cookie(_ token: SecretCode, seconds: Int) -> Answer.Header {
    cookie(cookieName, "\(token.text); Max-Age=\(seconds)")
  }

  /// Gives a browser the token by which it is known.
  func deviceCookie(_ token: SecretCode, seconds: Int) -> Answer.Header {
    cookie(deviceCookieName, "\(token.text); Max-Age=\(seconds)")
  }

  /// Takes it back, with all that the browser kept of its pages.
  var farewell: [Answer.Header] {
    [cookie(cookieName, "; Max-Age=0"), .init("Clear-Site-Data", "\"cache\", \"storage\"")]
  }

  /// Takes back what a device is known by.
  var deviceFarewell: Answer.Header { cookie(deviceCookieName, "; Max-Age=0") }

  private func cookie(_ name: String, _ value: String) -> Answer.Header {
    let secure = isSecure ? "; Secure" : ""
    return .init(
      "Set-Cookie",
      "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax\(secure)"
    )
  }
}
