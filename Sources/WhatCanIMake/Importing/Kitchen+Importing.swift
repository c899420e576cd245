public import RecipeImport
import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// What an import did.
public struct ImportReport: Sendable {
  /// Dishes that the catalogue did not have.
  public var new: Int
  /// Dishes that it had otherwise.
  public var changed: Int
  /// Dishes that it had just so, repeats within the import included.
  public var unchanged: Int
  /// Records and files that could not become a dish, in the order met.
  public var problems: [ImportError]

  public init(new: Int, changed: Int, unchanged: Int, problems: [ImportError]) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.problems = problems
  }
}

extension Kitchen {
  /// Takes the recipes of some files into the catalogue, and builds the index anew when that
  /// changed anything.
  ///
  /// All dishes go in with one commit, or none. What cannot be read is reported and the rest goes
  /// in. Importing the same files again changes nothing.
  ///
  /// - Parameters:
  ///   - format: Nil to tell each file's format by its content.
  ///   - person: For whom the kitchen is opened afterwards.
  ///   - now: Seconds since 1970; when new dishes were added.
  /// - Returns: The report, and the kitchen as it is afterwards.
  /// - Throws: ``KitchenError`` `.nothingImported` when no file holds a readable recipe; its
  ///   neighbours when a file is absent or the store cannot be written.
  public static func importing(
    _ paths: [String],
    format: RecipeFormat?,
    into places: KitchenPlaces,
    for person: Person? = nil,
    now: Int
  ) throws(KitchenError) -> (report: ImportReport, kitchen: Kitchen) {
    var files: [(path: String, bytes: [UInt8])] = []
    for path in paths { files.append((path, try bytes(of: path))) }
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    let imported = RecipeFileReader(parser: read.parser).readAll(files, format: format)
    guard !imported.recipes.isEmpty || imported.repeats > 0 else {
      throw KitchenError(.nothingImported(imported.problems))
    }
    let belongings = belongings(of: person, places, now: now)
    let writer = try CatalogueWriter(places, now: now)
    let outcome = try writer.update(adding: imported.recipes, for: belongings)
    let report = ImportReport(
      new: outcome.new,
      changed: outcome.changed,
      unchanged: outcome.unchanged + imported.repeats,
      problems: imported.problems
    )
    return (report, outcome.kitchen)
  }
}

extension RecipeFileReader {
  /// The recipes of all files in their order; a file that cannot be read is a problem.
  fileprivate func readAll(
    _ files: [(path: String, bytes: [UInt8])],
    format: RecipeFormat?
  ) -> ImportedRecipes {
    var all = ImportedRecipes()
    for (path, bytes) in files {
      do throws(ImportError) {
        let found = try read(contentsOf: bytes, file: path, format: format)
        all.recipes += found.recipes
        all.problems += found.problems
        all.repeats += found.repeats
      } catch {
        all.problems.append(error)
      }
    }
    return all
  }
}
