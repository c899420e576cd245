import RecipeImport
import RecipeMatching
import RecipeModel
import RecipeStorage

/// Takes files into the catalogue that are too long to be held: read in pieces, stored in parts, each
/// of which is one commit with the place where the next begins.
///
/// What was stopped, by whatever, goes on behind its last part when the same files are imported again
/// in the same way. The index is not built here; its marker is gone before the first commit.
struct LongImport {
  let files: [OutsideFile]
  let format: RecipeFormat?
  let places: KitchenPaths
  let reader: RecipeFileReader
  let sizes: ImportSizes
  /// Told after each part.
  let progress: (ImportProgress) throws -> Void
  private(set) var state: ImportState
  private var part = Part()
  private var recordsOfRun = 0
  /// Which file has which collection.
  private var collections: FileCollections

  /// The records that were read and are not yet stored; all are of one file.
  private struct Part {
    var recipes: [Recipe] = []
    var problems: [ImportError] = []
    /// Problems that are only counted.
    var untold = 0
    /// Where the part began, in bytes from the start of its file.
    var offset = 0

    var records: Int { recipes.count + problems.count + untold }

    mutating func add(_ record: Result<Recipe, ImportError>) {
      switch record {
      case .success(let recipe): recipes.append(recipe)
      case .failure(let problem): problems.append(problem)
      }
    }
  }

  /// - Parameter state: That of an import that begins.
  init(
    _ files: [OutsideFile],
    format: RecipeFormat?,
    into places: KitchenPaths,
    reader: RecipeFileReader,
    state: ImportState,
    sizes: ImportSizes,
    progress: @escaping (ImportProgress) throws -> Void
  ) {
    self.files = files
    self.format = format
    self.places = places
    self.reader = reader
    self.state = state
    self.sizes = sizes
    self.progress = progress
    collections = FileCollections(CollectionRegister(), named: nil, format: format)
  }

  /// Reads and stores what is not yet stored. Cost: O(bytes + records · log dishes).
  ///
  /// - Returns: What was done in all, by earlier runs too.
  mutating func run(into cache: RecipeCache) throws -> ImportReport {
    collections = FileCollections(
      try CollectionRegister(in: cache),
      named: state.collection.isEmpty ? nil : state.collection,
      format: format
    )
    if let stored = try ImportState(in: cache), stored.isOf(state) { state = stored }
    while state.file < files.count {
      try takeIn(files[state.file], cache)
      state.bytes += files[state.file].size
      state.records += state.position?.records ?? 0
      state.position = nil
      state.file += 1
    }
    try store(cache, isLast: true)
    var report = state.report
    report.displaced = collections.displaced
    report.unseen = collections.unseen
    return report
  }

  private mutating func takeIn(_ file: OutsideFile, _ cache: RecipeCache) throws {
    defer { file.release() }
    do {
      let stream = try reader.stream(
        file: file.shownPath,
        bytes: file.size,
        format: format,
        from: state.position
      ) { try file.read(at: $0, most: $1) }
      if let stream { try takeIn(stream, cache) } else { try takeInWhole(file, cache) }
    } catch let error as ImportError {
      state.note(error)
    } catch let error as KitchenError where file.isOfFolder {
      state.note(ImportError(.unreadable(detail: error.detail), file: file.shownPath))
    }
  }

  private mutating func takeIn(_ stream: RecipeStream, _ cache: RecipeCache) throws {
    var stream = stream
    part.offset = stream.position.offset
    while let record = try stream.next() {
      part.add(record)
      state.position = stream.position
      let bytes = stream.position.offset - part.offset
      if part.records >= sizes.partRecords || bytes >= sizes.partBytes { try store(cache) }
    }
    try store(cache)
  }

  /// Takes in a file of a format that is read as a whole, as one part.
  private mutating func takeInWhole(_ file: OutsideFile, _ cache: RecipeCache) throws {
    let records = try reader.records(
      contentsOf: try file.bytes(),
      file: file.shownPath,
      format: format
    )
    for record in records {
      if case .failure = record, part.problems.count >= ImportReport.problemLimit {
        part.untold += 1
      } else {
        part.add(record)
      }
    }
    var next = state
    next.file += 1
    next.bytes += file.size
    next.records += part.records
    let count = part.records
    try store(cache, leavingAt: next)
    state.records += count
  }
}

extension LongImport {
  /// Stores the part, and where the import goes on, in one commit.
  ///
  /// - Parameter next: Where it goes on when that is not behind the last record read.
  private mutating func store(
    _ cache: RecipeCache,
    isLast: Bool = false,
    leavingAt next: ImportState? = nil
  ) throws {
    guard part.records > 0 || isLast else { return }
    var recipes: [GivenRecipe] = []
    recipes.reserveCapacity(part.recipes.count)
    for recipe in part.recipes {
      recipes.append(try collections.given(recipe, of: files[state.file]))
    }
    for problem in part.problems { state.note(problem) }
    state.failed += part.untold
    let records = part.records
    let update = ImportPart(isFirst: !state.isBegun, isLast: isLast, file: state.file)
    part = Part()
    part.offset = state.position?.offset ?? 0
    state.isBegun = true
    try commit(recipes, update, next, cache)
    recordsOfRun += records
    try progress(
      ImportProgress(
        path: files[min(state.file, files.count - 1)].path,
        records: state.records + (state.position?.records ?? 0),
        recordsOfRun: recordsOfRun,
        bytes: state.bytes + (state.position?.offset ?? 0),
        totalBytes: files.reduce(0) { $0 + $1.size }
      )
    )
  }

  private mutating func commit(
    _ recipes: [GivenRecipe],
    _ update: ImportPart,
    _ next: ImportState?,
    _ cache: RecipeCache
  ) throws {
    let marker = places.marker
    let before = state
    let claims = collections.claims()
    var rest: [GivenRecipe]? = recipes
    let count = try cache.update(
      addedAt: state.addedAt,
      part: update,
      unclaimed: FileCollections.unclaimed,
      willCommit: { try IndexManifest.invalidate(at: marker) },
      noting: { count in
        guard !update.isLast else { return claims + [ImportState.none] }
        var stored = before
        if let next { stored.goOn(at: next) }
        stored.count(count)
        return claims + [try stored.document()]
      }
    ) {
      defer { rest = nil }
      return rest
    }
    state.count(count)
  }
}
