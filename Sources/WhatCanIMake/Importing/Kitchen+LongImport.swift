import RecipeImport
import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage

extension Kitchen {
  /// Takes long files in part by part, then builds the index once.
  static func importingLong(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    collection: String?,
    into places: KitchenPaths,
    for person: Person?,
    now: Int,
    sizes: ImportSizes,
    progress: @escaping (ImportProgress) throws -> Void,
    watching: (CatalogueStep) -> Void
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    var identities: [OutsideFileIdentity] = []
    for file in files { identities.append(try file.identity()) }
    let stores = Stores(places)
    let snapshot = PersonSnapshot(of: person, in: stores, now: now)
    let writer = try CatalogueWriter(stores, now: now)
    let data = try DataFingerprint(of: places.data, ownRecipes: 0, looksAtFiles: true)
    var addedAt = now
    func takeIn() throws -> ImportReport {
      // The parser of the files goes before the index is built, which needs the room.
      let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
      let state = ImportState(
        files: identities,
        format: format?.rawValue,
        collection: collection ?? "",
        data: data.text,
        addedAt: now
      )
      var long = LongImport(
        files,
        format: format,
        into: places,
        reader: RecipeFileReader(parser: read.parser),
        state: state,
        sizes: sizes,
        progress: progress
      )
      defer { addedAt = long.state.addedAt }
      return try long.run(into: try writer.cacheWithCollection(data))
    }
    var report: ImportReport
    var notices = [places.lostCatalogue].compactMap(\.self)
    do {
      report = try takeIn()
    } catch let error as StorageError where error.isCuredByRebuilding {
      // Replaces the damaged cache; what was stored of this import begins anew.
      notices += try writer.update(always: true).catalogue.notices
      report = try takeIn()
    }
    guard report.new + report.changed + report.unchanged > 0 else {
      throw KitchenError(.nothingImported(report.problems))
    }
    let catalogue = try writer.update(watching: watching).catalogue.saying(notices)
    let kitchen = Kitchen(catalogue, snapshot)
    if report.new > 0 { report.joined = kitchen.joinedDishes(addedAt: addedAt) }
    return (report, kitchen)
  }
}

extension CatalogueWriter {
  /// The cache with the collection as it is in the data files, against which it is told what a file
  /// may change. The index is not built when the cache has the collection already.
  fileprivate func cacheWithCollection(
    _ data: DataFingerprint
  ) throws -> RecipeCache {
    // A new cache must not be taken for the one that the marker is about.
    if databaseStamp(places.cache) == nil { try IndexManifest.invalidate(at: places.marker) }
    let cache = try RecipeCache(opening: places.cache, patience: stores.patience)
    if try cache.fingerprint() != data.text { _ = try update() }
    return cache
  }
}
