internal import JSONCoding

/// A list as programs print it into the cell of a table: `["a", "b"]` of JSON, `['a', "b"]` of
/// Python, `c("a", "b", NA)` and `character(0)` of R.
enum ListLiteral {
  /// Why a text is no such list.
  enum Fault: Error, Equatable {
    case notAList
    /// At this byte, counted from 0.
    case unclosed(at: Int)
    case unexpected(at: Int)
  }

  /// The items in order; nil for one without a value (`null`, `None`, `NA`, `nan`).
  ///
  /// A number is the text of its digits. Escapes are those of JSON, Python and R; a backslash
  /// before anything else stays. A list inside the list is a fault. Cost: O(bytes).
  static func items(in text: String) throws(Fault) -> [String?] {
    let text = text.trimmed
    if text == "character(0)" || text == "c()" || text == "[]" { return [] }
    var scanner = ListLiteralScanner(text)
    return try scanner.items()
  }

  /// A JSON list of these texts, on one line. Cost: O(bytes).
  static func json(_ items: [String]) -> String {
    "[" + items.map(JSONStyle.reply.quoted).joined(separator: ", ") + "]"
  }
}

private struct ListLiteralScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func items() throws(ListLiteral.Fault) -> [String?] {
    let closing: Unicode.Scalar
    switch (scalars.first, scalars.dropFirst().first) {
    case ("[", _): (closing, position) = ("]", 1)
    case ("c", "("): (closing, position) = (")", 2)
    default: throw .notAList
    }
    var items: [String?] = []
    skipSpace()
    while next != closing {
      items.append(try item())
      skipSpace()
      if next == "," {
        position += 1
        skipSpace()
      } else if next != closing {
        throw next == nil ? .unclosed(at: position) : .unexpected(at: position)
      }
    }
    position += 1
    guard position == scalars.count else { throw .unexpected(at: position) }
    return items
  }

  private mutating func skipSpace() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  private mutating func item() throws(ListLiteral.Fault) -> String? {
    guard let first = next else { throw .unclosed(at: position) }
    if first == "\"" || first == "'" {
      position += 1
      return try quoted(until: first)
    }
    let start = position
    while let scalar = next, isBare(scalar) { position += 1 }
    guard position > start else { throw .unexpected(at: position) }
    let word = scalars[start..<position].reduce(into: "") { $0.unicodeScalars.append($1) }
    return ["null", "none", "na", "nan"].contains(word.lowercased()) ? nil : word
  }

  /// A number, or a word such as `NA`.
  private func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789+-._".contains(Character(scalar)))
  }

  private mutating func quoted(until mark: Unicode.Scalar) throws(ListLiteral.Fault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next {
      position += 1
      if scalar == mark { return String(text) }
      if scalar == "\\" { appendEscape(to: &text) } else { text.append(scalar) }
    }
    throw .unclosed(at: position)
  }

  /// Reads what stands behind a backslash.
  private mutating func appendEscape(to text: inout String.UnicodeScalarView) {
    guard let sign = next else { return text.append("\\") }
    position += 1
    switch sign {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "v": text.append("\u{B}")
    case "a": text.append("\u{7}")
    case "\\", "/", "\"", "'": text.append(sign)
    case "x": appendCode(digits: 2, to: &text)
    case "u": appendCode(digits: 4, to: &text)
    case "U": appendCode(digits: 8, to: &text)
    default:
      text.append("\\")
      text.append(sign)
    }
  }

  /// The scalar of a code in hexadecimal digits, or of two that are a surrogate pair; U+FFFD for
  /// half of one, and the escape itself where the digits are missing.
  private mutating func appendCode(digits: Int, to text: inout String.UnicodeScalarView) {
    guard let code = code(digits: digits, at: position) else {
      text.append("\\")
      text.append(scalars[position - 1])
      return
    }
    position += digits
    var value = code
    if (0xD800...0xDBFF).contains(code), digits == 4, position + 1 < scalars.count,
      scalars[position] == "\\", scalars[position + 1] == "u",
      let low = self.code(digits: 4, at: position + 2), (0xDC00...0xDFFF).contains(low)
    {
      position += 6
      value = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private func code(digits: Int, at start: Int) -> UInt32? {
    guard start + digits <= scalars.count else { return nil }
    let slice = scalars[start..<start + digits]
    guard slice.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }) else { return nil }
    return UInt32(slice.reduce(into: "") { $0.unicodeScalars.append($1) }, radix: 16)
  }
}
