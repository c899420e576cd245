/// Every word the parser knows, under its spelling in lower case: units, descriptors, grammar.
struct LineVocabulary: Sendable {
  let units: [Unit]
  private let meanings: [String: WordMeaning]
  /// Unit spellings of several words.
  private let phrases: [String: Int]
  let longestPhrase: Int

  /// Words longer than this are not looked up: no known word is, and a hostile line could be one.
  private static let longestWord = 48

  init(units: UnitTable, words: DescriptorWords) {
    var meanings: [String: WordMeaning] = [:]
    var phrases: [String: Int] = [:]
    for (word, entry) in words.entries {
      var meaning = WordMeaning()
      meaning.kind = entry.kind
      meaning.isFreelyDropped = entry.shelves.isEmpty
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
    self.phrases = phrases
    self.longestPhrase = units.longestPhrase
  }

  /// What the word in these bytes means; an unknown word has the empty meaning.
  ///
  /// Dots at its end do not matter. Cost: O(length).
  func meaning(of bytes: ArraySlice<UInt8>) -> WordMeaning {
    var bytes = bytes
    while bytes.last == UInt8(ascii: "."), bytes.count > 1 { bytes.removeLast() }
    guard bytes.count <= Self.longestWord else { return WordMeaning() }
    if bytes.count == 1, bytes.first == UInt8(ascii: "T") {
      return meanings["T"] ?? WordMeaning()
    }
    return meanings[lowercased(bytes)] ?? WordMeaning()
  }

  /// The unit that these words spell together, or nil.
  func unit(spelledBy words: some Sequence<ArraySlice<UInt8>>) -> Int? {
    var key = ""
    for word in words {
      guard word.count <= Self.longestWord else { return nil }
      if !key.isEmpty { key += " " }
      let dots = word.last == UInt8(ascii: ".") ? 1 : 0
      key += lowercased(word.dropLast(dots))
    }
    return phrases[key]
  }

  private func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    var isASCII = true
    for byte in bytes where byte >= 0x80 { isASCII = false }
    guard isASCII else { return String(decoding: bytes, as: UTF8.self).lowercased() }
    return String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      for byte in bytes {
        buffer[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }
}
