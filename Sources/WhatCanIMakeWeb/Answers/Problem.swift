import JSONCoding

/// Why a request is not answered, as RFC 9457 says it (`application/problem+json`).
///
/// Nothing in it names a file, an address or another person.
package struct Problem: Error, Sendable, Equatable {
  package var status: Int
  /// In a sentence, with what to do about it.
  package var detail: String
  /// The parameter, header or field that is wrong; nil where it is none of them.
  package var field: String?
  /// After so many seconds it is worth asking again.
  package var retryAfter: Int?
  /// The methods that the path has.
  package var allowed: [String]

  package init(
    _ status: Int,
    _ detail: String,
    field: String? = nil,
    retryAfter: Int? = nil,
    allowed: [String] = []
  ) {
    self.status = status
    self.detail = detail
    self.field = field
    self.retryAfter = retryAfter
    self.allowed = allowed
  }

  /// A parameter that cannot be understood.
  package static func bad(_ field: String, _ detail: String) -> Problem {
    Problem(400, detail, field: field)
  }

  /// Somebody has to wait.
  package static func busy(_ detail: String) -> Problem {
    Problem(503, detail, retryAfter: 1)
  }

  /// Nobody asks for what is somebody's.
  package static let notSignedIn = Problem(
    401,
    "sign in first, or send a token in the header Authorization: Bearer TOKEN"
  )

  /// Somebody is to eat who is of another household, or a guest.
  static let badEaters = Problem(
    404,
    "not all of these people belong to your household; check its list of members",
    field: "eaters"
  )

  /// No route has the path.
  static let nothingHere = Problem(404, "there is nothing at this address")

  /// It is known to whoever asks, but not theirs to do.
  package static let notAllowed = Problem(403, "you are not allowed to do this")

  /// There is no such thing, or it is not to be known to whoever asks: both are said alike.
  package static func unknown(_ noun: String) -> Problem {
    Problem(404, "there is no such \(noun)")
  }

  /// What a parameter or field names is not there: nobody knows the name, as HTTP would say of a path.
  static func unknown(in field: String, _ detail: String) -> Problem {
    Problem(404, detail, field: field)
  }

  /// What it says, as pages say it.
  var sentence: String { detail.asSentence }

  /// What the status means, as HTTP calls it.
  package var title: String { Self.titles[status] ?? "Error" }

  private static let titles = [
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 410: "Gone",
    412: "Precondition Failed", 413: "Content Too Large",
    414: "URI Too Long", 415: "Unsupported Media Type", 421: "Misdirected Request",
    422: "Unprocessable Content",
    429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable",
  ]

  package var answer: Answer {
    var headers: [Answer.Header] = []
    if let retryAfter { headers.append(.init("Retry-After", "\(retryAfter)")) }
    if !allowed.isEmpty { headers.append(.init("Allow", allowed.joined(separator: ", "))) }
    if status == 401 { headers.append(.init("WWW-Authenticate", "Bearer")) }
    let text = Text(title: title, status: status, detail: detail, field: field).jsonText
    return Answer(
      status: status,
      text + "\n",
      type: "application/problem+json",
      headers: headers
    )
  }

  /// The JSON of a problem.
  package struct Text: JSONReply {
    package let title: String
    package let status: Int
    package let detail: String
    package let field: String?
  }
}

extension String {
  /// The text of an error as pages say it: "The set-up code is wrong."
  var asSentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.hasSuffix(".") || text.hasSuffix("?") ? text : text + "."
  }
}
