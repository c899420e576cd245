import Synchronization
package import WhatCanIMake

/// The ways out of the server: to pages that somebody names, and to the sources of recipes and books.
///
/// They lead where those of the command line lead: to public servers by https, and nowhere in a private network.
package final class Reach: Sendable {
  package typealias Way =
    @Sendable (RecipeSource, KitchenPaths) throws(KitchenError) -> SourceAccess

  /// Whether everybody with an account may use them; else only who administers the server.
  let isForEveryone: Bool
  private let page: @Sendable (String) -> PageAccess
  private let way: Way
  private let known = Mutex<[RecipeSource: SourceAccess]>([:])
  /// Threads that wait for other servers, so that nothing else waits with them.
  private let work = BoundedWork(
    "reaching out",
    atOnce: 4,
    mostWaiting: 16,
    refusal: .busy("too many requests to other servers are running; try again in a moment")
  )

  /// - Parameters:
  ///   - page: The way to a page by its address.
  ///   - source: The way to a source.
  package init(
    isForEveryone: Bool = false,
    page: @escaping @Sendable (String) -> PageAccess = {
      PageAccess(to: [$0], allowsPrivate: false)
    },
    source: @escaping Way
  ) {
    self.isForEveryone = isForEveryone
    self.page = page
    way = source
  }

  /// As the environment and the files of whoever started the server describe them.
  ///
  /// - Parameters:
  ///   - servers: Those that are asked in place of sources' own.
  ///   - allowsPrivate: Whether these may be on this machine or in a private network.
  package convenience init(
    isForEveryone: Bool = false,
    servers: [RecipeSource: String] = [:],
    allowsPrivate: Bool = false
  ) {
    self.init(isForEveryone: isForEveryone) { source, places throws(KitchenError) in
      try SourceAccess(
        to: source,
        places,
        environment: RunningProgram.variable,
        server: servers[source],
        allowsPrivate: allowsPrivate
      )
    }
  }

  /// The recipe on a page, as fields to be looked at.
  func draft(at address: String, _ kitchen: Kitchen) async throws -> WrittenRecipe {
    try await work.run { [page] in try kitchen.draft(of: try page(address).page(at: address)) }
  }

  /// Asks a source, on a thread that may wait for it.
  ///
  /// - Throws: What `body` throws; 503 where too many wait.
  func ask<Value: Sendable>(
    _ source: RecipeSource,
    _ places: KitchenPaths,
    _ body: @escaping @Sendable (SourceAccess) throws -> Value
  ) async throws -> Value {
    try await work.run { [self] in try body(try access(to: source, places)) }
  }

  /// The way to a source, which keeps its pace for all who ask; nothing is sent yet.
  func access(
    to source: RecipeSource,
    _ places: KitchenPaths
  ) throws(KitchenError) -> SourceAccess {
    if let access = known.withLock({ $0[source] }) { return access }
    let access = try way(source, places)
    // Its key may be put there while the server runs.
    guard access.hasKey || !source.needsKey else { return access }
    return known.withLock { known in
      if let earlier = known[source] { return earlier }
      known[source] = access
      return access
    }
  }
}
