public import RecipeImport
import RecipeMatching
public import RecipeModel
import RecipeStorage

extension Kitchen {
  /// Imports the recipes of some files into the catalogue, and rebuilds the index if that changed
  /// anything.
  ///
  /// What cannot be read is reported, and the rest is imported. Importing the same files again
  /// changes nothing. A record becomes a dish of the file's collection, and never changes a dish of
  /// another collection. Records in the format of a known source have that source's ids; if such a
  /// record occurs twice, the first one counts.
  ///
  /// Files of at most 32 MiB in all are imported in one commit, or not at all. Longer ones are
  /// imported in parts: tables and JSON lines in pieces, whatever their length, other formats file
  /// by file. If such an import is stopped, importing the same files again continues after the last
  /// part, with the same result as if it had never been stopped; a file that has changed in the
  /// meantime starts from its beginning.
  ///
  /// - Parameters:
  ///   - format: Nil to detect each file's format from its content.
  ///   - collection: The name of the collection for all records, as made by ``CollectionName``; nil
  ///     for the collections of the files.
  ///   - person: For whom the kitchen is opened afterwards.
  ///   - now: When new dishes are added, in seconds since 1970.
  ///   - progress: Called after each part of a long import, and every few records of a short one,
  ///     before the index is built.
  ///   - watching: Called for what else is done to the catalogue.
  /// - Returns: The report, and the kitchen afterwards.
  /// - Throws: ``KitchenError`` `.nothingImported` if no file has a readable recipe, and other
  ///   cases if a file is missing or the store cannot be written.
  public static func importing(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    collection: String? = nil,
    into places: KitchenPaths,
    for person: Person? = nil,
    now: Int,
    progress: (ImportProgress) -> Void = { _ in },
    watching: (CatalogueStep) -> Void = { _ in }
  ) throws(KitchenError) -> (report: ImportReport, kitchen: Kitchen) {
    do {
      return try withoutActuallyEscaping(progress) { progress in
        try importing(
          files,
          format: format,
          collection: collection,
          into: places,
          for: person,
          now: now,
          sizes: ImportSizes(),
          progress: progress,
          watching: watching
        )
      }
    } catch {
      throw KitchenError(catching: error)
    }
  }

  /// The same with other sizes, and with a `progress` that may stop it.
  static func importing(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    collection: String? = nil,
    into places: KitchenPaths,
    for person: Person? = nil,
    now: Int,
    sizes: ImportSizes,
    progress: @escaping (ImportProgress) throws -> Void,
    watching: (CatalogueStep) -> Void = { _ in }
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    if files.reduce(0, { $0 + $1.size }) > sizes.wholeBytes {
      return try importingLong(
        files,
        format: format,
        collection: collection,
        into: places,
        for: person,
        now: now,
        sizes: sizes,
        progress: progress,
        watching: watching
      )
    }
    return try importingWhole(
      files,
      format: format,
      collection: collection,
      into: places,
      for: person,
      now: now,
      progress: progress,
      watching: watching
    )
  }

  private static func importingWhole(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    collection: String?,
    into places: KitchenPaths,
    for person: Person?,
    now: Int,
    progress: @escaping (ImportProgress) throws -> Void,
    watching: (CatalogueStep) -> Void
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    let reading = ImportReading(
      files,
      RecipeFileReader(parser: try places.importParser()),
      format: format,
      collection: collection,
      progress: progress
    )
    guard try reading.hasRecipe() else {
      throw KitchenError(.nothingImported(reading.problems))
    }
    let stores = Stores(places)
    let snapshot = PersonSnapshot(of: person, in: stores, now: now)
    let outcome = try CatalogueWriter(stores, now: now).update(
      reading: reading,
      watching: watching
    )
    var report = ImportReport(
      new: outcome.new,
      changed: outcome.changed,
      unchanged: outcome.unchanged,
      problems: reading.problems,
      failed: reading.failed
    )
    report.displaced = reading.collections?.displaced ?? []
    report.unseen = reading.collections?.unseen ?? []
    report.returned = reading.returned
    let kitchen = Kitchen(outcome.catalogue, snapshot)
    if report.new > 0 {
      report.joined = kitchen.joinedDishes(addedAt: now, of: reading.collections?.sources)
    }
    return (report, kitchen)
  }
}
