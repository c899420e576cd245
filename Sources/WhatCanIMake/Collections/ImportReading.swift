import RecipeImport
import RecipeModel
import RecipeStorage

/// Reads the recipes of some files while they are stored: a batch at a time, so that a long file takes
/// no more memory than a short one, in the formats that are read record by record.
final class ImportReading {
  /// The first of what could not become a dish, in the order met.
  private(set) var problems: [ImportError] = []
  /// How many could not in all.
  private(set) var failed = 0
  /// Recipes that somebody wrote in a store, which are no dishes of the file.
  private(set) var returned: [ReturnedRecipe] = []

  private let files: [OutsideFile]
  private let reader: RecipeFileReader
  private let format: RecipeFormat?
  /// The collection that a person named; nil for those of the files.
  private let collection: String?
  /// Which file has which collection; nil until that is asked.
  private(set) var collections: FileCollections?
  private var position = 0
  /// Gives the records of the file that is being read.
  private var records: (() throws -> Result<Recipe, ImportError>?)?
  /// The first recipe, which was looked at before anything is stored.
  private var first: Recipe?
  /// The file of the recipe that was read last.
  private var last: OutsideFile?
  private var isBegun = false
  private let progress: (ImportProgress) throws -> Void
  /// Records that were read, problems included.
  private var recordCount = 0
  /// How many bytes of the file that is read were looked at; 0 where only the whole of it can be read.
  private var offset: () -> Int = { 0 }
  private lazy var totalBytes = files.reduce(0) { $0 + $1.size }
  private var bytesBefore = 0

  private static let batchRecords = 1_000
  /// After so many records it is said how far the reading is.
  private static let recordsOfReport = 64

  init(
    _ files: [OutsideFile],
    _ reader: RecipeFileReader,
    format: RecipeFormat?,
    collection: String?,
    progress: @escaping (ImportProgress) throws -> Void = { _ in }
  ) {
    self.files = files
    self.progress = progress
    self.collection = collection
    self.reader = reader
    self.format = format
  }

  /// Whether there is any recipe. Cost: O(bytes up to the first).
  func hasRecipe() throws -> Bool {
    first = try next()
    return first != nil
  }

  /// Before the first batch: what is known of collections.
  func begin(in register: CollectionRegister) {
    collections = FileCollections(register, named: collection, format: format)
  }

  /// Some more recipes, in the order of the files, repeats included; nil behind the last.
  func batch() throws -> [GivenRecipe]? {
    isBegun = true
    var batch: [GivenRecipe] = []
    while batch.count < Self.batchRecords, let recipe = try next(), let file = last {
      if returned.count < ReturnedRecipe.most, let own = ReturnedRecipe(recipe, of: file) {
        returned.append(own)
        continue
      }
      batch.append(try collections?.given(recipe, of: file) ?? GivenRecipe(recipe))
    }
    return batch.isEmpty ? nil : batch
  }

  /// Begins anew, if anything was read.
  func restart() {
    guard isBegun else { return }
    (problems, failed, position, records, first, isBegun) = ([], 0, 0, nil, nil, false)
    (recordCount, bytesBefore, offset, returned) = (0, 0, { 0 }, [])
  }

  private func next() throws -> Recipe? {
    if let recipe = first {
      first = nil
      return recipe
    }
    while let records = try openRecords() {
      let record = try records()
      try report(isAtEnd: record == nil)
      switch record {
      case .success(let recipe)?:
        last = files[position]
        return recipe
      case .failure(let problem)?: note(problem)
      case nil:
        bytesBefore += files[position].size
        offset = { 0 }
        files[position].release()
        position += 1
        self.records = nil
      }
    }
    return nil
  }

  private func report(isAtEnd: Bool) throws {
    if !isAtEnd { recordCount += 1 }
    guard isAtEnd || recordCount % Self.recordsOfReport == 0 else { return }
    try progress(
      ImportProgress(
        path: files[position].path,
        records: recordCount,
        recordsOfRun: recordCount,
        bytes: bytesBefore + (isAtEnd ? files[position].size : offset()),
        totalBytes: totalBytes
      )
    )
  }

  /// The records of the file in turn; nil when there is none. A file that cannot be read is a problem.
  private func openRecords() throws -> (() throws -> Result<Recipe, ImportError>?)? {
    while records == nil, position < files.count {
      do {
        records = try records(of: files[position])
      } catch let error as ImportError {
        passOver(error)
      } catch let error as KitchenError where files[position].isOfFolder {
        passOver(ImportError(.unreadable(detail: error.detail), file: files[position].shownPath))
      }
    }
    return records
  }

  private func passOver(_ error: ImportError) {
    note(error)
    bytesBefore += files[position].size
    position += 1
  }

  private func records(
    of file: OutsideFile
  ) throws -> () throws -> Result<Recipe, ImportError>? {
    let stream = try reader.stream(file: file.shownPath, bytes: file.size, format: format) {
      try file.read(at: $0, most: $1)
    }
    if let stream {
      let reading = StreamReading(stream)
      offset = { reading.stream.offset }
      return { try reading.stream.next() }
    }
    let records = try reader.records(
      contentsOf: try file.bytes(),
      file: file.shownPath,
      format: format
    )
    return { records.next() }
  }

  private func note(_ problem: ImportError) {
    if !problem.isRemark { failed += 1 }
    if problems.count < ImportReport.problemLimit { problems.append(problem) }
  }
}

/// A stream that one closure reads and another looks at.
private final class StreamReading {
  var stream: RecipeStream

  init(_ stream: RecipeStream) {
    self.stream = stream
  }
}
