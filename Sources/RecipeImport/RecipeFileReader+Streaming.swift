internal import RecipeLexicon
internal import RecipeModel

extension RecipeFileReader {
  /// A stream of the recipes of a file; nil for one that has to be read as a whole: a file of one recipe, and a
  /// page.
  ///
  /// Throws what `read` throws, and ``ImportError`` when a table does not name its columns, JSON is broken
  /// anywhere or has no records, a text is not UTF-8, and an archive is damaged at its start or has no recipe.
  /// Cost: O(1) for tables and JSON lines, looking at the first 9 MiB; for an archive O(bytes) up to its first
  /// recipe; else O(bytes).
  ///
  /// - Parameters:
  ///   - file: The file's name; it stands in errors.
  ///   - format: Nil to tell by the content.
  ///   - position: Where an earlier stream of the same bytes stood; nil for the start.
  ///   - bytes: The size of the file.
  ///   - read: Gives the bytes at an offset, at most so many and at least one; none at the end.
  package func stream(
    file: String,
    bytes: Int,
    format: RecipeFormat? = nil,
    from position: RecipeStream.Position? = nil,
    read: @escaping (_ offset: Int, _ most: Int) throws -> [UInt8]
  ) throws -> RecipeStream? {
    var done = 0
    if case .numbered(let number)? = position?.content {
      done = number
    } else if let position {
      return try resumed(file: file, bytes: bytes, from: position, read)
    }
    let start = try Self.start(read)
    let isZip = ArchiveReader.isZip(start)
    guard isZip || ArchiveReader.isGzip(start) else {
      return try stream(
        beginning: start,
        file: file,
        bytes: bytes,
        format: format,
        from: position,
        after: done,
        read
      )
    }
    try checkSize(bytes, file: file)
    let records = try CompressedRecords(
      of: FilePieces(file: file, start: 0, bytes: bytes, read: read),
      isZip: isZip,
      by: self,
      format: format,
      after: done
    )
    let beginning = RecipeStream.Position(content: records.position, offset: 0, records: 0)
    return RecipeStream(records, at: position ?? beginning, file: file, bytes: bytes)
  }

  /// The same for what an archive or a gzip file holds, which is no archive.
  func streamInflated(
    file: String,
    bytes: Int,
    format: RecipeFormat?,
    read: @escaping PieceReader.Read
  ) throws -> RecipeStream? {
    try stream(
      beginning: try Self.start(read),
      file: file,
      bytes: bytes,
      format: format,
      from: nil,
      after: 0,
      read
    )
  }

  private func stream(
    beginning start: [UInt8],
    file: String,
    bytes: Int,
    format: RecipeFormat?,
    from position: RecipeStream.Position?,
    after done: Int,
    _ read: @escaping PieceReader.Read
  ) throws -> RecipeStream? {
    try Self.refuseOtherArchive(beginning: start, file: file)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let offset = start.starts(with: mark) ? mark.count : 0
    let text = String(decoding: start.dropFirst(offset), as: UTF8.self)
    guard text.unlessBlank != nil else { return nil }
    let finding = format.map { .format($0) } ?? FormatDetection.finding(of: text)
    switch finding {
    case .format(.jsonlines):
      return lines(file: file, bytes: bytes, from: offset, after: 0, records: 0, read)
    case .format(.csv): return try table(file: file, bytes: bytes, from: offset, read)
    default: break
    }
    let pieces = FilePieces(file: file, start: offset, bytes: bytes, read: read)
    guard Self.mayHaveMany(finding, beginning: text) else { return nil }
    do {
      try UTF8Check.check(read, from: offset, file: file)
    } catch let error as ImportError {
      // What names its encoding is read as a whole.
      if FormatDetection.isPage(start), Windows1252.isNamed(in: start) { return nil }
      throw error
    }
    guard let records = try records(in: pieces, finding, beginning: text, after: done) else {
      return nil
    }
    let beginning = RecipeStream.Position(content: records.position, offset: offset, records: 0)
    return RecipeStream(records, at: position ?? beginning, file: file, bytes: bytes)
  }

  /// Whether a file of a format has records that are read one by one.
  private static func mayHaveMany(
    _ finding: FormatDetection.Finding,
    beginning: String
  ) -> Bool {
    switch finding {
    case .format(.cooklang), .format(.text): false
    case .format(.schemaorg): !SchemaOrgReader.isPage(beginning)
    case .format, .theCocktailDBFamily: true
    }
  }

  /// The records of a file that is UTF-8 and is no table, behind those that were given before; nil for a file
  /// of one recipe and for a page.
  ///
  /// Throws as ``stream(file:bytes:format:from:read:)`` does. Cost: O(bytes).
  ///
  /// - Parameter beginning: The text, or enough of it to tell what it is.
  func records(
    in text: FilePieces,
    _ finding: FormatDetection.Finding,
    beginning: String,
    after done: Int
  ) throws -> (any RecordStream)? {
    guard Self.mayHaveMany(finding, beginning: beginning) else { return nil }
    let file = text.file
    guard case .format(let format) = finding else {
      return try text.records(
        by: TheCocktailDBReader(parser: parser, file: file, kind: nil),
        after: done
      )
    }
    func json(_ reader: some JSONRecordReading) throws -> any RecordStream {
      try text.records(by: reader, after: done)
    }
    switch format {
    case .cooklang, .text, .csv, .jsonlines: return nil
    case .thecocktaildb:
      return try json(TheCocktailDBReader(parser: parser, file: file, kind: .cocktail))
    case .themealdb:
      return try json(TheCocktailDBReader(parser: parser, file: file, kind: .meal))
    case .json: return try json(JSONRecordReader(parser: parser, file: file))
    case .mealie: return try json(MealieReader(parser: parser, file: file))
    case .paprika: return try json(PaprikaReader(parser: parser, file: file))
    case .tandoor: return try json(TandoorReader(parser: parser, file: file))
    case .spoonacular: return try json(SpoonacularReader(parser: parser, file: file))
    case .schemaorg:
      return try SchemaOrgReader(parser: parser, file: file).records(in: text, after: done)
    case .markdown:
      return try MarkdownRecipeReader(parser: parser, file: file)
        .records(after: done) { text.lines() }
    case .mealmaster:
      return MealMasterReader(parser: parser, file: file).records(in: text.lines(), after: done)
    case .mastercook where MasterCookXMLReader.isMeant(by: beginning):
      return MasterCookXMLReader(parser: parser, file: file)
        .records(from: text.start, after: done, text.read)
    case .mastercook:
      return MasterCookReader(parser: parser, file: file).records(in: text.lines(), after: done)
    }
  }

  private static func start(_ read: PieceReader.Read) throws -> [UInt8] {
    var start: [UInt8] = []
    while start.count < FilePieces.startBytes {
      let piece = try read(start.count, FilePieces.startBytes - start.count)
      if piece.isEmpty { break }
      start += piece
    }
    return start
  }

  private func lines(
    file: String,
    bytes: Int,
    from offset: Int,
    after line: Int,
    records: Int,
    _ read: @escaping PieceReader.Read
  ) -> RecipeStream {
    let stream = LineStream(parser: parser, file: file, from: offset, after: line, read)
    let position = RecipeStream.Position(
      content: stream.position,
      offset: offset,
      records: records
    )
    return RecipeStream(stream, at: position, file: file, bytes: bytes)
  }

  private func table(
    file: String,
    bytes: Int,
    from offset: Int,
    _ read: @escaping PieceReader.Read
  ) throws -> RecipeStream {
    var stream = RowStream(file: file, from: offset, read)
    guard let first = try stream.next()?.get(), let place = stream.place else {
      throw ImportError(.emptyFile, file: file)
    }
    let rows = try CSVRecipeReader(parser: parser, file: file).rows(under: first)
    return self.table(rows, first.fields, bytes: bytes, from: place, records: 0, read)
  }

  private func table(
    _ rows: CSVRecipeRows,
    _ header: [String],
    bytes: Int,
    from place: CSVPosition,
    after done: LongTableStream.Done = .init(),
    reaching offset: Int? = nil,
    records: Int,
    _ read: @escaping PieceReader.Read
  ) -> RecipeStream {
    let stream = rows.stream(under: header, from: place, after: done, read)
    let position = RecipeStream.Position(
      content: stream.position,
      offset: offset ?? place.offset,
      records: records
    )
    return RecipeStream(stream, at: position, file: rows.file, bytes: bytes)
  }

  private func resumed(
    file: String,
    bytes: Int,
    from position: RecipeStream.Position,
    _ read: @escaping PieceReader.Read
  ) throws -> RecipeStream? {
    func rows(_ header: [String]) throws(ImportError) -> CSVRecipeRows {
      try CSVRecipeReader(parser: parser, file: file).rows(
        under: CSVRecord(fields: header, line: 1)
      )
    }
    let records = position.records
    switch position.content {
    // It is opened anew.
    case .numbered: return nil
    case .lines(let line):
      let offset = position.offset
      return lines(file: file, bytes: bytes, from: offset, after: line, records: records, read)
    case .wide(let header, let place):
      return table(try rows(header), header, bytes: bytes, from: place, records: records, read)
    case .long(let header, let place, let done):
      return table(
        try rows(header),
        header,
        bytes: bytes,
        from: place,
        after: done,
        reaching: position.offset,
        records: records,
        read
      )
    }
  }
}
