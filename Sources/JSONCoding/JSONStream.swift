/// Reads a JSON text that comes in pieces: what stands in its outermost list or object, one value after
/// the other. A list that is a member of the outermost object is taken apart as well.
///
/// It accepts and refuses what ``JSONParser`` does, with two differences: texts of more than 40 MB may
/// have more values, as long as no single one of those given is of more than five million, and where a
/// fault stands is said by the line only if lines end before it or near it. It holds a piece of the text
/// and one value. Cost: O(bytes) in all.
package struct JSONStream {
  package enum Event: Equatable, Sendable {
    /// The text is an object, whose members follow.
    case object
    /// A list begins: the text itself or, with a key, a member of the outermost object.
    case list(key: String?)
    /// An item of the list that is open.
    case item(JSONValue)
    case endOfList
    /// A member of the outermost object that is not a list.
    case member(key: String, JSONValue)
    /// The text is a value that is neither a list nor an object.
    case value(JSONValue)
  }

  private enum State {
    case start
    case members(isFirst: Bool)
    case items(isFirst: Bool, ofMember: Bool)
    case end
  }

  /// A word, a number or an escape that begins in so many bytes before the end of what is held may go on
  /// behind it.
  private static let longestToken = 16
  private static let mostValuesOfOne = 5_000_000

  private let read: () throws -> [UInt8]?
  private let windowBytes: Int
  /// Values that all of the text may have.
  private let mostValues: Int
  /// Values of what was given so far.
  private var values = 0
  private var parser = JSONParser([])
  private var state = State.start
  private var isComplete = false

  /// - Parameters:
  ///   - bytes: The length of the text.
  ///   - windowBytes: How many bytes are held, unless one value has more.
  ///   - read: Gives the piece that comes next; nil at the end.
  package init(
    ofBytes bytes: Int,
    windowBytes: Int = 1 << 18,
    _ read: @escaping () throws -> [UInt8]?
  ) {
    mostValues = max(JSONParser.mostValues(inBytes: bytes), bytes / 8)
    self.windowBytes = windowBytes
    self.read = read
  }

  /// How many bytes of the text were looked at.
  package var offset: Int { parser.bytesBefore + parser.position }

  /// What comes next; nil behind the end of the text.
  ///
  /// Throws ``JSONError``, after which there is nothing more to ask for, and what reading throws.
  /// Cost: O(bytes) of the value.
  package mutating func next() throws -> Event? {
    while true {
      let position = parser.position
      parser.values = 0
      parser.mostValues = min(Self.mostValuesOfOne, mostValues - values)
      let outcome = Result { () throws(JSONError) in try step() }
      guard isComplete || parser.position + Self.longestToken <= parser.bytes.count else {
        // What was read may be cut off.
        parser.position = position
        try readOn()
        continue
      }
      switch outcome {
      case .success(let (event, state)):
        self.state = state
        values += parser.values
        return event
      case .failure(let error):
        guard case .tooManyValues = error.problem else { throw error }
        let isOne = parser.mostValues == Self.mostValuesOfOne
        throw JSONError(
          problem: .tooManyValues(allowed: isOne ? Self.mostValuesOfOne : mostValues)
        )
      }
    }
  }

  /// Lets go of what was read, and adds pieces until twice as much is held as was left: a value that is
  /// longer than what is held is begun again only as often as that doubles.
  private mutating func readOn() throws {
    let passed = parser.position
    parser.bytesBefore += passed
    parser.linesBefore += parser.bytes[..<passed].count { $0 == 0x0A }
    parser.bytes.removeFirst(passed)
    parser.position = 0
    let wanted = max(windowBytes, 2 * parser.bytes.count)
    while parser.bytes.count < wanted {
      guard let piece = try read() else {
        isComplete = true
        return
      }
      parser.bytes += piece
    }
  }

  /// Reads as far as the next event, and says what state follows.
  private mutating func step() throws(JSONError) -> (Event?, State) {
    parser.skipBlanks()
    switch state {
    case .start: return try start()
    case .items(let isFirst, let isOfMember):
      if try ends("]", isFirst: isFirst) {
        return (.endOfList, isOfMember ? .members(isFirst: false) : .end)
      }
      let item = try parser.value(depth: isOfMember ? 2 : 1)
      return (.item(item), .items(isFirst: false, ofMember: isOfMember))
    case .members(let isFirst):
      if !(try ends("}", isFirst: isFirst)) { return try member() }
      parser.skipBlanks()
      try checkEnd()
      return (nil, .end)
    case .end:
      try checkEnd()
      return (nil, .end)
    }
  }

  private mutating func start() throws(JSONError) -> (Event?, State) {
    if try begins("[") { return (.list(key: nil), .items(isFirst: true, ofMember: false)) }
    if try begins("{") { return (.object, .members(isFirst: true)) }
    return (.value(try parser.value(depth: 0)), .end)
  }

  private mutating func member() throws(JSONError) -> (Event?, State) {
    parser.skipBlanks()
    guard parser.next == UInt8(ascii: "\"") else { throw parser.error("a key is missing") }
    let key = try parser.string()
    parser.skipBlanks()
    guard parser.take(":") else { throw parser.error("a colon is missing") }
    parser.skipBlanks()
    if try begins("[") { return (.list(key: key), .items(isFirst: true, ofMember: true)) }
    return (.member(key: key, try parser.value(depth: 1)), .members(isFirst: false))
  }

  /// Takes the sign with which a list or an object begins, which is a value.
  private mutating func begins(_ sign: Unicode.Scalar) throws(JSONError) -> Bool {
    guard parser.take(sign) else { return false }
    try parser.countValue()
    return true
  }

  /// Takes what stands between two items, or the sign with which they end.
  private mutating func ends(_ sign: Unicode.Scalar, isFirst: Bool) throws(JSONError) -> Bool {
    if isFirst { return parser.take(sign) }
    if parser.take(",") { return false }
    guard parser.take(sign) else { throw parser.error("a comma or \(sign) is missing") }
    return true
  }

  private func checkEnd() throws(JSONError) {
    guard parser.position == parser.bytes.count else { throw parser.error("text after its end") }
  }
}
