internal import RecipeModel

/// Gives one record after the other; nil behind the last. Throws what reading the file throws.
typealias NextRecord = () throws -> Result<Recipe, ImportError>?

extension RecipeFileReader {
  /// The records of a zip archive.
  ///
  /// What is read are the entries whose names end as those of recipes do, each as a file of its own;
  /// pictures are passed over. An entry in gzip is inflated, as Paprika's are; so is an archive inside
  /// the archive, as Tandoor's are, but none in that. What is wrong with one entry is a problem, and the others go in.
  /// Throws when no entry holds a recipe. An entry at a time is read, a long one in pieces.
  /// Cost: O(inflated bytes).
  ///
  /// - Parameters:
  ///   - heldBytes: How much of each entry is held.
  ///   - reached: Told how far into the archive the entries reach, in bytes.
  func recordsInArchive(
    _ bytes: FilePieces,
    format: RecipeFormat?,
    within outer: ArchiveReader? = nil,
    holding heldBytes: Int = FilePieces.startBytes,
    reaching reached: @escaping (Int) -> Void = { _ in }
  ) throws -> NextRecord {
    let archive = try ArchiveReader(bytes, within: outer, holding: heldBytes)
    let entries = try archive.entries { name in
      RecipeFileName.isOfRecipes(name) || outer == nil && RecipeFileName.isArchive(name)
    }
    var records: NextRecord?
    func next() throws -> Result<Recipe, ImportError>? {
      while true {
        do {
          if let record = try records?() { return record }
          records = nil
          guard let entry = try entries.next() else { return nil }
          reached(entries.offset)
          records = try self.records(
            of: entry,
            archive: archive,
            format: format,
            isInner: outer != nil
          )
        } catch let problem as ImportError {
          records = nil
          return .failure(problem)
        }
      }
    }
    // What stands before the first recipe is looked at, a few problems of which are enough to tell.
    var start: [Result<Recipe, ImportError>] = []
    while case let record? = try next() {
      if case .success = record {
        start.append(record)
        break
      }
      if start.count < ImportedRecipes.problemLimit { start.append(record) }
    }
    guard case .success? = start.last else {
      if case .failure(let problem)? = start.first { throw problem }
      throw ImportError(.noRecipe(in: "archive"), file: bytes.file)
    }
    var first = start.makeIterator()
    return { try first.next() ?? next() }
  }

  private func records(
    of entry: ArchiveReader.Entry,
    archive: ArchiveReader,
    format: RecipeFormat?,
    isInner: Bool
  ) throws -> NextRecord {
    let file = "\(archive.file)/\(entry.name)"
    guard let content = entry.content else { throw ImportError(.unsafeEntry, file: file) }
    if !isInner, ArchiveReader.isZip(content.start) {
      let bytes = FilePieces(inMemory: try content.whole(), file: file)
      return try recordsInArchive(bytes, format: format, within: archive)
    }
    guard ArchiveReader.isGzip(content.start) else {
      return try records(of: content, file: file, format: format)
    }
    let bytes = FilePieces(inMemory: try content.whole(), file: file)
    let inflated = try ArchiveReader(bytes, within: archive).inflated()
    return try records(of: inflated, file: file, format: format)
  }

  /// The records of a gzip file. Cost: O(inflated bytes).
  func recordsInGzip(
    _ bytes: FilePieces,
    format: RecipeFormat?,
    holding heldBytes: Int = FilePieces.startBytes
  ) throws -> NextRecord {
    let content = try ArchiveReader(bytes, holding: heldBytes).inflated()
    return try records(of: content, file: bytes.file, format: format)
  }

  /// The records of what was inflated, which is no archive.
  private func records(
    of content: InflatedContent,
    file: String,
    format: RecipeFormat?
  ) throws -> NextRecord {
    if !content.isHeld,
      var stream = try streamInflated(
        file: file,
        bytes: content.bytes,
        format: format,
        read: content.read
      )
    {
      return { try stream.next() }
    }
    let records = try records(
      of: try text(of: try content.whole(), file: file),
      file: file,
      format: format
    )
    return { records.next() }
  }
}

/// The records of a compressed file. Those that were given before are read again.
struct CompressedRecords: RecordStream {
  private let records: NextRecord
  private let toSkip: Int
  private var done = 0
  private var isOver = false
  private let reached: Reached

  /// How much of the file was looked at.
  private final class Reached {
    var offset = 0
  }

  /// - Parameters:
  ///   - done: How many were given before.
  ///   - heldBytes: How much of each content is held.
  init(
    of bytes: FilePieces,
    isZip: Bool,
    by reader: RecipeFileReader,
    format: RecipeFormat?,
    after done: Int,
    holding heldBytes: Int = FilePieces.startBytes
  ) throws {
    let reached = Reached()
    self.reached = reached
    toSkip = done
    records =
      isZip
      ? try reader.recordsInArchive(bytes, format: format, holding: heldBytes) {
        reached.offset = max(reached.offset, $0)
      } : try reader.recordsInGzip(bytes, format: format, holding: heldBytes)
  }

  var offset: Int? { reached.offset }
  var position: RecipeStream.Position.Content { .numbered(max(done, toSkip)) }

  mutating func next() throws -> Result<Recipe, ImportError>? {
    while let record = try nextOfAll() {
      done += 1
      if done > toSkip { return record }
    }
    return nil
  }

  private mutating func nextOfAll() throws -> Result<Recipe, ImportError>? {
    guard !isOver else { return nil }
    do {
      return try records()
    } catch let problem as ImportError {
      isOver = true
      return .failure(problem)
    }
  }
}
