internal import JSONCoding

/// A JSON value that keeps the order of its keys, so that the same answer gives the same bytes.
public indirect enum JSONText: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The value as compact JSON in UTF-8, without a line break. A number that JSON cannot say (NaN,
  /// infinite) becomes `null`. Cost: O(length).
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The same without any `<`, so that it can stand in a page. Cost: O(length).
  var textInPage: String { text.replacing(scalar: "<", with: "\\u003c") }

  /// `null` for nil.
  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// `null` for nil.
  public static func optional(_ number: Double?) -> JSONText { number.map { .number($0) } ?? .null }

  /// `null` for nil.
  public static func optional(_ number: Int?) -> JSONText { number.map { .integer($0) } ?? .null }

  public static func strings(_ strings: [String]) -> JSONText {
    .array(strings.map { .string($0) })
  }

  public static func == (left: JSONText, right: JSONText) -> Bool { left.text == right.text }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (position, value) in values.enumerated() {
        if position > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, member) in members.enumerated() {
        if position > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number) { return String(whole) }
    return number.description
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// A JSON text of another writer with the invisible signs beyond ASCII, and DEL, escaped; those can
  /// only stand in its strings. Cost: O(length).
  public static func escapingInvisible(_ json: String) -> String {
    var text = ""
    text.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar.value >= 0x7F, scalar.isInvisible {
        writeEscaped(scalar, to: &text)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.isInvisible {
          writeEscaped(scalar, to: &text)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
