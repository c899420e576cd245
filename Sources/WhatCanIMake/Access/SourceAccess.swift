package import RecipeFetch
import RecipeLexicon
public import RecipeSources

/// Access to one source: its server, its key, and the addresses that may be reached.
public struct SourceAccess: Sendable {
  public let source: RecipeSource
  private let fetcher: any Fetching
  private let server: String?
  private let key: APIKey?

  /// Whether there is a key for the source.
  public var hasKey: Bool { key != nil }

  /// - Parameters:
  ///   - server: Another one with the same endpoints; nil for the source's own.
  package init(
    to source: RecipeSource,
    fetcher: any Fetching,
    server: String? = nil,
    key: APIKey? = nil
  ) {
    self.source = source
    self.fetcher = fetcher
    self.server = server
    self.key = key
  }

  /// The way that a person's environment and files describe.
  ///
  /// The key is in the environment variable that the source names, else in the file
  /// `keys/<source>` of the settings, which nobody else may read. It goes to the source's own server only.
  /// Another server may have a key of its own, in `WHATCANIMAKE_API_KEY`.
  ///
  /// - Parameters:
  ///   - server: A web address, without a path or with one that stands before all endpoints.
  ///   - allowsPrivate: Whether that server may be on this machine or in a private network, on any
  ///     port and without TLS. Nothing else is ever reached there, not by a redirect either.
  /// - Throws: ``KitchenError`` `.badServer`, `.badKey`.
  package init(
    to source: RecipeSource,
    _ places: KitchenPaths,
    environment: (String) -> String?,
    server: String? = nil,
    allowsPrivate: Bool = false
  ) throws(KitchenError) {
    var policy = FetchPolicy.standard
    if let server {
      guard let endpoint = Endpoint(of: server) else { throw KitchenError(.badServer(server)) }
      if allowsPrivate { policy.trusted.insert(endpoint) }
    }
    self.init(
      to: source,
      fetcher: Fetcher(
        policy: policy,
        agent: "whatcanimake",
        pace: RateLimit(everyMilliseconds: source.millisecondsBetweenRequests)
      ),
      server: server,
      key: Self.isOwn(server, of: source)
        ? try Self.key(of: source, places, environment)
        : try Self.key(in: keyOfOtherServer, environment)
    )
  }

  /// True for the source's own server, by scheme, host and port.
  private static func isOwn(_ server: String?, of source: RecipeSource) -> Bool {
    server.map { Endpoint(of: $0) == Endpoint(of: source.defaultBase) } ?? true
  }

  private static func key(
    of source: RecipeSource,
    _ places: KitchenPaths,
    _ environment: (String) -> String?
  ) throws(KitchenError) -> APIKey? {
    if let key = try key(in: source.keyVariable, environment) { return key }
    let file = places.key(of: source.rawValue)
    guard isPresent(file) else { return nil }
    do {
      return try APIKey(file: file)
    } catch {
      throw KitchenError(.badKey("\(error)"))
    }
  }

  private static func key(
    in variable: String,
    _ environment: (String) -> String?
  ) throws(KitchenError) -> APIKey? {
    guard let text = environment(variable), !text.isEmpty else { return nil }
    guard let key = APIKey(text) else {
      throw KitchenError(
        .badKey("the value of \(variable) is not a valid key; set it to the key and nothing else")
      )
    }
    return key
  }

  /// The source, ready to be asked.
  func connection(_ parser: IngredientLineParser) -> SourceConnection {
    SourceConnection(to: source, fetcher: fetcher, base: server, key: key, parser: parser)
  }

  /// Fetches a picture.
  func picture(at address: String) throws(FetchError) -> [UInt8] {
    try fetcher.fetch(FetchRequest(address, content: .image)).body
  }
}

/// The variable of the environment with the key of a server that stands in for a source.
private let keyOfOtherServer = "WHATCANIMAKE_API_KEY"
