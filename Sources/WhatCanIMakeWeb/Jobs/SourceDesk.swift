import Synchronization
package import WhatCanIMake

/// The ways to the sources of recipes and books, each made when it is first needed.
package final class SourceDesk: Sendable {
  package typealias Way =
    @Sendable (RecipeSource, KitchenPlaces) throws(KitchenError) -> SourceAccess

  private let way: Way
  private let known = Mutex<[RecipeSource: SourceAccess]>([:])
  /// Threads for questions that wait for a source.
  let work = BoundedWork(
    "sources",
    atOnce: 2,
    mostWaiting: 8,
    refusal: .busy("too many people use sources right now; try again in a moment")
  )

  package init(_ way: @escaping Way) { self.way = way }

  /// As the environment and the files of whoever started the server describe them.
  package static let standard = SourceDesk { source, places throws(KitchenError) in
    try SourceAccess(to: source, places, environment: RunningProgram.variable)
  }

  /// The way to a source, which keeps its pace for all who ask.
  func access(to source: RecipeSource, _ places: KitchenPlaces) throws(KitchenError) -> SourceAccess
  {
    if let access = known.withLock({ $0[source] }) { return access }
    let access = try way(source, places)
    return known.withLock { known in
      if let earlier = known[source] { return earlier }
      known[source] = access
      return access
    }
  }
}
