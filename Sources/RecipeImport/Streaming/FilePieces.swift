/// A text in a file that is read in pieces, as often as one likes.
struct FilePieces {
  let file: String
  /// Where in the file the text begins.
  let start: Int
  /// The size of the file.
  let bytes: Int
  let read: PieceReader.Read

  /// From the first line on.
  func lines() -> TextLines { TextLines(read, from: start) }
}
