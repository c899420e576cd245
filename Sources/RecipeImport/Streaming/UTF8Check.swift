/// Whether a file is UTF-8, looked at in pieces.
enum UTF8Check {
  /// Throws at the line of the first byte that is not, and what reading throws. Cost: O(bytes).
  static func check(_ read: @escaping PieceReader.Read, from offset: Int, file: String) throws {
    var pieces = PieceReader(read, from: offset)
    var lines = 0
    var rest: [UInt8] = []
    while let piece = try pieces.next() {
      rest += piece
      let whole = rest.prefix(wholeBytes(of: rest))
      try check(whole, after: lines, file: file)
      lines += whole.count { $0 == 0x0A }
      rest.removeFirst(whole.count)
    }
    try check(rest[...], after: lines, file: file)
  }

  private static func check(_ bytes: ArraySlice<UInt8>, after lines: Int, file: String) throws {
    guard !bytes.isEmpty, !bytes.withUnsafeBufferPointer({ isValid($0) }) else { return }
    let place = ImportError.Place.line(lines + lineOfInvalidUTF8(bytes))
    throw ImportError(.notUTF8, file: file, place: place)
  }

  private static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  /// How many bytes stand before a scalar that is cut off at the end; all of them when none is.
  private static func wholeBytes(of bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      guard byte & 0xC0 != 0x80 else { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}
