/// `bytes` as text, without a byte order mark.
///
/// Cost: O(bytes). Throws the line of the first byte that is not UTF-8.
func decodedText(_ bytes: some Collection<UInt8>, file: String) throws(ImportError) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw ImportError(.notUTF8, file: file, place: .line(lineOfInvalidUTF8(bytes)))
  }
  return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
}

/// The line of the first byte that is not UTF-8, counted from 1.
func lineOfInvalidUTF8(_ bytes: some Collection<UInt8>) -> Int {
  var line = 1
  var iterator = bytes.makeIterator()
  var decoder = UTF8()
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    if scalar == "\n" { line += 1 }
  }
  return line
}

extension String {
  /// The text on one line: every run of white space is one space, none at the ends. A mark that is written over
  /// a space stays.
  var onOneLine: String {
    if isOneASCIILine { return self }
    return unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }
      .joined(separator: " ")
  }

  /// True for words of visible ASCII with one space between them: most texts, which no grapheme has to be
  /// found in.
  private var isOneASCIILine: Bool {
    var before: UInt8 = 0x20
    for byte in utf8 {
      guard byte.isVisibleASCII || byte == 0x20 && before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20
  }

  /// The text with each of its lines on one line, blank lines at the ends left out.
  var tidied: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).onOneLine }
      .joined(separator: "\n")
      .trimmed
  }

  /// The text without white space at its ends.
  var trimmed: String { self[...].trimmed }

  /// The text itself, or nil when it is blank.
  var unlessBlank: String? {
    utf8.contains(where: \.isVisibleASCII)
      || !unicodeScalars.allSatisfy(\.properties.isWhitespace) ? self : nil
  }

  /// The text if it is the address of something on the web; other schemes are never opened.
  var asWebAddress: String? {
    let address = trimmed
    let lower = address.prefix(8).lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return nil }
    return address.contains(where: \.isWhitespace) ? nil : address
  }
}

extension String {
  /// The text with each of these scalars replaced, also where a mark before or behind it makes it part of
  /// another character. Cost: O(length).
  func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
    unicodeScalars.reduce(into: "") { text, next in
      if next == scalar { text += replacement } else { text.unicodeScalars.append(next) }
    }
  }
}

extension UInt8 {
  /// ASCII, but for white space and control characters.
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }

  var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

extension Substring {
  /// The text without white space at its ends. A mark that is written over a space stays. Cost: O(length).
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return String(self)
    }
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    return start.lastIndex { !$0.properties.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}

/// The items of a list written with commas, trimmed; blank and repeated ones are left out.
///
/// Of a text that is all commas no more is held at a time than what is kept. Cost: O(bytes).
func commaItems(_ text: String) -> [String] {
  withoutRepeats(
    sequence(state: Optional(text[...])) { rest -> String? in
      guard let left = rest else { return nil }
      let end = left.firstIndex(of: ",")
      rest = end.map { left[left.index(after: $0)...] }
      return String(left[..<(end ?? left.endIndex)]).onOneLine
    }
  )
}

/// The items that are not blank, each once, compared without case; the first of each stays.
func withoutRepeats(_ items: some Sequence<String>) -> [String] {
  var seen: Set<String> = []
  return items.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
}

/// The part of an id that stands for a title: letters and digits in lower case, `-` between words.
///
/// Format characters inside a word, such as joiners, are left out. Empty when the title has
/// neither.
func slug(of title: String) -> String {
  let title = title.lowercased()
  if title.utf8.allSatisfy({ $0 < 0x80 }) {
    return title.utf8.split { !$0.isASCIILetterOrDigit }.map { String(Substring($0)) }
      .joined(separator: "-")
  }
  return title.split { !$0.isLetter && !$0.isNumber }
    .map { String($0).withoutScalarsBarredFromIDs }
    .filter { !$0.isEmpty }
    .joined(separator: "-")
}

/// The name of a file without its folders and its extension.
func stem(ofFile file: String) -> String {
  let name = file.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
  return String(name[..<dot])
}
