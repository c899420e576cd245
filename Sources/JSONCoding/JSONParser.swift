/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    /// It ends too early, is nested too deeply, or is not JSON; the text says where.
    case malformed(String)
    /// It has more values than a text of its length may have.
    case tooManyValues(allowed: Int)
  }

  public var problem: Problem

  public var description: String {
    switch problem {
    case .malformed(let detail): detail
    case .tooManyValues(let allowed): "more than \(allowed) values"
    }
  }
}

/// Reads a JSON text into a value that keeps the order of members and the digits of numbers.
///
/// Stricter than the grammar in one thing, limits of depth and number, and more lenient in two that
/// saved pages need: control characters may stand in strings as they are, and half of a surrogate
/// pair is U+FFFD. Bytes that are no UTF-8 are U+FFFD too. Cost: O(bytes), recursion at most
/// ``mostDepth`` deep.
package struct JSONParser {
  /// Lists and objects inside one another.
  package static let mostDepth = 64

  /// How many values a text of so many bytes may have: each takes several times its bytes in memory,
  /// and recipes have fewer.
  package static func mostValues(inBytes bytes: Int) -> Int {
    min(5_000_000, max(100_000, bytes / 8))
  }

  /// The text, or of one that comes in pieces what ``JSONStream`` holds of it.
  var bytes: [UInt8]
  var position = 0
  var values = 0
  var mostValues: Int
  /// What stood before `bytes`, and how many of it were line feeds.
  var bytesBefore = 0
  var linesBefore = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    mostValues = Self.mostValues(inBytes: bytes.count)
  }

  /// The one value that the bytes of a text are.
  package static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == parser.bytes.count else { throw parser.error("text after its end") }
    return value
  }

  /// The place is the line inside the text where there are several.
  func error(_ what: String) -> JSONError {
    let line = 1 + linesBefore + bytes[..<position].count { $0 == 0x0A }
    let hasLines = linesBefore > 0 || bytes.contains(0x0A)
    let place = hasLines ? "in line \(line)" : "at byte \(bytesBefore + position)"
    return JSONError(problem: .malformed("\(what) \(place)"))
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    try countValue()
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("it ends too early")
    default: return .number(try number())
    }
  }

  mutating func countValue() throws(JSONError) {
    values += 1
    guard values <= mostValues else {
      throw JSONError(problem: .tooManyValues(allowed: mostValues))
    }
  }

  private func checkDepth(_ depth: Int) throws(JSONError) {
    guard depth < Self.mostDepth else {
      throw error("more than \(Self.mostDepth) lists or objects inside one another")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
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

  private mutating func list(depth: Int) throws(JSONError) -> [JSONValue] {
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

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let letters = word.withUTF8Buffer { Array($0) }
    guard bytes[position...].starts(with: letters) else { throw error("an unknown word") }
    position += letters.count
    return value
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take("-")
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      throw error("not a JSON value")
    }
    if take("."), digits() == 0 { throw error("a number without digits") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if digits() == 0 { throw error("a number without digits") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  mutating func string() throws(JSONError) -> String {
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
    throw error("a string is not closed")
  }

  private mutating func escaped() throws(JSONError) -> Character {
    guard let byte = next else { throw error("a string is not closed") }
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
    default: throw error("an invalid character after a backslash")
    }
  }

  /// The scalar of `\uXXXX`, or of a pair of them.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
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

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("an invalid \\u in a string") }
    position += 4
    return unit
  }
}
