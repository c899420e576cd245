import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage
import RecipeTaste

/// One pass from the cache file to a current index.
struct CatalogueUpdate {
  let stores: Stores
  let now: Int
  let fingerprint: DataFingerprint
  let recipes: [Recipe]
  let reading: ImportReading?
  let expiresAt: Int?
  /// Nil when they cannot be read: then those that the cache has stay.
  let own: OwnRecipes?
  /// As ``CatalogueWriter/currentManifest``.
  let currentManifest: IndexManifest?
  let always: Bool
  let watching: (CatalogueStep) -> Void

  private var places: KitchenPaths { stores.places }

  func run(notices: [String]) throws(KitchenError) -> CatalogueWriter.Outcome {
    var lexicon = LexiconOnDemand(places)
    do {
      // A new cache must not be taken for the one that the marker is about.
      let stamp = databaseStamp(places.cache)
      if stamp == nil { try invalidate() }
      let cache = try RecipeCache(opening: places.cache, patience: stores.patience)
      if always {
        watching(.checking)
        try cache.verify()
      }
      try cache.removeExpired(now: now, willCommit: invalidate)
      let problems = try takeIn(cache, &lexicon)
      try takeInOwn(cache)
      reading?.begin(in: try CollectionRegister(in: cache))
      var rest: [GivenRecipe]? = recipes.map { GivenRecipe($0) }
      let count = try cache.update(
        addedAt: now,
        expiresAt: expiresAt,
        unclaimed: FileCollections.unclaimed,
        willCommit: invalidate,
        noting: { _ in reading?.collections?.claims() ?? [] }
      ) {
        defer { rest = nil }
        return try rest ?? reading?.batch()
      }
      // What came in may have changed a dish in which somebody never swaps something.
      if own?.hasDishesOfCatalogue ?? false, count.new + count.changed > 0 { try takeInOwn(cache) }
      return CatalogueWriter.Outcome(
        catalogue: try current(cache, &lexicon, since: stamp, notices: notices + problems),
        new: count.new,
        changed: count.changed,
        unchanged: count.unchanged
      )
    } catch {
      throw KitchenError(catching: error)
    }
  }

  private func invalidate() throws {
    try IndexManifest.invalidate(at: places.marker)
  }

  /// Takes the collection into the cache, unless the cache has it as it is now.
  ///
  /// - Returns: What could not be read.
  private func takeIn(
    _ cache: RecipeCache,
    _ lexicon: inout LexiconOnDemand
  ) throws -> [String] {
    guard try cache.fingerprint() != fingerprint.text else { return [] }
    watching(.readingCollection)
    let collection = CollectionFiles(folder: places.data)
    let (recipes, problems) = try collection.recipes(parser: try lexicon.read().parser)
    try cache.update(
      recipes,
      addedAt: now,
      replacingSource: CollectionFiles.source,
      fingerprint: fingerprint.text,
      willCommit: invalidate
    )
    return problems
  }

  /// Takes the recipes that people wrote into the cache, and those out of it that are deleted.
  private func takeInOwn(_ cache: RecipeCache) throws {
    guard let own else { return }
    let entries = try own.entries(now: now) { try cache.recipes(ids: $0) }
    try cache.update(
      entries.map(\.recipe),
      addedAt: now,
      replacingSource: OwnRecipe.source,
      willCommit: invalidate
    )
  }

  /// The catalogue over the cache as it is: with its current index, that with what changed since, or one
  /// built now. A built index that cannot be written serves this process, and the next one builds it again.
  ///
  /// - Parameter stamp: The cache's, before this pass wrote anything.
  private func current(
    _ cache: RecipeCache,
    _ lexicon: inout LexiconOnDemand,
    since stamp: UInt32?,
    notices: [String]
  ) throws -> Catalogue {
    if !always,
      let catalogue = Catalogue.current(stores, fingerprint, now: now, notices: notices)
    {
      return catalogue
    }
    if !always, let catalogue = try unchanged(cache, since: stamp, notices: notices) {
      return catalogue
    }
    if !always, let catalogue = try extended(cache, notices: notices) { return catalogue }
    let (known, units) = try lexicon.known(as: always ? nil : currentManifest, data: fingerprint)
    let entries = try cache.entries()
    try CatalogueLimits().check(entries, file: places.index)
    watching(.buildingIndex(dishes: entries.count))
    let plain = CatalogueIndex(
      entries: entries,
      lexicon: known,
      units: units,
      renown: try RenownEvidence(from: CollectionFiles(folder: places.data))
        .renown(of: entries.lazy.map(\.recipe)),
      generation: UInt64(try cache.generation()),
      fingerprint: fingerprint.value
    )
    watching(.learning(dishes: entries.count))
    let taste = Taste(training: plain)
    let index = plain.adding(learned: taste.learnedSwaps())
    do {
      try invalidate()
      try CatalogueIndex.removeDelta(at: places.delta)
      let indexFile = try index.save(to: places.index)
      let tasteFile = try taste.file.save(to: places.taste)
      // Nothing will ask for what changed before, and the marker names the cache as this leaves it.
      try cache.forgetChanges(before: Int(clamping: index.generation))
      let origin = IndexManifest.IndexOrigin(
        generation: index.generation,
        data: fingerprint.files,
        history: try cache.origin
      )
      try mark(index, of: cache, indexFile, tasteFile: tasteFile, base: origin)
      return Catalogue(stores, index, notices: notices)
    } catch let error as IndexError {
      // Who asks for a new index alone has not got it.
      if always { throw error }
      let notice = "\(error); it is rebuilt at the next start"
      return Catalogue(stores, index, notices: notices + [notice])
    }
  }
}

/// The lexicon of the data files, which is read when it is first asked for: what is laid beside an index
/// needs only what that has.
private struct LexiconOnDemand {
  private let places: KitchenPaths
  private var known: ReadLexicon?
  private var collection: CollectionFiles { CollectionFiles(folder: places.data) }

  init(_ places: KitchenPaths) { self.places = places }

  mutating func read() throws -> ReadLexicon {
    if let known { return known }
    let read = try ReadLexicon(from: collection)
    known = read
    return read
  }

  /// The same without a parser: from the stored index where that is of the same data files.
  mutating func known(
    as marker: IndexManifest?,
    data: DataFingerprint
  ) throws -> (lexicon: IngredientLexicon, units: UnitTable) {
    if known == nil, let stored = StoredLexicon(places, as: marker, data: data) {
      return (stored.lexicon, try collection.units())
    }
    let read = try read()
    return (read.lexicon, read.units)
  }
}

extension CatalogueUpdate {
  /// The catalogue over the stored index, when it was current before this pass, which changed nothing
  /// that the index is made of: only what sources remember, or how long dishes may stay.
  private func unchanged(
    _ cache: RecipeCache,
    since stamp: UInt32?,
    notices: [String]
  ) throws -> Catalogue? {
    guard let marker = IndexManifest(at: places.marker), marker.cacheStamp == stamp,
      let stored = try? StoredIndex(places, as: marker),
      stored.index.fingerprint == fingerprint.value,
      stored.index.generation == UInt64(try cache.generation()),
      isPresent(places.taste)
    else { return nil }
    try mark(
      stored.index,
      of: cache,
      stored.indexFile,
      stored.deltaFile,
      tasteFile: marker.tasteFile,
      base: marker.base
    )
    return Catalogue(stores, stored.index, notices: notices)
  }

  /// The catalogue over the stored index and what changed since it was built; nil when it has to be built
  /// anew. What cannot be written serves this process.
  private func extended(_ cache: RecipeCache, notices: [String]) throws -> Catalogue? {
    let extensible = try ExtensibleIndex(
      places,
      as: currentManifest,
      data: fingerprint,
      cache: cache
    )
    guard let extensible, let index = try extensible.brought(upTo: fingerprint) else { return nil }
    if let count = try cache.dishCount(), count != index.dishCount {
      throw StorageError(.corrupt, path: places.cache)
    }
    do {
      try invalidate()
      let deltaFile = try index.saveDelta(to: places.delta)
      try mark(
        index,
        of: cache,
        extensible.indexFile,
        deltaFile,
        tasteFile: currentManifest?.tasteFile,
        base: extensible.origin
      )
      return Catalogue(stores, index, notices: notices)
    } catch let error as IndexError {
      let notice = "\(error); the index is rebuilt at the next start"
      return Catalogue(stores, index, notices: notices + [notice])
    }
  }

  private func mark(
    _ index: CatalogueIndex,
    of cache: RecipeCache,
    _ indexFile: FileIdentity,
    _ deltaFile: FileIdentity? = nil,
    tasteFile: FileIdentity?,
    base: IndexManifest.IndexOrigin?
  ) throws {
    let marker = IndexManifest(
      of: index,
      cacheStamp: databaseStamp(places.cache) ?? 0,
      expires: try cache.earliestExpiry().flatMap { UInt64(exactly: $0) },
      indexFile: indexFile,
      tasteFile: tasteFile,
      deltaFile: deltaFile,
      base: base
    )
    try marker.write(to: places.marker)
  }
}

extension CatalogueWriter {
  /// Lets an index that was current stay so after a write that changed no dish.
  ///
  /// - Parameter stamp: The cache's, before that write.
  func keepMarker(since stamp: UInt32?, of cache: RecipeCache) throws {
    guard var marker = IndexManifest(at: places.marker), marker.cacheStamp == stamp else {
      return
    }
    marker.cacheStamp = databaseStamp(places.cache) ?? 0
    marker.expires = try cache.earliestExpiry().flatMap { UInt64(exactly: $0) }
    try marker.write(to: places.marker)
  }
}
