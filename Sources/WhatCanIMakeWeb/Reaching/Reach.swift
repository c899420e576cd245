import Foundation
package import WhatCanIMake

/// The ways out of the server: to pages that somebody names, and to the sources of recipes and books.
///
/// They lead where those of the command line lead: to public servers by https, and nowhere in a private network.
package struct Reach: Sendable {
  /// Whether everybody with an account may use them; else only who administers the server.
  package var isForEveryone = false
  private let pages: @Sendable (String) -> PageAccess
  private let sources: @Sendable (RecipeSource, KitchenPlaces) throws(KitchenError) -> SourceAccess
  private let queue = ReachQueue()

  /// - Parameters:
  ///   - pages: The way to a page by its address.
  ///   - sources: The way to a source.
  package init(
    pages: @escaping @Sendable (String) -> PageAccess = {
      PageAccess(to: [$0], allowsPrivate: false)
    },
    sources: @escaping @Sendable (RecipeSource, KitchenPlaces) throws(KitchenError) -> SourceAccess
  ) {
    self.pages = pages
    self.sources = sources
  }

  /// - Parameters:
  ///   - servers: Those that are asked in place of sources' own.
  ///   - allowsPrivate: Whether these may be on this machine or in a private network.
  package init(servers: [RecipeSource: String] = [:], allowsPrivate: Bool = false) {
    self.init(sources: { source, places throws(KitchenError) in
      try SourceAccess(
        to: source,
        places,
        environment: RunningProgram.variable,
        server: servers[source],
        allowsPrivate: allowsPrivate
      )
    })
  }

  /// The recipe on a page, as fields to be looked at.
  func draft(at address: String, _ kitchen: Kitchen) async throws -> WrittenRecipe {
    let pages = pages
    return try await queue.run { try kitchen.draft(of: try pages(address).page(at: address)) }
  }

  /// Asks a source, on a thread that may wait for it.
  func ask<Value: Sendable>(
    _ source: RecipeSource,
    _ places: KitchenPlaces,
    _ body: @escaping @Sendable (SourceAccess) throws -> Value
  ) async throws -> Value {
    let sources = sources
    return try await queue.run { try body(try sources(source, places)) }
  }

  /// The way to a source; nothing is sent yet.
  func access(
    to source: RecipeSource,
    _ places: KitchenPlaces
  ) throws(KitchenError) -> SourceAccess {
    try sources(source, places)
  }
}

/// Threads that wait for other servers: a few at the same time, so that nothing else waits with them.
private final class ReachQueue: Sendable {
  private static let atOnce = 4
  private let queue = DispatchQueue(label: "reaching out", attributes: .concurrent)
  private let places = DispatchSemaphore(value: atOnce)

  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    let places = places
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        places.wait()
        defer { places.signal() }
        continuation.resume(with: Result(catching: body))
      }
    }
  }
}
