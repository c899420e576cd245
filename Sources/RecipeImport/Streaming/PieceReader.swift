/// Reads a file piece by piece, from a place on.
struct PieceReader {
  /// The bytes at an offset, at most so many; none at the end of the file.
  typealias Read = (_ offset: Int, _ most: Int) throws -> [UInt8]

  private let read: Read
  private var offset: Int
  private var size: Int
  private static let mostBytes = 1 << 18

  /// - Parameter firstBytes: The size of the first piece; those after it grow. Small for who may want
  ///   only one row.
  init(_ read: @escaping Read, from offset: Int, firstBytes: Int = mostBytes) {
    self.read = read
    self.offset = offset
    size = firstBytes
  }

  /// Reads from memory.
  static func reading(_ bytes: [UInt8]) -> Read {
    { offset, most in Array(bytes.dropFirst(offset).prefix(most)) }
  }

  /// The piece that comes next; nil at the end of the file.
  mutating func next() throws -> [UInt8]? {
    let piece = try read(offset, size)
    offset += piece.count
    size = min(2 * size, Self.mostBytes)
    return piece.isEmpty ? nil : piece
  }
}
