import RecipeMatching
import RecipeStorage

extension Kitchen {
  /// What a source remembers under `key`; nil when that is nothing, or damaged.
  func remembered(_ source: String, _ key: String) throws(KitchenError) -> SourceDocument? {
    guard isPresent(places.cache) else { return nil }
    return try readingCache { try $0.document(source, key) }
  }

  /// Everything that a source remembers, ascending by key; what is damaged is left out.
  func remembered(_ source: String) throws(KitchenError) -> [SourceDocument] {
    guard isPresent(places.cache) else { return [] }
    return try readingCache { try $0.documents(of: source).whole }
  }

  /// Stores what sources are to remember, without a change of any dish; an index that is current
  /// stays so.
  ///
  /// Every commit changes the stamp of the cache, by one. When there was just this one since the
  /// index was built, its marker gets the new stamp; else it stays as it is, and fits no more.
  func remember(_ documents: [SourceDocument]) throws(KitchenError) {
    do {
      let marker = IndexManifest(at: places.marker)
      let cache = try RecipeCache(opening: places.cache, patience: catalogue.stores.patience)
      try cache.set(documents)
      guard var marker, databaseStamp(places.cache) == marker.cacheStamp &+ 1 else { return }
      marker.cacheStamp &+= 1
      try marker.write(to: places.marker)
    } catch {
      throw KitchenError(catching: error)
    }
  }
}
