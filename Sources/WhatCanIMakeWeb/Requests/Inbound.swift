/// A request as it came, whoever carried it.
package struct Inbound: Sendable {
  package struct Header: Sendable {
    /// In small letters.
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name.lowercased()
      self.value = value
    }
  }

  package var method: String
  /// Path and query as they were sent: "/api/v1/match?have=gin".
  package var target: String
  /// The host that is meant, with its port, as it was sent; nil where nothing says it.
  package var host: String?
  /// In the order in which they were sent.
  package var headers: [Header]
  /// The address of whoever is at the other end of the connection, without a port. What a header claims about it
  /// never counts.
  package var peer: String
  package var body: InboundBody

  package init(
    _ method: String,
    _ target: String,
    host: String? = "localhost",
    headers: [Header] = [],
    peer: String = "127.0.0.1",
    body: InboundBody = InboundBody([])
  ) {
    self.method = method
    self.target = target
    self.host = host
    self.headers = headers
    self.peer = peer
    self.body = body
  }

  /// The values of the headers with a name, given in small letters.
  package func values(of name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}
