/// Cuts bytes that come in pieces into lines, which end with LF.
///
/// It holds the pieces not yet read and one line; of a line that is longer than the limit only its
/// length. Cost: O(bytes) in all, however they are cut.
struct LineReader {
  enum Line: Equatable {
    /// The line without its line break.
    case whole([UInt8])
    /// The line has more bytes than allowed; `isBlank` if all of them are white space.
    case tooLong(bytes: Int, isBlank: Bool)
  }

  /// Where in the file the next line begins. To be asked between lines only.
  private(set) var offset: Int
  private let limit: Int
  private var bytes: [UInt8] = []
  private var position = 0
  private var isComplete = false
  private var line: [UInt8] = []
  private var length = 0
  private var isBlank = true

  /// - Parameters:
  ///   - offset: Where in the file the bytes begin.
  ///   - limit: The most bytes of a line.
  init(from offset: Int, limit: Int) {
    self.offset = offset
    self.limit = limit
  }

  /// Adds the bytes that come next in the file.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeFirst(position)
    position = 0
    bytes += piece
  }

  /// Says that no bytes follow.
  mutating func finish() { isComplete = true }

  /// The next line; nil when the bytes so far hold no whole one, and after the last.
  mutating func next() -> Line? {
    guard let end = bytes[position...].firstIndex(of: 0x0A) else {
      append(bytes[position...])
      position = bytes.count
      guard isComplete, length > 0 else { return nil }
      offset += length
      return take()
    }
    append(bytes[position..<end])
    position = end + 1
    offset += length + 1
    return take()
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    length += text.count
    if length <= limit { line += text } else { line = [] }
    if isBlank { isBlank = text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
  }

  private mutating func take() -> Line {
    defer { (line, length, isBlank) = ([], 0, true) }
    return length <= limit ? .whole(line) : .tooLong(bytes: length, isBlank: isBlank)
  }
}
