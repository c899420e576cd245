/// One thing that can be asked of the server, as a value.
///
/// All that is known of it stands here: whoever looks for the route of a request, writes the document of the interface
/// or tests what nobody may do reads the same table.
package struct Route: Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
  }

  /// How long an answer may be kept by who asked.
  enum Keeping: Sendable {
    /// Until it has changed, which is asked each time.
    case whileUnchanged
    /// Not at all.
    case never
  }

  /// How much work a question is.
  enum Load: Sendable {
    case light
    /// A search for what to buy or to plan: few of one asker at the same time.
    case heavy
  }

  package let method: Method
  package let path: PathPattern
  /// One sentence for the document of the interface.
  package let summary: String
  /// What may be said with it: parts of the path, then of the query.
  package let parameters: [ParameterFacts]
  /// What it is answered with: the kind of ``Reply``, as "match/2", or nil for what is none.
  package let reply: String?
  let keeping: Keeping
  let load: Load
  let answer: @Sendable (Arguments, Asker) async throws -> Answer

  init(
    _ path: String,
    _ summary: String,
    method: Method = .get,
    parameters: [ParameterFacts] = [],
    reply: String? = nil,
    keeping: Keeping = .whileUnchanged,
    load: Load = .light,
    answer: @escaping @Sendable (Arguments, Asker) async throws -> Answer
  ) {
    self.method = method
    self.path = PathPattern(path)
    self.summary = summary
    self.parameters = parameters
    self.reply = reply
    self.keeping = keeping
    self.load = load
    self.answer = answer
  }

  /// The methods that it answers: `HEAD` as `GET`.
  var methods: [String] {
    switch method {
    case .get: ["GET", "HEAD"]
    }
  }
}
