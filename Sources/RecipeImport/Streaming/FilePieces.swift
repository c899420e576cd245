/// A text in a file that is read in pieces, as often as one likes.
struct FilePieces {
  /// How much of the start of a file tells its format.
  static let startBytes = 9 << 20

  let file: String
  /// Where in the file the text begins.
  let start: Int
  /// The size of the file.
  let bytes: Int
  let read: PieceReader.Read

  /// From the first line on.
  func lines() -> TextLines { TextLines(read, from: start) }
}

extension FilePieces {
  init(inMemory bytes: [UInt8], file: String) {
    self.init(file: file, start: 0, bytes: bytes.count, read: PieceReader.reading(bytes))
  }

  /// What `body` gives of bytes that are in memory, where nothing but they can be wrong.
  static func inMemory<Value>(
    _ bytes: [UInt8],
    file: String,
    _ body: (FilePieces) throws -> Value
  ) throws(ImportError) -> Value {
    do {
      return try body(FilePieces(inMemory: bytes, file: file))
    } catch let error as ImportError {
      throw error
    } catch {
      preconditionFailure("the bytes in memory can be read: \(error)")
    }
  }
}
