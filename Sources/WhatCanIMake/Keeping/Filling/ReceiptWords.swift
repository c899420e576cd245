import RecipeLexicon

/// The words by which receipts, orders and lists are read: `Data/lexicon/pantry/receipts.tsv`, each folded.
struct ReceiptWords {
  /// What a line begins with that is nothing that was bought: totals, payment, thanks.
  private(set) var ends: Set<[String]> = []
  /// Whose, how grown, in which pack: says nothing of what a thing is.
  private(set) var shops: Set<[String]> = []
  /// What tills print for a word.
  private(set) var shorts: [[String]: String] = [:]

  /// The most words that an entry has.
  static let longest = 4

  /// - Throws: ``LexiconError`` for a row of no known kind, or without a word. Cost: O(bytes).
  init(_ file: LexiconFiles.File) throws(LexiconError) {
    for row in try TabSeparated(text: file.text, file: file.path, columns: 3).rows {
      let words = foldedWords(row.fields[1])
      guard (1...Self.longest).contains(words.count) else {
        throw LexiconError(
          .malformed(field: "word", value: row.fields[1]),
          file: file.path,
          line: row.line
        )
      }
      switch row.fields[0] {
      case "end": ends.insert(words)
      case "shop": shops.insert(words)
      case "short": shorts[words] = row.fields[2]
      default:
        throw LexiconError(
          .malformed(field: "kind", value: row.fields[0]),
          file: file.path,
          line: row.line
        )
      }
    }
  }

  /// Whether a line begins as one that is nothing that was bought.
  func isEnd(_ text: String) -> Bool {
    let words = foldedWords(text)
    return (1...Self.longest).contains { count in
      count <= words.count && ends.contains(Array(words.prefix(count)))
    }
  }

  /// A name without the words of shops and packs, as it is written; nil where nothing is left, or nothing goes.
  func withoutShops(_ name: String) -> String? {
    let words = name.split(separator: " ")
    var kept: [Substring] = []
    var position = 0
    while position < words.count {
      let run = (1...Self.longest).reversed().first { count in
        position + count <= words.count
          && shops.contains(
            foldedWords(words[position..<position + count].joined(separator: " "))
          )
      }
      if run == nil { kept.append(words[position]) }
      position += run ?? 1
    }
    guard !kept.isEmpty, kept.count < words.count else { return nil }
    return kept.joined(separator: " ")
  }

  /// A name with what tills shorten written out; nil where nothing is shortened.
  func writtenOut(_ name: String) -> String? {
    let words = name.split(separator: " ")
    var written: [String] = []
    var position = 0
    var isShort = false
    while position < words.count {
      let run = (1...2).reversed().lazy.compactMap { count -> (Int, String)? in
        guard position + count <= words.count else { return nil }
        let text = words[position..<position + count].joined(separator: " ")
        return shorts[foldedWords(text)].map { (count, $0) }
      }.first
      written.append(run?.1 ?? String(words[position]))
      isShort = isShort || run != nil
      position += run?.0 ?? 1
    }
    return isShort ? written.joined(separator: " ") : nil
  }
}
