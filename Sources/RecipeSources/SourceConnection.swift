internal import JSONCoding
package import RecipeFetch
internal import RecipeImport
package import RecipeLexicon
internal import RecipeModel

/// One source, ready to be asked.
///
/// Every operation blocks until the answer is there and costs one request, unless it says
/// otherwise. What a source does not offer is ``SourceError/unsupported(_:_:)``.
package struct SourceConnection: Sendable {
  package let source: RecipeSource
  let fetcher: any Fetching
  let base: String
  let key: APIKey?
  let reader: RecipeFileReader
  private let memory = QuotaMemory()

  /// - Parameters:
  ///   - fetcher: Should pause ``RecipeSource/millisecondsBetweenRequests`` between requests.
  ///   - base: Another server with the same endpoints, scheme and host and perhaps a path; nil for
  ///     the source's own.
  ///   - key: Nil for none; TheCocktailDB and TheMealDB are then asked with their test key.
  ///   - parser: Takes the ingredient lines apart.
  package init(
    to source: RecipeSource,
    fetcher: any Fetching,
    base: String? = nil,
    key: APIKey? = nil,
    parser: IngredientLineParser
  ) {
    self.source = source
    self.fetcher = fetcher
    var base = base ?? source.defaultBase
    while base.hasSuffix("/") { base.removeLast() }
    self.base = base
    self.key = key
    reader = RecipeFileReader(parser: parser)
  }

  /// What the source last said about the points that are left; nil before it did. Copies of a
  /// connection share it.
  package var quota: SourceQuota? { memory.last }

  func unsupported(_ what: String) -> SourceError { .unsupported(source, what) }

  /// Sends one request.
  ///
  /// - Parameters:
  ///   - path: Below ``path(of:)``.
  ///   - cost: In points; when fewer are left, nothing is sent.
  func ask(
    _ path: String,
    _ parameters: [FetchRequest.Parameter] = [],
    cost: Double = 0
  ) throws(SourceError) -> SourceAnswer {
    if source.needsKey, key == nil { throw .keyMissing(source) }
    if let quota, quota.left < cost { throw .quotaSpent(source, quota) }
    let request = FetchRequest(
      base + self.path(of: path),
      parameters: parameters,
      secret: key.map { (place, $0) }
    )
    let reply: FetchReply
    do {
      reply = try fetcher.fetch(request)
    } catch {
      switch error.reason {
      case .keyRefused where key != nil: throw .keyRefused(source)
      case .quotaSpent: throw .quotaSpent(source, nil)
      default: throw .fetch(error)
      }
    }
    if let quota = SourceQuota(reply) { memory.remember(quota) }
    let name = ([source.rawValue, path] + parameters.map { "\($0.name)=\($0.value.prefix(60))" })
      .joined(separator: " ")
    let value: JSONValue
    do {
      value = try JSONValue(answer: reply.body, file: name)
    } catch {
      throw .unreadable(error)
    }
    try checkFailure(in: value)
    return SourceAnswer(bytes: reply.body, value: value, file: name)
  }

  private var place: FetchRequest.SecretPlace {
    switch source {
    case .thecocktaildb, .themealdb: .path
    case .spoonacular: .header("x-api-key")
    case .nytbooks: .query("api-key")
    }
  }

  private func path(of operation: String) -> String {
    switch source {
    case .thecocktaildb, .themealdb:
      (key == nil ? "/api/json/v1/1/" : "/api/json/v2/{key}/") + operation
    case .spoonacular: "/recipes/" + operation
    case .nytbooks: "/svc/books/v3/lists/" + operation
    }
  }
}

/// An answer that is JSON.
struct SourceAnswer {
  let bytes: [UInt8]
  let value: JSONValue
  /// Names the answer in errors.
  let file: String

  var record: AnswerRecord { AnswerRecord(value: value, file: file, place: .file) }
}
