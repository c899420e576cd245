/// Every word the parser knows, under its spelling in lower case: units, descriptors, grammar.
///
/// A class, so that what reads a line holds one reference and not one to each table.
final class LineVocabulary: Sendable {
  let units: [Unit]
  private let meanings: [String: WordMeaning]
  /// The words of `meanings` that are ASCII, and what each means.
  private let words: WordTable
  private let wordMeanings: [WordMeaning]
  /// Unit spellings of several words, one space between them, and the unit of each.
  private let phrases: [String: Int]
  private let phraseWords: WordTable
  private let phraseUnits: [Int]
  let longestPhrase: Int

  private static let cased = UnitTable.cased.sorted()

  /// Words longer than this are not looked up: no known word is, and a hostile line could be one.
  private static let longestWord = 48

  init(units: UnitTable, words: DescriptorWords) {
    var meanings: [String: WordMeaning] = [:]
    var phrases: [String: Int] = [:]
    for (word, entry) in words.entries where entry.kind != .brand {
      var meaning = WordMeaning()
      meaning.kind = entry.kind
      meaning.isFreelyDropped = entry.ingredientGroups.isEmpty
      meaning.isAdverb = entry.kind == .preparation && (word.hasSuffix("ly") || word == "very")
      meanings[word] = meaning
    }
    for (role, list) in GrammarWord.words {
      for word in list.split(separator: " ") {
        meanings[String(word), default: WordMeaning()].role = role
      }
    }
    for (word, numerator, denominator) in GrammarWord.numbers {
      meanings[word, default: WordMeaning()].role = .number
      meanings[word, default: WordMeaning()].numerator = numerator
      meanings[word, default: WordMeaning()].denominator = denominator
    }
    for (spelling, position) in units.positions {
      let words = spelling.split(separator: " ")
      guard let first = words.first else { continue }
      if words.count == 1 {
        meanings[spelling, default: WordMeaning()].unit = Int32(position)
      } else {
        phrases[spelling] = position
        meanings[String(first), default: WordMeaning()].beginsUnitPhrase = true
      }
    }
    self.units = units.units
    self.meanings = meanings
    (self.words, wordMeanings) = Self.table(of: meanings)
    self.phrases = phrases
    (phraseWords, phraseUnits) = Self.table(of: phrases)
    self.longestPhrase = units.longestPhrase
  }

  /// The ASCII keys, and the value of each by its number; the numbers stay in here.
  private static func table<Value>(of entries: [String: Value]) -> (WordTable, [Value]) {
    var table = WordTable(expecting: entries.count)
    var values: [Value] = []
    for (key, value) in entries where key.utf8.allSatisfy({ $0 < 0x80 }) {
      _ = table.add(0..<key.utf8.count, in: Array(key.utf8))
      values.append(value)
    }
    return (table, values)
  }

  /// What the word in these bytes means; an unknown word has the empty meaning.
  ///
  /// Dots at its end do not matter. Cost: O(length).
  func meaning(of range: Range<Int>, in bytes: [UInt8]) -> WordMeaning {
    var end = range.upperBound
    while end > range.lowerBound + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let word = range.lowerBound..<end
    guard word.count <= Self.longestWord else { return WordMeaning() }
    if (0x41...0x5A).contains(bytes[word.lowerBound]),
      let cased = Self.cased.first(where: { $0.utf8.elementsEqual(bytes[word]) })
    {
      return meanings[cased] ?? WordMeaning()
    }
    guard word.allSatisfy({ bytes[$0] < 0x80 }) else {
      return meanings[lowercased(bytes[word])] ?? WordMeaning()
    }
    return words.number(of: word, in: bytes, lowercased: true).map { wordMeanings[$0] }
      ?? WordMeaning()
  }

  /// The unit that these word tokens spell together, or nil.
  func unit(spelledBy tokens: ArraySlice<LineToken>, in bytes: [UInt8]) -> Int? {
    var key: [UInt8] = []
    var isASCII = true
    for token in tokens {
      guard token.end - token.start <= Self.longestWord else { return nil }
      if !key.isEmpty { key.append(UInt8(ascii: " ")) }
      let hasDot = token.end > token.start && bytes[token.end - 1] == UInt8(ascii: ".")
      for position in token.start..<(hasDot ? token.end - 1 : token.end) {
        if bytes[position] >= 0x80 { isASCII = false }
        key.append(bytes[position])
      }
    }
    guard isASCII else {
      return phrases[lowercased(key[...]).replacing("\u{2019}", with: "'")]
    }
    return phraseWords.number(of: key.indices, in: key, lowercased: true).map { phraseUnits[$0] }
  }

  private func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }
}
