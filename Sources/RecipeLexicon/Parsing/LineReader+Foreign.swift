/// Words around amounts in German, French, Spanish and Italian lines.
extension LineReader {
  /// The position behind "de", "d'" or "de la" where a name follows these.
  func afterForeignOf(_ index: Int) -> Int {
    guard isOne(of: Self.partitives, index), isWord(index + 1) else { return index }
    // "de l'eau", "de la crème"
    return isOne(of: Self.articles, index + 1) && isWord(index + 2) ? index + 2 : index + 1
  }

  /// Where a name begins behind words of other languages for "some" or "a little", with the "de" between:
  /// "etwas Salz", "un peu de sel", "un po' d'olio"; nil where there are none.
  func afterIndefinite(_ index: Int) -> Int? {
    guard isWord(index), "aequ".utf8.contains(bytes[tokens[index].start] | 0x20) else { return nil }
    for phrase in Self.indefinites {
      let isSpelled = phrase.indices.allSatisfy { isOne(of: [phrase[$0]], index + $0) }
      guard isSpelled, isWord(index + phrase.count) else { continue }
      return afterForeignOf(index + phrase.count)
    }
    return nil
  }

  /// The longest of one beginning first.
  private static let indefinites = [
    "etwas", "ein klein wenig", "ein wenig", "ein bisschen", "ein bißchen", "ein paar", "einige",
    "un petit peu", "un peu", "quelques",
    "un poquito", "un poco", "unos", "unas", "algunos", "algunas",
    "un po'", "un po", "qualche", "alcuni", "alcune",
  ].map { $0.split(separator: " ").map(String.init) }

  /// "of" as French, Spanish and Italian lines have it behind a unit.
  private static let partitives = [
    "de", "du", "des", "d'", "di", "del", "dello", "della", "dell'", "dei", "degli", "delle",
  ]
  private static let articles = ["l'", "la"]

  /// Whether the word is one of some, which end in an apostrophe of either form.
  private func isOne(of words: [String], _ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let word = bytes[tokens[index].start..<tokens[index].end]
    let isCurly = word.count > 3 && word.suffix(3).elementsEqual([0xE2, 0x80, 0x99])
    return words.contains { one in
      // Only letters in these differ by the bit of their case.
      let letters = isCurly ? word.dropLast(3) : word
      guard !isCurly || one.hasSuffix("'") else { return false }
      return (isCurly ? one.utf8.dropLast() : one.utf8[...]).elementsEqual(letters) {
        $0 == $1 || $0 == $1 | 0x20 && $1 != $1 | 0x20
      }
    }
  }
}
