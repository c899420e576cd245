/// A cook's words as an FTS5 query: each one quoted, all of them required, the last a beginning.
///
/// Source: sqlite.org/fts5.html, section 3.
struct SearchPattern: Equatable {
  /// How many different words count at most; thousands would keep SQLite busy for seconds.
  static let wordLimit = 32

  /// Every word whole.
  let wholeWords: String
  /// The same with the last word as a beginning, unless it is a repeat, one word too many, or ends in a
  /// single letter after a mark.
  let text: String

  /// Takes the first ``wordLimit`` words that have a letter or digit and differ in more than case.
  ///
  /// Nil when there is none. Cost: O(characters).
  init?(_ words: [String]) {
    let words = words.filter(Self.isSearchable)
    var seen: Set<String> = []
    let firsts = words.indices.filter { seen.insert(words[$0].lowercased()).inserted }
      .prefix(Self.wordLimit)
    guard let last = firsts.last else { return nil }
    wholeWords = firsts.map { Self.quoted(words[$0]) }.joined(separator: " ")
    let isBeginning = last == words.count - 1 && Self.isTelling(words[last])
    text = isBeginning ? wholeWords + "*" : wholeWords
  }

  /// False for a word that ends in a single letter or digit, as "G&T" does: half of all texts have a word that
  /// begins so.
  private static func isTelling(_ word: String) -> Bool {
    word.count == 1 || word.reversed().prefix { $0.isLetter || $0.isNumber }.count != 1
  }

  /// The word between quotes, each of its own doubled: byte by byte, for with a mark behind it a quote is
  /// no character `"`, and yet SQLite's.
  private static func quoted(_ word: String) -> String {
    let quote = UInt8(ascii: "\"")
    var bytes = [quote]
    for byte in Array(withoutNUL(word).utf8) {
      bytes.append(byte)
      if byte == quote { bytes.append(quote) }
    }
    return String(decoding: bytes + [quote], as: UTF8.self)
  }

  /// True when the tokenizer finds something in `word`: unicode61 keeps letters, numbers and
  /// private use characters.
  private static func isSearchable(_ word: String) -> Bool {
    word.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .privateUse:
        true
      default: false
      }
    }
  }
}
