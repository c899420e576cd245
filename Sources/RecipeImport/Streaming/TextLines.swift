/// Cuts bytes that come in pieces into lines, which end with LF, CR or both.
///
/// It holds a piece and one line. Cost: O(bytes) in all.
struct TextLines {
  struct Line {
    /// Counted from 1.
    var number: Int
    /// Without its end.
    var text: String
    /// With its end, in the file.
    var bytes: Int
  }

  private var pieces: PieceReader
  private var bytes: [UInt8] = []
  private var position = 0
  private var isComplete = false
  private var number = 0
  /// Behind the last line that was given.
  private(set) var offset: Int

  init(_ read: @escaping PieceReader.Read, from offset: Int) {
    pieces = PieceReader(read, from: offset)
    self.offset = offset
  }

  /// The next line; nil behind the last. Throws what reading throws.
  mutating func next() throws -> Line? {
    var searched = position
    while true {
      let end = bytes[searched...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      // Behind a CR an LF may follow.
      if let end, end + 1 < bytes.count || isComplete || bytes[end] == 0x0A { return take(end) }
      guard !isComplete else { return position < bytes.count ? take(bytes.count) : nil }
      searched = (end ?? bytes.count) - position
      bytes.removeFirst(position)
      position = 0
      if let piece = try pieces.next() { bytes += piece } else { isComplete = true }
    }
  }

  private mutating func take(_ end: Int) -> Line {
    var next = min(end + 1, bytes.count)
    if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let length = next - position
    number += 1
    position = next
    offset += length
    return Line(number: number, text: text, bytes: length)
  }
}
