internal import RecipeLexicon
internal import RecipeModel

/// The records of JSON lines.
struct LineStream: RecordStream {
  private var lines: LineReader
  private var records: RecordLines
  private var pieces: PieceReader
  private var line: Int

  /// - Parameter line: How many lines stand before.
  init(
    parser: IngredientLineParser,
    file: String,
    from offset: Int,
    after line: Int,
    _ read: @escaping PieceReader.Read
  ) {
    lines = LineReader(from: offset, limit: JSONLimits.lineBytes)
    records = RecordLines(parser: parser, file: file, after: line)
    pieces = PieceReader(read, from: offset)
    self.line = line
  }

  var offset: Int? { lines.offset }
  var position: RecipeStream.Position.Content { .lines(line) }

  mutating func next() throws -> Result<Recipe, ImportError>? {
    var isOver = false
    while true {
      while let next = lines.next() {
        line += 1
        switch next {
        case .whole(let bytes):
          if let record = records.next(bytes) { return record }
        case .tooLong(let bytes, let isBlank):
          if let problem = records.next(ofBytes: bytes, isBlank: isBlank) {
            return .failure(problem)
          }
        }
      }
      guard !isOver else { return nil }
      if let piece = try pieces.next() {
        lines.feed(piece)
      } else {
        lines.finish()
        isOver = true
      }
    }
  }
}
