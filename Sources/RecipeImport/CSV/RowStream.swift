internal import RecipeModel

/// The rows of a table.
struct RowStream {
  private var reader: CSVReader
  private var pieces: PieceReader
  private var isOver = false

  /// From the start of a table.
  init(file: String, from offset: Int, _ read: @escaping PieceReader.Read) {
    reader = CSVReader(file: file, startingAt: offset)
    pieces = PieceReader(read, from: offset)
  }

  /// From a place behind a row.
  init(
    file: String,
    from place: CSVPosition,
    firstBytes: Int = 1 << 18,
    _ read: @escaping PieceReader.Read
  ) {
    reader = CSVReader(file: file, from: place)
    pieces = PieceReader(read, from: place.offset, firstBytes: firstBytes)
  }

  /// Behind the last row that was read; nil before the first.
  var place: CSVPosition? { reader.place }

  /// The next row, or why it is none; nil behind the last.
  mutating func next() throws -> Result<CSVRecord, ImportError>? {
    while true {
      do throws(ImportError) {
        if let record = try reader.next() { return .success(record) }
      } catch {
        return .failure(error)
      }
      guard !isOver else { return nil }
      if let piece = try pieces.next() {
        reader.feed(piece)
      } else {
        reader.finish()
        isOver = true
      }
    }
  }
}

extension CSVRecipeRows {
  /// The recipes of the rows from a place on.
  func stream(
    under header: [String],
    from place: CSVPosition,
    after done: LongTableStream.Done = .init(),
    _ read: @escaping PieceReader.Read
  ) -> any RecordStream {
    self.header.isLong
      ? LongTableStream(rows: self, header: header, from: place, after: done, read)
      : WideTableStream(rows: self, header: header, from: place, read)
  }
}

/// The records of a table that has a row for each recipe.
struct WideTableStream: RecordStream {
  private let rows: CSVRecipeRows
  private let header: [String]
  private var stream: RowStream
  private var place: CSVPosition

  /// - Parameter place: Behind the header, or behind the last row that was read.
  init(
    rows: CSVRecipeRows,
    header: [String],
    from place: CSVPosition,
    _ read: @escaping PieceReader.Read
  ) {
    self.rows = rows
    self.header = header
    self.place = place
    stream = RowStream(file: rows.file, from: place, read)
  }

  var offset: Int? { place.offset }
  var position: RecipeStream.Position.Content { .wide(header: header, place) }

  mutating func next() throws -> Result<Recipe, ImportError>? {
    guard let row = try stream.next() else { return nil }
    place = stream.place ?? place
    return row.flatMap { record in
      Result { () throws(ImportError) in try rows.recipe(record) }
    }
  }
}
