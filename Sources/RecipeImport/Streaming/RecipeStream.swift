package import RecipeModel

/// Reads the recipes of a long file one after the other, in every format that has many in one file.
///
/// It gives what ``RecipeFileReader`` gives for the whole file, in the same order, but for two
/// things: repeats are the caller's to find, and a row or line of a table or of JSON lines that is not
/// UTF-8 is a problem of its own. A recipe with more than ``rowsOfRecipe`` rows in a table that has a row for
/// each ingredient is none. It holds a piece of the file and one record; in such a table besides 24 bytes a
/// row, and of JSON-LD what references lead to.
package struct RecipeStream {
  /// A place between two records, from which a stream of the same file can go on.
  package struct Position: Codable, Equatable, Sendable {
    var content: Content
    /// Where the last record that was read ends, in bytes from the start of the file.
    package internal(set) var offset: Int
    /// Records that were read, problems included.
    package internal(set) var records: Int

    enum Content: Codable, Equatable {
      case wide(header: [String], CSVPosition)
      case long(header: [String], CSVPosition, Done)
      case lines(Int)
      /// After this many records of a file that is read in pieces again.
      case numbered(Int)
    }

    /// What a table with a row for each ingredient gave already.
    struct Done: Codable, Equatable {
      /// Rows that are none.
      var problems = 0
      /// Recipes, or what was wrong with them.
      var recipes = 0
    }
  }

  /// How many rows of a table one recipe may have.
  package static let rowsOfRecipe = 10_000

  /// Behind the last record that was read.
  package private(set) var position: Position
  /// How much of the file was looked at, in bytes. In a table with a row for each ingredient it
  /// stands still while the recipes are put together.
  package var offset: Int { content.offset ?? position.offset }
  private let file: String
  private var content: any RecordStream
  private let mostRecords: Int
  private var isOver = false

  /// - Parameter bytes: The size of the file.
  init(_ content: any RecordStream, at position: Position, file: String, bytes: Int) {
    self.content = content
    self.position = position
    self.file = file
    mostRecords = ImportLimits.records(inBytes: bytes)
  }

  /// The next recipe, or why a record is none; nil behind the last. A file without a record has one
  /// problem, which is about the file.
  ///
  /// Throws what reading the file throws. Cost: O(bytes) of the record; the first of a table with a
  /// row for each ingredient looks at the whole file.
  package mutating func next() throws -> Result<Recipe, ImportError>? {
    guard !isOver else { return nil }
    if let record = try content.next() {
      position.records += 1
      position.content = content.position
      position.offset = content.offset ?? position.offset
      guard position.records > mostRecords else { return record }
      isOver = true
      return .failure(ImportError(.tooManyRecords(allowed: mostRecords), file: file))
    }
    isOver = true
    guard position.records == 0 else { return nil }
    position.records = 1
    return .failure(ImportError(.noRecords, file: file))
  }
}

/// The records of one kind of file.
protocol RecordStream {
  /// Where the last record ends; nil where records do not follow the file.
  var offset: Int? { get }
  /// What it takes to go on behind the last record.
  var position: RecipeStream.Position.Content { get }
  mutating func next() throws -> Result<Recipe, ImportError>?
}

extension RecipeStream.Position {
  /// Throws `DecodingError` for numbers that are no place in any file.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    content = try fields.decode(Content.self, forKey: .content)
    offset = try fields.decode(Int.self, forKey: .offset)
    records = try fields.decode(Int.self, forKey: .records)
    let numbers =
      switch content {
      case .wide(_, let place): [place.offset, place.line]
      case .long(_, let place, let done): [place.offset, place.line, done.problems, done.recipes]
      case .lines(let number), .numbered(let number): [number]
      }
    guard ([offset, records] + numbers).allSatisfy((0..<1 << 48).contains) else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "this is not a valid position in a file"
      )
      throw DecodingError.dataCorrupted(context)
    }
  }
}
