/// Reads a JSON text into a value that keeps the order of members and the digits of numbers.
///
/// Stricter than the grammar in one thing, limits of depth and number, and more lenient in two that
/// saved pages need: control characters may stand in strings as they are, and half of a surrogate
/// pair is U+FFFD. Cost: O(bytes), recursion at most ``JSONLimits/depth`` deep.
struct JSONParser {
  private let bytes: [UInt8]
  private let file: String
  private let place: ImportError.Place
  private var position = 0
  private var values = 0
  private let mostValues: Int

  private init(bytes: [UInt8], file: String, place: ImportError.Place) {
    self.bytes = bytes
    self.file = file
    self.place = place
    mostValues = JSONLimits.values(inBytes: bytes.count)
  }

  /// The one value that the text is.
  ///
  /// Throws at `place`, with the line inside the text where there are several.
  static func value(
    of text: some StringProtocol,
    file: String,
    place: ImportError.Place = .file
  ) throws(ImportError) -> JSONValue {
    var parser = JSONParser(bytes: Array(text.utf8), file: file, place: place)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == parser.bytes.count else { throw parser.error("more after its end") }
    return value
  }

  private func error(_ what: String) -> ImportError {
    let line = 1 + bytes[..<position].count { $0 == 0x0A }
    let detail = bytes.contains(0x0A) ? "\(what) in line \(line)" : "\(what) at byte \(position)"
    return ImportError(.malformedJSON(detail: detail), file: file, place: place)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func value(depth: Int) throws(ImportError) -> JSONValue {
    values += 1
    guard values <= mostValues else {
      throw ImportError(.tooManyValues(allowed: mostValues), file: file, place: place)
    }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("it breaks off")
    default: return .number(try number())
    }
  }

  private func checkDepth(_ depth: Int) throws(ImportError) {
    guard depth < JSONLimits.depth else {
      throw error("more than \(JSONLimits.depth) lists inside one another")
    }
  }

  private mutating func object(depth: Int) throws(ImportError) -> JSONObject {
    try checkDepth(depth)
    position += 1
    var object = JSONObject()
    skipBlanks()
    if take("}") { return object }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a key is missing") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw error("a colon is missing") }
      object.members.append(.init(key: key, value: try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("a comma or } is missing") }
    return object
  }

  private mutating func list(depth: Int) throws(ImportError) -> [JSONValue] {
    try checkDepth(depth)
    position += 1
    var list: [JSONValue] = []
    skipBlanks()
    if take("]") { return list }
    repeat {
      list.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("a comma or ] is missing") }
    return list
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(ImportError) -> JSONValue {
    let letters = word.withUTF8Buffer { Array($0) }
    guard bytes[position...].starts(with: letters) else { throw error("an unknown word") }
    position += letters.count
    return value
  }
}

extension JSONParser {
  private mutating func number() throws(ImportError) -> String {
    let start = position
    _ = take("-")
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      throw error("no value that JSON knows")
    }
    if take("."), digits() == 0 { throw error("a number without its digits") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if digits() == 0 { throw error("a number without its digits") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() throws(ImportError) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    if take("\"") { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
    var content = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += Array(String(try escaped()).utf8)
      default: content.append(byte)
      }
    }
    throw error("a text breaks off")
  }

  private mutating func escaped() throws(ImportError) -> Character {
    guard let byte = next else { throw error("a text breaks off") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return Character(try scalar())
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    default: throw error("an unknown sign after a backslash")
    }
  }

  /// The scalar of `\uXXXX`, or of a pair of them.
  private mutating func scalar() throws(ImportError) -> Unicode.Scalar {
    let unit = try codeUnit()
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let after = position
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return "\u{FFFD}"
    }
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = after
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit() throws(ImportError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("a text with a broken \\u") }
    position += 4
    return unit
  }
}
