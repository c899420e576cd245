/// Front matter as it is written: one key a line, text in quotes unless it is plain words.
///
/// The quotes are this project's own rather than a YAML library's, because the reader refuses what
/// looks like an anchor (`&name`) or like deep nesting even inside quotes: those signs are escaped.
struct FrontMatterText {
  private(set) var text = ""

  /// Leaves out a value that is blank.
  mutating func add(_ key: String, _ value: String?) {
    guard let value = value?.onOneLine.unlessBlank else { return }
    text += "\(key): \(Self.scalar(value))\n"
  }

  /// Adds a number, perhaps with its unit, which needs no quotes.
  mutating func add(_ key: String, count: Int?, unit: String = "") {
    guard let count else { return }
    text += unit.isEmpty ? "\(key): \(count)\n" : "\(key): \(count) \(unit)\n"
  }

  mutating func add(_ key: String, list: [String]) {
    let items = withoutRepeats(list.map(\.onOneLine))
    guard !items.isEmpty else { return }
    text += "\(key): [\(items.map(Self.scalar).joined(separator: ", "))]\n"
  }

  mutating func add(_ key: String, records: [[(key: String, value: String?)]]) {
    guard !records.isEmpty else { return }
    text += "\(key):\n"
    for record in records {
      var mark = "-"
      for (key, value) in record {
        guard let value = value?.onOneLine.unlessBlank else { continue }
        text += "  \(mark) \(key): \(Self.scalar(value))\n"
        mark = " "
      }
    }
  }

  /// False for a text of which nothing would be read again: white space, NUL and U+FEFF.
  static func keeps(_ text: String) -> Bool {
    !text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || isLeftOut($0) }
  }

  /// What reads the file takes NUL for the end of a text and U+FEFF for its beginning.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.value == 0xFEFF
  }

  private static func scalar(_ text: String) -> String {
    isPlain(text) ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Words of letters and digits that no YAML reader takes for anything else.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789 -.'".unicodeScalars.contains($0)
    }
    return isPlain && !reserved.contains(text.lowercased())
  }

  private static let reserved: Set<String> = [
    "null", "true", "false", "yes", "no", "on", "off", "y", "n",
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "&", "[", "{": return "\\x" + hex(scalar, digits: 2)
    default: break
    }
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD:
      return String(scalar)
    case _ where isLeftOut(scalar): return ""
    case ...0xFFFF: return "\\u" + hex(scalar, digits: 4)
    default:
      return scalar.value & 0xFFFE == 0xFFFE ? "\\U" + hex(scalar, digits: 8) : String(scalar)
    }
  }

  private static func hex(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let text = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
