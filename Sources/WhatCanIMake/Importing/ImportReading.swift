import RecipeImport
import RecipeModel

/// Reads the recipes of some files while they are stored: a batch at a time, so that a long file takes
/// no more memory than a short one, in the formats that are read record by record.
final class ImportReading {
  /// The first of what could not become a dish, in the order met.
  private(set) var problems: [ImportError] = []
  /// How many could not in all.
  private(set) var failed = 0

  private let files: [OutsideFile]
  private let reader: RecipeFileReader
  private let format: RecipeFormat?
  private var position = 0
  /// Gives the records of the file that is being read.
  private var records: (() throws -> Result<Recipe, ImportError>?)?
  /// The first recipe, which was looked at before anything is stored.
  private var first: Recipe?
  private var isBegun = false

  private static let batchRecords = 1_000

  init(_ files: [OutsideFile], _ reader: RecipeFileReader, format: RecipeFormat?) {
    self.files = files
    self.reader = reader
    self.format = format
  }

  /// Whether there is any recipe. Cost: O(bytes up to the first).
  func hasRecipe() throws -> Bool {
    first = try next()
    return first != nil
  }

  /// Some more recipes, in the order of the files, repeats included; nil behind the last.
  func batch() throws -> [Recipe]? {
    isBegun = true
    var batch: [Recipe] = []
    while batch.count < Self.batchRecords, let recipe = try next() { batch.append(recipe) }
    return batch.isEmpty ? nil : batch
  }

  /// Begins anew, if anything was read.
  func restart() {
    guard isBegun else { return }
    (problems, failed, position, records, first, isBegun) = ([], 0, 0, nil, nil, false)
  }

  private func next() throws -> Recipe? {
    if let recipe = first {
      first = nil
      return recipe
    }
    while let records = try openRecords() {
      switch try records() {
      case .success(let recipe)?: return recipe
      case .failure(let problem)?: note(problem)
      case nil:
        files[position].release()
        position += 1
        self.records = nil
      }
    }
    return nil
  }

  /// The records of the file in turn; nil when there is none. A file that cannot be read is a problem.
  private func openRecords() throws -> (() throws -> Result<Recipe, ImportError>?)? {
    while records == nil, position < files.count {
      do {
        records = try records(of: files[position])
      } catch let error as ImportError {
        note(error)
        position += 1
      }
    }
    return records
  }

  private func records(
    of file: OutsideFile
  ) throws -> () throws -> Result<Recipe, ImportError>? {
    let stream = try reader.stream(file: file.path, bytes: file.size, format: format) {
      try file.read(at: $0, most: $1)
    }
    if var stream { return { try stream.next() } }
    let records = try reader.records(
      contentsOf: try file.bytes(),
      file: file.path,
      format: format
    )
    return { records.next() }
  }

  private func note(_ problem: ImportError) {
    if !problem.isRemark { failed += 1 }
    if problems.count < ImportReport.problemLimit { problems.append(problem) }
  }
}
