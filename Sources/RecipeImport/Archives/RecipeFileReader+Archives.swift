internal import RecipeModel

extension RecipeFileReader {
  /// Reads every recipe of a zip archive.
  ///
  /// What is read are the entries whose names end as those of recipes do, each as a file of its own;
  /// pictures are passed over. An entry in gzip is inflated, as Paprika's are; so is an archive inside
  /// the archive, as Tandoor's are, but none in that. What is wrong with one entry is a problem, and the others go in.
  /// Throws when no entry holds a recipe. Cost: O(inflated bytes), an entry at a time.
  func readArchive(
    _ bytes: [UInt8],
    file: String,
    format: RecipeFormat?,
    within outer: ArchiveReader? = nil
  ) throws(ImportError) -> RecipeRecords {
    let archive = try ArchiveReader(file: file, within: outer)
    let entries = try archive.entries(ofZip: bytes) { name in
      RecipeFileName.isOfRecipes(name) || outer == nil && RecipeFileName.isArchive(name)
    }
    var records: RecipeRecords?
    func next() -> Result<Recipe, ImportError>? {
      while true {
        if let record = records?.next() { return record }
        records = nil
        switch entries.next() {
        case nil: return nil
        case .failure(let error)?: return .failure(error)
        case .success(let entry)?:
          do throws(ImportError) {
            records = try self.records(
              of: entry,
              archive: archive,
              format: format,
              isInner: outer != nil
            )
          } catch {
            return .failure(error)
          }
        }
      }
    }
    // What stands before the first recipe is looked at, a few problems of which are enough to tell.
    var start: [Result<Recipe, ImportError>] = []
    while case let record? = next() {
      if case .success = record {
        start.append(record)
        break
      }
      if start.count < ImportedRecipes.problemLimit { start.append(record) }
    }
    guard case .success? = start.last else {
      if case .failure(let problem)? = start.first { throw problem }
      throw ImportError(.noRecipe(in: "archive"), file: file)
    }
    var first = start.makeIterator()
    return RecipeRecords { first.next() ?? next() }
  }

  private func records(
    of entry: ArchiveReader.Entry,
    archive: ArchiveReader,
    format: RecipeFormat?,
    isInner: Bool
  ) throws(ImportError) -> RecipeRecords {
    let file = "\(archive.file)/\(entry.name)"
    guard var content = entry.content else { throw ImportError(.unsafeEntry, file: file) }
    if !isInner, ArchiveReader.isZip(content) {
      return try readArchive(content, file: file, format: format, within: archive)
    }
    if ArchiveReader.isGzip(content) {
      content = try ArchiveReader(file: file, within: archive).inflated(content)
    }
    return try records(of: try text(of: content, file: file), file: file, format: format)
  }
}
