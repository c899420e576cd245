package import RecipeLexicon
package import RecipeModel

/// Reads the recipes out of a file of any known format.
package struct RecipeFileReader: Sendable {
  let parser: IngredientLineParser

  package init(parser: IngredientLineParser) {
    self.parser = parser
  }

  /// Reads every recipe of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, at most 256 MB: UTF-8, a page in an encoding that it names
  ///     as iso-8859-1 or windows-1252, a zip archive of such files, or one of them in gzip.
  ///   - file: The file's name; it stands in errors, and names a Cooklang recipe without a title.
  ///   - format: Nil to tell by the content, whatever the name ends with.
  /// - Returns: The recipes, and the records that could not become one. A Cooklang file is one
  ///   recipe with the id `cooklang:<slug of its title>`. The name of a file inside an archive
  ///   stands behind the archive's.
  ///
  /// Throws when nothing in the file can be read. A text or list far longer than a recipe needs is
  /// an error too: of the file in Cooklang, else of its record. Cost: O(bytes), inflated.
  package func read(
    contentsOf bytes: [UInt8],
    file: String,
    format: RecipeFormat? = nil
  ) throws(ImportError) -> ImportedRecipes {
    ImportedRecipes(try records(contentsOf: bytes, file: file, format: format))
  }

  /// The records of a file, each read when it is asked for; as ``read(contentsOf:file:format:)``, but
  /// that repeats are the caller's to find.
  ///
  /// Cost: O(bytes) at once where the format is not read record by record, else as far as it is read.
  package func records(
    contentsOf bytes: [UInt8],
    file: String,
    format: RecipeFormat? = nil
  ) throws(ImportError) -> RecipeRecords {
    try checkSize(bytes.count, file: file)
    let isZip = ArchiveReader.isZip(bytes)
    let records: RecipeRecords
    if isZip || ArchiveReader.isGzip(bytes) {
      let stream = try FilePieces.inMemory(bytes, file: file) { pieces in
        try CompressedRecords(of: pieces, isZip: isZip, by: self, format: format, after: 0)
      }
      records = try readRecords(of: stream, file: file)
    } else {
      records = try self.records(of: try text(of: bytes, file: file), file: file, format: format)
    }
    return .atMost(ImportLimits.records(inBytes: bytes.count), of: records, file: file)
  }

  /// Reads one Cooklang file as the dish with this id, for a collection that names its own dishes.
  ///
  /// The recipe's origin is the source and the native id that the id is made of:
  /// `classic:gimlet` comes from `classic`. Throws when the file is not a recipe. Cost: O(bytes).
  package func readCooklang(
    _ bytes: [UInt8],
    file: String,
    id: DishID
  ) throws(ImportError) -> Recipe {
    try checkSize(bytes.count, file: file)
    let document = try CooklangParser().parse(try text(of: bytes, file: file), file: file)
    return try CooklangReader(document: document, file: file, parser: parser).recipe(id: id)
  }

  /// Throws where bytes begin as a packed file that is not read.
  static func refuseOtherArchive(
    beginning start: some Collection<UInt8>,
    file: String
  ) throws(ImportError) {
    if let kind = OtherArchive.name(of: start) {
      throw ImportError(.otherArchive(kind), file: file)
    }
  }

  func checkSize(_ bytes: Int, file: String) throws(ImportError) {
    guard bytes <= ImportLimits.fileBytes else {
      throw ImportError(.fileTooLarge(bytes: bytes), file: file)
    }
  }

  /// The text of a file that is no archive; it is not blank.
  func text(of bytes: [UInt8], file: String) throws(ImportError) -> String {
    try Self.refuseOtherArchive(beginning: bytes, file: file)
    let text: String
    do throws(ImportError) {
      text = try decodedText(bytes, file: file)
    } catch {
      guard FormatDetection.isPage(bytes), Windows1252.isNamed(in: bytes) else { throw error }
      text = Windows1252.text(bytes)
    }
    guard text.unlessBlank != nil else { throw ImportError(.emptyFile, file: file) }
    return text
  }
}

extension RecipeFileReader {
  /// The records of a text, by its format.
  func records(
    of text: String,
    file: String,
    format: RecipeFormat?
  ) throws(ImportError) -> RecipeRecords {
    let finding = format.map { .format($0) } ?? FormatDetection.finding(of: text)
    if finding == .format(.csv) {
      return try CSVRecipeReader(parser: parser, file: file).recipes(in: text)
    }
    let bytes = Array(text.utf8)
    let read = PieceReader.reading(bytes)
    if finding == .format(.jsonlines) {
      let lines = LineStream(parser: parser, file: file, from: 0, after: 0, read)
      return try readRecords(of: lines, file: file)
    }
    let pieces = FilePieces(file: file, start: 0, bytes: bytes.count, read: read)
    if let stream = try streamInMemory(pieces, finding, beginning: text) {
      return try readRecords(of: stream, file: file)
    }
    if finding == .format(.schemaorg) {
      return try SchemaOrgReader(parser: parser, file: file).recipes(inPage: text)
    }
    let recipe =
      finding == .format(.text)
      ? try PlainTextReader(parser: parser, file: file).recipe(in: text)
      : try cooklang(text, file: file, isCertain: format != nil)
    return RecipeRecords(CollectionOfOne(.success(recipe)).makeIterator())
  }

  private func streamInMemory(
    _ pieces: FilePieces,
    _ finding: FormatDetection.Finding,
    beginning: String
  ) throws(ImportError) -> (any RecordStream)? {
    do {
      return try records(in: pieces, finding, beginning: beginning, after: 0)
    } catch let error as ImportError {
      throw error
    } catch {
      preconditionFailure("the bytes in memory can be read: \(error)")
    }
  }

  private func cooklang(
    _ text: String,
    file: String,
    isCertain: Bool
  ) throws(ImportError) -> Recipe {
    if !isCertain, text.utf8.count > ImportLimits.cooklangBytes, !text.utf8.contains(0x40) {
      // No @, which marks an ingredient.
      throw ImportError(.unknownFormat, file: file)
    }
    let document = try CooklangParser().parse(text, file: file)
    if !isCertain, document.metadata.isEmpty, document.ingredients.isEmpty {
      throw ImportError(.unknownFormat, file: file)
    }
    return try CooklangReader(document: document, file: file, parser: parser).exactRecipe()
  }
}
