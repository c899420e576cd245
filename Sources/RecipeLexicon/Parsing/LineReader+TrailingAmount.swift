internal import RecipeModel

extension LineReader {
  /// Reads the amount at the end of a line that has none in front: "milk 1 l", "gin - 700 ml",
  /// "olive oil (500 ml)". What follows the name is then out of bounds. Cost: O(1).
  ///
  /// - Parameter allowsBareNumber: "eggs 6" are six eggs.
  mutating func readTrailingAmount(allowsBareNumber: Bool) {
    var end = limit
    while kind(end - 1) == .comma, end > position, limit - end < Self.trailingTokens { end -= 1 }
    let isBracketed = kind(end - 1) == .close
    if isBracketed { end -= 1 }
    let first = max(position + 1, end - Self.trailingTokens)
    guard first < end else { return }
    for start in first..<end where beginsTrailingAmount(start) {
      guard let nameEnd = nameEnd(before: start, isBracketed: isBracketed) else { continue }
      var attempt = self
      attempt.position = start
      attempt.limit = end
      attempt.readAmounts(namesFollow: true)
      guard attempt.position >= end, isMeasure(attempt.amounts, at: start) else { continue }
      let place = position
      self = attempt
      position = place
      limit = nameEnd
      return
    }
    if allowsBareNumber { readTrailingNumber(in: first..<end, isBracketed: isBracketed) }
  }

  /// Reads the same amount in another unit behind the name: "3 tbsp cornstarch 45 ml, sifted".
  /// Cost: O(length of the name).
  mutating func readSecondAmount() {
    let end = (position..<limit).first { kind($0) == .comma || kind($0) == .open } ?? limit
    let last = end - 1
    guard last - position >= 2, kind(last - 1) == .number, meaning(last).unit >= 0 else { return }
    let start = kind(last - 2) == .number ? last - 2 : last - 1
    guard start > position, let found = measuredAmount(at: start), found.next == end,
      found.unit?.factor != nil, amounts.last?.unit != found.amount.unit,
      (position..<start).allSatisfy({ isWord($0) && !leadsToAmount($0) })
    else { return }
    amounts.append(found.amount)
    if end == limit { limit = start } else { secondAmount = start..<end }
  }

  /// The longest amount at the end of a line: "about 2 x 1 1/2 large bottles".
  private static let trailingTokens = 12

  /// A larger bare number is a brand, a strength or a type: "151", "405".
  private static let mostPieces = 100.0

  private func beginsTrailingAmount(_ index: Int) -> Bool {
    let isAfterWord = isWord(index - 1) && tokens[index].isGlued
    return !isAfterWord
      && (kind(index) == .number || grammar(index) == .number || grammar(index) == .about)
  }

  /// The amounts say how much in units, and no length: "2 x 400 g", "1 bottle".
  private func isMeasure(_ amounts: [Amount], at start: Int) -> Bool {
    let units = amounts.compactMap { amount in
      amount.unit.flatMap { name in vocabulary.units.first { $0.name == name } }
    }
    guard let first = amounts.first, first.quantity ?? 0 > 0, !units.isEmpty,
      !units.contains(where: \.isLength)
    else { return false }
    return first.unit != nil || kind(start + 1) == .times
  }

  /// Where the name ends that an amount at `start` follows; nil when no name is left or when the
  /// words before it lead up to the amount: "plus 2 tbsp", "cut into 2 slices".
  private func nameEnd(before start: Int, isBracketed: Bool) -> Int? {
    var end = start
    if isBracketed {
      guard kind(start - 1) == .open else { return nil }
      end -= 1
    }
    while end > position, start - end < Self.trailingTokens, isMarkBeforeAmount(end - 1) {
      end -= 1
    }
    guard end > position, (position..<end).contains(where: { isWord($0) }) else { return nil }
    switch kind(end - 1) {
    case .close, .number: return end
    case .word: return leadsToAmount(end - 1) || asksForNumber(end - 1) ? nil : end
    default: return nil
    }
  }

  private func isMarkBeforeAmount(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma, .dash, .colon, .times: true
    case .word: isTimesWord(index)
    default: false
    }
  }

  /// The "x" of "limes x 4".
  private func isTimesWord(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start == 1
      && bytes[tokens[index].start] | 0x20 == UInt8(ascii: "x")
  }

  private func leadsToAmount(_ index: Int) -> Bool {
    let isPartOfName = tokens[index].isGlued && kind(index - 1) == .number
    if isPartOfName { return false }
    switch grammar(index) {
    case .article, .the, .of, .and, .or, .to, .for, .with, .plus, .about, .remark,
      .remarkAfterComma, .each, .cut, .into, .state, .if, .extra, .from, .top, .up, .some:
      return true
    default: return false
    }
  }

  /// The word's number belongs to the name: "gin no. 3", "flour type 55".
  private func asksForNumber(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let word = text(index..<index + 1).lowercased()
    return ["no", "nr", "number", "type"].contains(word)
  }
}

extension LineReader {
  /// Reads "6" of "eggs 6", "4" of "limes x 4" and of "limes x4".
  private mutating func readTrailingNumber(in range: Range<Int>, isBracketed: Bool) {
    if let pieces = gluedPieces(range.upperBound - 1), range.upperBound == limit {
      limit = range.upperBound - 1
      amounts = [Amount(quantity: pieces)]
      (uncounted, unmeasured) = (0, 0)
      return
    }
    for start in range where kind(start) == .number && !(isWord(start - 1) && tokens[start].isGlued)
    {
      guard let found = quantity(at: start), found.next == range.upperBound,
        let lower = found.lower, lower > 0, found.upper ?? lower <= Self.mostPieces,
        let end = nameEnd(before: start, isBracketed: isBracketed)
      else { continue }
      amounts = [Amount(quantity: lower, quantityMax: found.upper)]
      (uncounted, unmeasured) = (0, 0)
      limit = end
      return
    }
  }

  /// The pieces that "x4" at the end of a line counts, when a name stands before it.
  private func gluedPieces(_ index: Int) -> Double? {
    guard isWord(index), index > position, isWord(index - 1), !leadsToAmount(index - 1) else {
      return nil
    }
    let word = bytes[tokens[index].start..<tokens[index].end]
    guard (2...3).contains(word.count), let mark = word.first, mark | 0x20 == UInt8(ascii: "x"),
      let pieces = Int(String(decoding: word.dropFirst(), as: UTF8.self)), pieces > 0,
      word.dropFirst().first != UInt8(ascii: "0")
    else { return nil }
    return Double(pieces)
  }
}
