internal import RecipeModel

extension LineReader {
  /// Reads "juice of", "finely grated zest and juice of" before an amount or a name.
  ///
  /// - Parameter namesFollow: The name stands elsewhere, so "2 juice" may end the text.
  mutating func readPart(namesFollow: Bool = false) {
    guard let found = partReading(at: position) else { return }
    if grammar(found.next) == .of || grammar(found.next) == .from {
      guard namesFollow || found.next + 1 < limit else { return }
    } else {
      guard namesFollow, found.next >= limit, !found.isPiece || !amounts.isEmpty else { return }
    }
    take(found)
    position = min(found.next + 1, limit)
    while grammar(position) == .the { position += 1 }
  }

  /// Takes "juice of", "finely grated zest of" and, where no amount is said yet, "juice of 2" behind the
  /// name for what is taken of it; false for other remarks.
  mutating func takePart(_ range: Range<Int>) -> Bool {
    guard part.isEmpty, name.count == 1, let found = partReading(at: range.lowerBound),
      found.next < range.upperBound, grammar(found.next) == .of
    else { return false }
    if found.next < range.upperBound - 1 {
      guard amounts.isEmpty, let count = quantity(at: found.next + 1),
        count.next == range.upperBound
      else { return false }
      amounts = [Amount(quantity: count.lower, quantityMax: count.upper)]
      (uncounted, unmeasured) = (0, 0)
    }
    take(found)
    return true
  }

  /// What is taken of a thing stands here, and then nothing but a mark, "of" or "only": "zest and juice".
  func saysParts(_ index: Int) -> Bool {
    guard let found = partReading(at: index) else { return false }
    return !isWord(found.next) || grammar(found.next) == .of || grammar(found.next) == .state
  }

  private mutating func take(_ found: PartReading) {
    part = found.parts
    if !found.preparation.isEmpty { preparation.append(found.preparation) }
  }

  /// "juice", "the finely grated zest and juice".
  private struct PartReading {
    var parts: [Range<Int>]
    var preparation: Range<Int>
    var isPiece: Bool
    var next: Int
  }

  private func partReading(at start: Int) -> PartReading? {
    var index = start
    if grammar(index) == .the || grammar(index) == .article { index += 1 }
    let preparationStart = index
    while meaning(index).kind == .preparation { index += 1 }
    let preparation = preparationStart..<index
    guard isPart(index) else { return nil }
    let isPiece = grammar(index) == .piece
    var parts = [index..<index + 1]
    index += 1
    while grammar(index) == .and || grammar(index) == .or,
      let next = partAfterPreparation(index + 1)
    {
      parts += [index..<index + 1, next - 1..<next]
      index = next
    }
    return PartReading(parts: parts, preparation: preparation, isPiece: isPiece, next: index)
  }

  /// Of "2 limes" it says what becomes of some: "juice of 1, the other halved".
  var saysPartOfSome: Bool {
    guard !amounts.isEmpty, isPart(position),
      grammar(position + 1) == .of || grammar(position + 1) == .from
    else { return false }
    return quantity(at: position + 2) != nil
  }

  private func isPart(_ index: Int) -> Bool {
    grammar(index) == .part || grammar(index) == .piece
  }

  /// The position after "juice" or "grated zest" at `index`.
  private func partAfterPreparation(_ index: Int) -> Int? {
    var index = index
    while meaning(index).kind == .preparation { index += 1 }
    return isPart(index) ? index + 1 : nil
  }

  /// Moves a unit from the end of the name to the amount: "10 garlic cloves" is 10 cloves of garlic.
  mutating func moveTrailingUnit() {
    guard amounts.count == 1, amounts[0].unit == nil, amounts[0].quantity != nil,
      let range = name.last, let last = range.last, tokens[last].kind == .word,
      tokens[last].meaning.unit >= 0, last > range.lowerBound,
      tokens[last - 1].kind == .word, tokens[last - 1].meaning.kind == nil
    else { return }
    let unit = vocabulary.units[Int(tokens[last].meaning.unit)]
    switch unit.name {
    case "clove", "bulb", "sprig", "stalk", "loaf", "spear", "sheet": break
    default: return
    }
    amounts[0].unit = unit.name
    (uncounted, unmeasured) = (0, 0)
    name[name.count - 1] = range.lowerBound..<last
  }
}
