/// Reads a table as RFC 4180 has it, row by row, from bytes that may come in pieces.
///
/// Lines end with LF, CR LF or CR, and blank ones are no rows. A byte order mark is passed over. As
/// common programs do, it takes a quote in the middle of a plain field and text behind a closing
/// quote as they stand, and a quote that nothing closes lasts to the end. NUL is text. It holds the
/// pieces not yet read and one row, never the file. Cost: O(bytes) in all, however they are cut.
struct CSVReader {
  private let file: String
  private let limits: CSVLimits
  private var bytes: [UInt8] = []
  private var position = 0
  /// Where in the file ``bytes`` begin.
  private var start = 0
  private var isComplete = false
  private var isStarted = false
  private var separators: CSVSeparators
  private var state = State.fieldStart
  private var line = 1
  private var followsReturn = false
  private var row = CSVRow()

  private enum State {
    case fieldStart
    case plain
    case quoted
    /// After a quote inside quotes, which closes them or is the first of two.
    case quote
  }

  /// - Parameters:
  ///   - file: The file's name, for errors.
  ///   - separator: Nil to tell it from the first line.
  ///   - offset: Where in the file the table begins.
  init(
    file: String,
    separator: UInt8? = nil,
    startingAt offset: Int = 0,
    limits: CSVLimits = CSVLimits()
  ) {
    self.file = file
    start = offset
    self.limits = limits
    separators = CSVSeparators(chosen: separator, mostBytes: limits.recordBytes)
  }

  /// Goes on behind a row of a file, with the bytes from ``CSVPosition/offset`` on.
  init(file: String, from place: CSVPosition, limits: CSVLimits = CSVLimits()) {
    self.init(file: file, separator: place.separator, limits: limits)
    isStarted = true
    start = place.offset
    line = place.line
    followsReturn = place.followsReturn
  }

  /// Where the next row begins; nil before the first row. To be asked between rows only.
  var place: CSVPosition? {
    separators.chosen.map {
      CSVPosition(
        offset: start + position,
        line: line,
        followsReturn: followsReturn,
        separator: $0
      )
    }
  }

  /// Adds the bytes that come next in the file.
  mutating func feed(_ piece: some Sequence<UInt8>) {
    if position > bytes.count / 2 {
      bytes.removeFirst(position)
      start += position
      position = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Says that no bytes follow.
  mutating func finish() { isComplete = true }

  /// The next row; nil when the bytes so far hold no whole one, and after the last.
  ///
  /// Throws for a row that is longer than the limits or not UTF-8, with the line it starts on; the
  /// row after it is read next.
  mutating func next() throws(ImportError) -> CSVRecord? {
    guard begin(), let separator = separators.chosen else { return nil }
    while position < bytes.count {
      if read(separator), let record = try row.take(file: file, limits: limits) { return record }
    }
    guard isComplete, state != .fieldStart || !row.isEmpty else { return nil }
    endField()
    return try row.take(file: file, limits: limits)
  }

  /// Passes over the byte order mark and finds the separator; false while bytes are needed for it.
  private mutating func begin() -> Bool {
    if isStarted { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard bytes.count >= mark.count || isComplete else { return false }
    if position == 0, !separators.isBegun, bytes.starts(with: mark) { position = mark.count }
    isStarted = separators.look(in: bytes, from: position, isComplete: isComplete)
    return isStarted
  }

  private mutating func endField() {
    row.endField(limits: limits)
    state = .fieldStart
  }

  /// Reads a byte, or a run of bytes that are text; true when a row ends.
  private mutating func read(_ separator: UInt8) -> Bool {
    let byte = bytes[position]
    let isLineEnd = byte == Self.lineFeed || byte == Self.carriageReturn
    let closesPair = followsReturn && byte == Self.lineFeed
    followsReturn = byte == Self.carriageReturn
    if isLineEnd, !closesPair { line += 1 }
    if state == .quoted {
      if byte == Self.quotes {
        state = .quote
        position += 1
      } else if isLineEnd {
        row.append(bytes[position...position], limits: limits)
        position += 1
      } else {
        appendRun { $0 == Self.quotes || $0 == Self.lineFeed || $0 == Self.carriageReturn }
      }
      return false
    }
    if isLineEnd {
      position += 1
      let isBlank = state == .fieldStart && row.isEmpty
      if !isBlank { endField() }
      return !isBlank
    }
    if state == .fieldStart, row.isEmpty { row.line = line }
    switch (state, byte) {
    case (_, separator):
      endField()
      position += 1
    case (.fieldStart, Self.quotes):
      state = .quoted
      position += 1
    case (.quote, Self.quotes):
      row.append(bytes[position...position], limits: limits)
      state = .quoted
      position += 1
    default:
      state = .plain
      appendRun { $0 == separator || $0 == Self.lineFeed || $0 == Self.carriageReturn }
    }
    return false
  }

  private mutating func appendRun(until isEnd: (UInt8) -> Bool) {
    let end = bytes[position...].firstIndex(where: isEnd) ?? bytes.count
    row.append(bytes[position..<end], limits: limits)
    position = end
  }

  private static let quotes = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
