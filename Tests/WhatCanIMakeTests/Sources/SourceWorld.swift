import RecipeFetch
import StandIn
import WhatCanIMake

/// A small kitchen beside sources that are played on this machine.
struct SourceWorld {
  let world: TinyWorld
  let sources: SourceStandIn
  /// Seconds since 1970.
  var now = TinyWorld.time

  init(_ content: SourceContent = SourceContent()) throws {
    world = try TinyWorld()
    sources = try SourceStandIn(content)
  }

  func access(to source: RecipeSource) throws -> SourceAccess {
    let played: SourceStandIn.Source =
      switch source {
      case .thecocktaildb: .thecocktaildb
      case .themealdb: .themealdb
      case .spoonacular: .spoonacular
      case .nytbooks: .nytbooks
      }
    let server = sources.base(of: played)
    let keys: [RecipeSource: String] = [
      .spoonacular: "spoonacular-test-key", .nytbooks: "books-test-key",
    ]
    var limits = FetchLimits.standard
    limits.tries = 1
    return SourceAccess(
      to: source,
      fetcher: Fetcher(
        policy: FetchPolicy(trusting: Set([Endpoint(of: server)].compactMap(\.self))),
        limits: limits,
        agent: "whatcanimake",
        pace: RateLimit(everyMilliseconds: 0)
      ),
      server: server,
      key: keys[source].flatMap { APIKey($0) }
    )
  }

  func syncing(
    _ source: RecipeSource,
    _ wish: SyncWish = SyncWish(),
    restarts: Bool = false,
    onProgress: (SyncReport) -> Void = { _ in }
  ) throws -> (report: SyncReport, kitchen: Kitchen) {
    try Kitchen.syncing(
      try access(to: source),
      wish,
      restarts: restarts,
      into: world.places,
      clock: { now },
      onProgress: onProgress
    )
  }

  /// The dishes of one source, whole, ascending by id.
  func dishes(of source: RecipeSource) throws -> [Recipe] {
    let kitchen = try world.open(now: now)
    return try kitchen.recipes(.source(source.rawValue))
  }
}
