public import RecipeImport
import RecipeMatching
public import RecipeModel
import RecipeStorage

extension Kitchen {
  /// Takes the recipes of some files into the catalogue, and builds the index anew when that
  /// changed anything.
  ///
  /// What cannot be read is reported and the rest goes in. Importing the same files again changes
  /// nothing. A record of a file becomes a dish of the file's collection, and never changes one of
  /// another; records in the shape of a known source have that source's ids, and of one of these given
  /// twice the first counts.
  ///
  /// Files of at most 32 MiB in all go in with one commit, or none. Longer ones go in part by part:
  /// tables and JSON lines are read in pieces, whatever their length, and other formats file by file.
  /// When that is stopped, importing the same files again goes on behind the last part, and all is
  /// as if it had never been stopped; a file that became another one meanwhile begins anew.
  ///
  /// - Parameters:
  ///   - format: Nil to tell each file's format by its content.
  ///   - collection: The name of the collection that all records go to, as ``CollectionName`` makes it; nil
  ///     for the collections of the files.
  ///   - person: For whom the kitchen is opened afterwards.
  ///   - now: Seconds since 1970; when new dishes were added.
  ///   - progress: Called after each part of a long import, and every few records of another, before the index is
  ///     built.
  ///   - watching: Told what is done to the catalogue besides.
  /// - Returns: The report, and the kitchen as it is afterwards.
  /// - Throws: ``KitchenError`` `.nothingImported` when no file holds a readable recipe; its
  ///   neighbours when a file is absent or the store cannot be written.
  public static func importing(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    collection: String? = nil,
    into places: KitchenPlaces,
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
    into places: KitchenPlaces,
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
    into places: KitchenPlaces,
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
    let belongings = Belongings(of: person, in: stores, now: now)
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
    let kitchen = Kitchen(outcome.catalogue, belongings)
    if report.new > 0 {
      report.joined = kitchen.joinedDishes(addedAt: now, of: reading.collections?.sources)
    }
    return (report, kitchen)
  }
}
