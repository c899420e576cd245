/// What a server answered.
package struct FetchReply: Sendable {
  /// From 200 to 299.
  package var status: Int
  /// Names in lower case, in the order received.
  package var headers: [(name: String, value: String)]
  /// The content, decompressed.
  package var body: [UInt8]

  package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first header of this name; case does not count.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name == name }?.value
  }
}
