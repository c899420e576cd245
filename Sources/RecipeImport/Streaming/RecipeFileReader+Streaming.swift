internal import RecipeLexicon

extension RecipeFileReader {
  /// How much of the start of a file tells its format.
  private static let startBytes = 9 << 20

  /// A stream of the recipes of a file; nil for one that has to be read as a whole, which are all but
  /// tables and JSON lines that are not compressed.
  ///
  /// Throws what `read` throws, and ``ImportError`` when a table does not name its columns.
  /// Cost: O(1), looking at the first 9 MiB.
  ///
  /// - Parameters:
  ///   - file: The file's name; it stands in errors.
  ///   - format: Nil to tell by the content.
  ///   - position: Where an earlier stream of the same bytes stood; nil for the start.
  ///   - bytes: The size of the file.
  ///   - read: Gives the bytes at an offset, at most so many and at least one; none at the end.
  public func stream(
    file: String,
    bytes: Int,
    format: RecipeFormat? = nil,
    from position: RecipeStream.Position? = nil,
    read: @escaping (_ offset: Int, _ most: Int) throws -> [UInt8]
  ) throws -> RecipeStream? {
    if let position { return try resumed(file: file, bytes: bytes, from: position, read) }
    let start = try Self.start(read)
    guard !ArchiveReader.isZip(start), !ArchiveReader.isGzip(start) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let offset = start.starts(with: mark) ? mark.count : 0
    let text = String(decoding: start.dropFirst(offset), as: UTF8.self)
    guard text.unlessBlank != nil else { return nil }
    switch format.map({ .format($0) }) ?? FormatDetection.finding(of: text) {
    case .format(.jsonlines):
      return lines(file: file, bytes: bytes, from: offset, after: 0, records: 0, read)
    case .format(.csv): return try table(file: file, bytes: bytes, from: offset, read)
    default: return nil
    }
  }

  private static func start(_ read: PieceReader.Read) throws -> [UInt8] {
    var start: [UInt8] = []
    while start.count < startBytes {
      let piece = try read(start.count, startBytes - start.count)
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
    from place: CSVPlace,
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
  ) throws -> RecipeStream {
    func rows(_ header: [String]) throws(ImportError) -> CSVRecipeRows {
      try CSVRecipeReader(parser: parser, file: file).rows(
        under: CSVRecord(fields: header, line: 1)
      )
    }
    let records = position.records
    switch position.content {
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
