/// A unit found in a line: its position in the unit table, its first token, the token after it.
struct UnitReading {
  var unit: Int
  var start: Int
  var next: Int
}

extension Unit {
  /// A length measures a piece ("5 cm piece") and does not count pieces.
  var isLength: Bool { name == "cm" || name == "mm" || name == "inch" }

  var isCan: Bool { name == "can" || name == "tin" }

  /// In the singular the word names food as often as it counts it: "4 fillet steaks".
  var isNameInSingular: Bool {
    switch name {
    case "fillet", "rib", "stem", "leaf", "round", "bar", "ball", "finger": true
    default: false
    }
  }

  /// Behind an amount the word begins a name: "1 oz clove syrup", "2 cups glass noodles".
  var isNameAfterAmount: Bool {
    switch name {
    case "clove", "part", "shot", "measure", "glass", "leaf", "stem", "rib": true
    default: false
    }
  }

  /// Without a number the word begins a name: "clove powder", "stick cinnamon".
  var needsNumber: Bool {
    switch name {
    case "clove", "stick", "sheet", "head", "block", "part", "shot", "measure", "cube", "scoop",
      "glass", "stalk", "bulb", "recipe", "batch", "thumb", "pat":
      true
    default: isNameInSingular || isLength
    }
  }
}

extension LineReader {
  /// The unit at `index`, after up to four words that describe it ("large", "heaped").
  func unit(
    at index: Int,
    after quantity: QuantityReading?,
    namesFollow: Bool
  ) -> UnitReading? {
    var start = index
    if kind(start) == .dash, isWord(start + 1), tokens[start].isGlued { start += 1 }
    let first = start
    while start < first + 4, isUnitManner(start) { start += 1 }
    for candidate in stride(from: start, through: first, by: -1) {
      guard let found = plainUnit(at: candidate) else { continue }
      let isAccepted = accepts(
        found,
        quantity: quantity,
        isSaidHow: (first..<candidate).contains { grammar($0) == .unitManner },
        namesFollow: namesFollow
      )
      guard isAccepted else { return nil }
      return afterPunctuation(found)
    }
    return nil
  }

  private func isUnitManner(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let meaning = tokens[index].meaning
    return meaning.role == .unitManner || meaning.kind == .size || meaning.isAdverb
  }

  private func plainUnit(at index: Int) -> UnitReading? {
    guard isWord(index) else { return nil }
    let meaning = tokens[index].meaning
    if meaning.beginsUnitPhrase {
      var length = vocabulary.longestPhrase
      while length > 1 {
        if let unit = phraseUnit(at: index, words: length) {
          return UnitReading(unit: unit, start: index, next: index + length)
        }
        length -= 1
      }
    }
    guard meaning.unit >= 0 else { return nil }
    return UnitReading(unit: Int(meaning.unit), start: index, next: index + 1)
  }

  private func phraseUnit(at index: Int, words count: Int) -> Int? {
    guard index + count <= limit else { return nil }
    for offset in 0..<count where !isWord(index + offset) { return nil }
    return vocabulary.unit(spelledBy: tokens[index..<index + count], in: bytes)
  }

  /// Whether the word counts here, or names the food.
  ///
  /// - Parameter isSaidHow: A word says how full it is: "scant cup sugar".
  private func accepts(
    _ found: UnitReading,
    quantity: QuantityReading?,
    isSaidHow: Bool,
    namesFollow: Bool
  ) -> Bool {
    let unit = vocabulary.units[found.unit]
    let isLast = !isNameAhead(found.next)
    if isLast, unit.dimension == .count || unit.dimension == .vague, !namesFollow { return false }
    let word = tokens[found.start]
    let length = word.end - word.start
    if unit.name == "inch", length == 2, !isInch(found) { return false }
    guard quantity != nil else {
      switch unit.dimension {
      case .volume, .mass: return length > 1 && (isSaidHow || grammar(found.next) == .of)
      case .vague: return true
      case .count: return namesFollow || grammar(found.next) == .of || !unit.needsNumber
      }
    }
    if unit.isNameInSingular, grammar(found.next) != .of, !namesFollow {
      return isPlural(word) || unit.name == "finger" && quantity?.lower == 1 && isPour(found.next)
    }
    return true
  }

  /// "1 finger rum" is a measure of it; a finger lime and a finger roll are things.
  private func isPour(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let word = singularForm(text(index..<index + 1).lowercased())
    return !Self.fingerThings.contains(word)
  }

  /// What is named after a finger's shape.
  private static let fingerThings: Set<String> = [
    "aubergine", "biscuit", "bun", "chili", "chilli", "eggplant", "food", "lime", "millet",
    "pepper", "roll", "sandwich", "sponge",
  ]

  /// "2 in" is a length before a mark, "piece" and the like; else "in" is a preposition.
  private func isInch(_ found: UnitReading) -> Bool {
    if tokens[found.start].isGlued { return true }
    switch kind(found.next) {
    case .slash, .dash: return true
    case .word: return tokens[found.next].meaning.unit >= 0
    default: return false
    }
  }

  private func isPlural(_ token: LineToken) -> Bool {
    bytes[token.end - 1] | 0x20 == UInt8(ascii: "s")
  }

  /// A word that can be a name stands at `index`, perhaps after "of".
  private func isNameAhead(_ index: Int) -> Bool {
    switch kind(index) {
    case .word:
      switch grammar(index) {
      case .of, .the: return index + 1 < limit
      case .cut, .optional, .to, .for: return false
      default:
        return index + 1 < limit || !tokens[index].meaning.isPreparation
      }
    case .number, .open, .slash, .dash, .plus: return index + 1 < limit
    default: return false
    }
  }

  /// Skips the dash of "14-ounce-" and dots that were cut off, and the "de" of "200 g de beurre".
  private func afterPunctuation(_ found: UnitReading) -> UnitReading {
    var found = found
    if kind(found.next) == .dash, tokens[found.next].isGlued, isWord(found.next + 1),
      tokens[found.next + 1].isGlued
    {
      found.next += 1
    }
    found.next = afterForeignOf(found.next)
    return found
  }
}
