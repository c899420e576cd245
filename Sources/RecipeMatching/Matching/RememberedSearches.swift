import Synchronization

/// What the latest questions worked out of their pantries, for those that ask about one of them again: somebody who looks
/// at a page twice, who turns to the next one, or whose page asks several things.
///
/// An answer is the same with it and without. Whoever keeps one keeps the index that it is of; not to be kept by the
/// index itself.
package final class RememberedSearches: Sendable {
  private let index: CatalogueIndex
  /// The one asked about last stands last.
  private let latest = Mutex<[AskedPantry]>([])

  /// As many as the questions of a few pages: each is some hundred kilobytes.
  private static let most = 8

  package init(_ index: CatalogueIndex) { self.index = index }

  /// What is known of the pantry of a query. Cost: O(what the query says); for another pantry that of judging it.
  func pantry(of query: MatchQuery) -> AskedPantry {
    let key = query.ofPantry
    if let known = known(key) { return known }
    // Nobody waits meanwhile; of two who ask the same at the same time each may judge it.
    let asked = AskedPantry(CatalogueSearch(index, key))
    latest.withLock { latest in
      if latest.count == Self.most { latest.removeFirst() }
      latest.append(asked)
    }
    return asked
  }

  private func known(_ key: MatchQuery) -> AskedPantry? {
    latest.withLock { latest in
      guard let place = latest.lastIndex(where: { $0.query == key }) else { return nil }
      let known = latest.remove(at: place)
      latest.append(known)
      return known
    }
  }
}

/// A pantry that was asked about, and what is known of it.
final class AskedPantry: Sendable {
  /// As ``MatchQuery/ofPantry``.
  let query: MatchQuery
  private let known: Mutex<Known>

  private struct Known: Sendable {
    /// Has judged what earlier questions asked.
    var search: CatalogueSearch
    var counts: MatchCounts?
  }

  /// What else follows from the pantry.
  let remembered = RememberedTables()

  init(_ search: CatalogueSearch) {
    query = search.query
    known = Mutex(Known(search: search))
  }

  /// A search for a query about this pantry; for that of the pantry itself where none is given.
  func search(for query: MatchQuery? = nil) -> CatalogueSearch {
    let search = known.withLock(\.search)
    return query.map { search.asking($0) } ?? search
  }

  /// As ``CatalogueSearch/counts()`` of a search for a query about this pantry; what it judges stays known.
  func counts(_ search: inout CatalogueSearch) -> MatchCounts {
    if let counts = known.withLock(\.counts) { return counts }
    let counts = search.counts()
    let judged = search.asking(query)
    known.withLock { known in
      known.counts = counts
      known.search = judged
    }
    return counts
  }
}
