/// Words around amounts in German, French, Spanish and Italian lines.
extension LineReader {
  /// The position behind "de", "d'" or "de la" where a name follows these.
  func afterForeignOf(_ index: Int) -> Int {
    guard isOne(of: Self.partitives, index) else { return index }
    guard isWord(index + 1) else { return isEndOfMeasure(index + 1) ? index + 1 : index }
    // "de l'eau", "de la crème"
    return isOne(of: Self.articles, index + 1) && isWord(index + 2) ? index + 2 : index + 1
  }

  /// Where a name begins behind words of other languages for "some" or "a little", with the "de" between:
  /// "etwas Salz", "un peu de sel", "un po' d'olio"; nil where there are none.
  func afterIndefinite(_ index: Int) -> Int? {
    guard let next = indefiniteEnd(index), isWord(next) || isEndOfMeasure(next) else { return nil }
    return afterForeignOf(next)
  }

  /// The position behind the longest such words.
  private func indefiniteEnd(_ index: Int) -> Int? {
    guard isWord(index), "aequ".utf8.contains(bytes[tokens[index].start] | 0x20) else { return nil }
    return Self.indefinites.first { phrase in
      phrase.indices.allSatisfy { isOne(of: [phrase[$0]], index + $0) }
    }.map { index + $0.count }
  }

  /// Where a thing or a unit begins behind an article of other languages, which says that it is one: "ein Bund
  /// Petersilie", "une pincée de sel", "un'arancia"; nil where there is none.
  func afterForeignArticle(_ index: Int) -> Int? {
    guard isWord(index), "eu".utf8.contains(bytes[tokens[index].start] | 0x20),
      isOne(of: Self.indefiniteArticles, index), indefiniteEnd(index) == nil,
      isWord(index + 1) || isEndOfMeasure(index + 1)
    else { return nil }
    return index + 1
  }

  /// The measure ends here that a source keeps apart from the name, which follows.
  private func isEndOfMeasure(_ index: Int) -> Bool { index == limit && limit < tokens.count }

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
  private static let indefiniteArticles = [
    "ein", "eine", "einen", "einem", "einer", "un", "une", "una", "uno", "un'",
  ]

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
