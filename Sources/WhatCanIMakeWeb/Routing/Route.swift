/// One thing that can be asked of the server, as a value.
///
/// All that is known of it stands here: whoever looks for the route of a request, writes the document of the interface
/// or tests what nobody may do reads the same table.
package struct Route: Sendable {
  package enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether it changes nothing, so that a page of somebody else may lead to it.
    var isSafe: Bool { self == .get }
  }

  /// What may come behind the headers.
  package enum Body: Sendable {
    case none
    /// A JSON object with these fields, in one of these combinations, and a maximum number of
    /// bytes.
    case json([FieldFacts], FieldShapes? = nil, most: Int = 64 << 10)
    /// A file of one of these types, with a maximum number of bytes.
    case file([String], most: Int)
    /// The fields of a form on a page, with a maximum number of bytes.
    case form([FieldFacts], most: Int = 64 << 10)
    /// The same with a file, of at most so many bytes together.
    case formWithFile(FormFile, [FieldFacts], most: Int)

    package var fields: [FieldFacts] {
      switch self {
      case .none, .file: []
      case .json(let fields, _, _), .form(let fields, _), .formWithFile(_, let fields, _): fields
      }
    }

    /// Whether a file may be in it.
    var hasFile: Bool {
      switch self {
      case .file, .formWithFile: true
      case .none, .json, .form: false
      }
    }
  }

  /// How long an answer may be kept by who asked.
  enum Keeping: Sendable {
    /// Until it has changed; the browser asks each time.
    case whileUnchanged
    /// Never.
    case never
    /// For ever, also by proxies: other content has another address.
    case always
  }

  /// How much work a question is.
  enum Load: Sendable {
    case light
    /// A search for purchases or a plan: each client may have only few at the same time.
    case heavy
  }

  package let method: Method
  package let path: PathPattern
  /// One sentence for the document of the interface.
  package let summary: String
  package let audience: Audience
  /// What may be said with it: parts of the path, then of the query.
  package let parameters: [ParameterFacts]
  package let body: Body
  /// The status of an answer that is none of an error.
  package let status: Int
  /// What it is answered with: the kind of the reply, as "match/2", or nil for what is none.
  package let reply: String?
  /// The type of an answer that is none of an error.
  package let type: String
  package let reader: RequestReader
  let keeping: Keeping
  let load: Load
  let answer: @Sendable (Arguments, Asker) async throws -> Answer

  /// - Parameter keeping: Of what changes something nothing is kept.
  init(
    _ path: String,
    _ summary: String,
    method: Method = .get,
    for audience: Audience,
    parameters: [ParameterFacts] = [],
    body: Body = .none,
    status: Int = 200,
    reply: String? = nil,
    type: String = "application/json",
    reader: RequestReader = .program,
    keeping: Keeping = .whileUnchanged,
    load: Load = .light,
    answer: @escaping @Sendable (Arguments, Asker) async throws -> Answer
  ) {
    self.method = method
    self.path = PathPattern(path)
    self.summary = summary
    self.audience = audience
    self.parameters = parameters
    self.body = body
    self.status = status
    self.reply = reply
    self.type = type
    self.reader = reader
    self.keeping = method.isSafe ? keeping : .never
    self.load = load
    if case .json(_, let shapes?, _) = body {
      self.answer = { said, asker in
        try said.check(shapes)
        return try await answer(said, asker)
      }
    } else {
      self.answer = answer
    }
  }

  /// The most bytes of its body.
  package var mostBytes: Int {
    switch body {
    case .none: 0
    case .json(_, _, let most), .form(_, let most), .file(_, let most),
      .formWithFile(_, _, let most):
      most
    }
  }

  /// "POST /api/v1/sessions".
  package var name: String { "\(method.rawValue) \(path)" }

  /// The methods that it answers: `HEAD` as `GET`.
  var methods: [String] { method == .get ? ["GET", "HEAD"] : [method.rawValue] }
}
