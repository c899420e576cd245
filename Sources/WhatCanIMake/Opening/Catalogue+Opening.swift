import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage

extension Catalogue {
  /// Opens the catalogue with an index that fits the data files and the recipes that people wrote: the stored
  /// one, or one that is made now, as ``Kitchen/open(_:for:now:patience:)`` says.
  ///
  /// - Parameters:
  ///   - ownRecipes: Stands for the recipes that people wrote; see ``DataFingerprint``.
  ///   - now: Seconds since 1970.
  static func opened(
    _ stores: Stores,
    ownRecipes: UInt64,
    now: Int
  ) throws(KitchenError) -> Catalogue {
    do {
      return try stored(stores, ownRecipes: ownRecipes, now: now)
    } catch {
      guard error.isUnwritableStore else { throw error }
      let fingerprint = try DataFingerprint(of: stores.places.data, ownRecipes: ownRecipes)
      return try inMemory(
        stores,
        fingerprint,
        now: now,
        notices: ["\(error); this answer was computed without it"]
      )
    }
  }

  /// The same, without one in memory where the store cannot be written.
  static func stored(
    _ stores: Stores,
    ownRecipes: UInt64,
    now: Int
  ) throws(KitchenError) -> Catalogue {
    let fingerprint = try DataFingerprint(of: stores.places.data, ownRecipes: ownRecipes)
    if let catalogue = current(stores, fingerprint, now: now) { return catalogue }
    return try CatalogueWriter(stores, now: now).update().catalogue
  }

  /// The catalogue over the stored index, when the marker says that this is the index of the cache and
  /// of the data files as they are.
  ///
  /// Files that are as the marker knows them are trusted. Any other (copied, restored, touched)
  /// is verified, and when it is sound the marker gets to know it.
  static func current(
    _ stores: Stores,
    _ fingerprint: DataFingerprint,
    now: Int,
    notices: [String] = []
  ) -> Catalogue? {
    let places = stores.places
    guard let marker = IndexManifest(at: places.marker),
      marker.fingerprint == fingerprint.value, marker.expires.map({ now < $0 }) ?? true,
      let stamp = databaseStamp(places.cache), stamp == marker.cacheStamp,
      let stored = try? StoredIndex(places, as: marker), marker.isMarker(of: stored.index)
    else { return nil }
    if marker.indexFile != stored.indexFile || marker.deltaFile != stored.deltaFile {
      remark(places, marker) {
        $0.indexFile = stored.indexFile
        $0.deltaFile = stored.deltaFile
      }
    }
    return Catalogue(stores, stored.index, notices: notices)
  }

  /// Lets the marker know a file that was found to be sound, unless it is another marker by now, or
  /// the store is not to be written: then the file is verified again by the next one who opens it.
  static func remark(
    _ places: KitchenPaths,
    _ marker: IndexManifest,
    _ change: (inout IndexManifest) -> Void
  ) {
    // Who may not write, or finds another one writing, loses nothing but time.
    guard let lock = try? FileLock(places.lock, patience: 0),
      var current = IndexManifest(at: places.marker), current == marker
    else { return }
    change(&current)
    try? current.write(to: places.marker)
    _ = consume lock
  }

  /// A catalogue for this process alone: the collection, the recipes that people wrote, and what a
  /// readable cache holds besides.
  private static func inMemory(
    _ stores: Stores,
    _ fingerprint: DataFingerprint,
    now: Int,
    notices: [String]
  ) throws(KitchenError) -> Catalogue {
    let places = stores.places
    let collection = CollectionFiles(folder: places.data)
    let read = try ReadLexicon(from: collection)
    let (recipes, problems) = try collection.recipes(parser: read.parser)
    var entries = recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: now) }
    let own = OwnRecipes(in: stores)
    let collected = Dictionary(
      recipes.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    entries += own?.entries(now: now) { $0.compactMap { collected[$0] } } ?? []
    for salvaged in RecipeCache.salvagedRecipes(at: places.cache)
    where salvaged.recipe.origin.source != CollectionFiles.source
      && (own == nil || !salvaged.recipe.id.isOwn) && salvaged.expiresAt.map({ now < $0 }) ?? true
    {
      entries.append(CatalogueIndex.Entry(recipe: salvaged.recipe, addedAt: salvaged.addedAt))
    }
    let all = Dictionary(
      entries.map { ($0.recipe.id, $0.recipe) },
      uniquingKeysWith: { first, _ in first }
    )
    let plain = CatalogueIndex(
      entries: entries,
      lexicon: read.lexicon,
      units: read.units,
      renown: try RenownEvidence(from: collection).renown(of: entries.lazy.map(\.recipe)),
      generation: 0,
      fingerprint: fingerprint.value
    )
    return Catalogue(
      stores,
      plain.adding(learned: Taste(training: plain).learnedSwaps()),
      notices: notices + problems,
      recipes: .memory(all)
    )
  }
}
