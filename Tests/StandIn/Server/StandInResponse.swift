/// What a client is answered, and how the answer is spoilt.
public struct StandInResponse: Sendable {
  public var status: Int
  /// Sent as they are. `Content-Length` and `Connection: close` are added unless they are among them.
  public var headers: [StandInHeader]
  public var body: [UInt8]
  /// Nil for an answer as it should be.
  public var fault: StandInFault?

  public init(
    status: Int = 200,
    headers: [StandInHeader] = [],
    body: [UInt8] = [],
    fault: StandInFault? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.fault = fault
  }

  public static func json(
    _ value: JSONValue,
    status: Int = 200,
    headers: [StandInHeader] = []
  ) -> StandInResponse {
    json(text: value.text, status: status, headers: headers)
  }

  /// The text is sent as it is, whether it is JSON or not.
  public static func json(
    text: String,
    status: Int = 200,
    headers: [StandInHeader] = []
  ) -> StandInResponse {
    StandInResponse(
      status: status,
      headers: [StandInHeader("Content-Type", "application/json; charset=utf-8")] + headers,
      body: Array(text.utf8)
    )
  }

  public static func redirect(_ status: Int = 302, to address: String) -> StandInResponse {
    StandInResponse(status: status, headers: [StandInHeader("Location", address)])
  }

  public static let notFound = StandInResponse(
    status: 404,
    headers: [StandInHeader("Content-Type", "text/html")],
    body: Array("<html><body>Not found</body></html>".utf8)
  )

  /// Status line and headers, with `extra` behind them and the empty line unless `isOpen`.
  func head(extra: [StandInHeader] = [], length: Int?, isOpen: Bool = false) -> [UInt8] {
    var fields = headers + extra
    if let length, !fields.contains(where: { $0.name.lowercased() == "content-length" }) {
      fields.append(StandInHeader("Content-Length", String(length)))
    }
    if !fields.contains(where: { $0.name.lowercased() == "connection" }) {
      fields.append(StandInHeader("Connection", "close"))
    }
    var text = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")\r\n"
    for field in fields { text += "\(field.name): \(field.value)\r\n" }
    return Array((isOpen ? text : text + "\r\n").utf8)
  }

  private static let reasons = [
    200: "OK", 204: "No Content", 301: "Moved Permanently", 302: "Found", 303: "See Other",
    307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
    402: "Payment Required", 403: "Forbidden", 404: "Not Found", 418: "I'm a teapot",
    429: "Too Many Requests", 500: "Internal Server Error", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
