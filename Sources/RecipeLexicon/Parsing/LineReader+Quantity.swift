/// One number or range of numbers, and the token after it.
struct QuantityReading {
  var lower: Double?
  var upper: Double?
  var next: Int
  /// An article says it, in another language than English.
  var isForeignArticle = false
}

/// The sum, rounded once where the fraction is a common one: 1 and 2/3 is the double next to 5/3.
///
/// - Parameter fraction: In [0, 1); common with a denominator up to 32.
func mixedNumber(_ whole: Double, _ fraction: Double) -> Double {
  for divisor in 2...32 {
    let denominator = Double(divisor)
    let numerator = (fraction * denominator).rounded()
    if numerator / denominator == fraction {
      return (whole * denominator + numerator) / denominator
    }
  }
  return whole + fraction
}

extension LineReader {
  /// Reads "2", "1 1/2", "half a dozen", "2-3", "2 or 3", "a few", "un poco de", "una" at `index`.
  ///
  /// An article alone is one of something; whether that counts is for the unit to say.
  func quantity(at index: Int) -> QuantityReading? {
    if grammar(index) == .article {
      switch grammar(index + 1) {
      case .dozen: return QuantityReading(lower: 12, next: skippingOf(index + 2))
      case .some: return some(at: index + 1)
      case .little where isWord(index + 2):
        return QuantityReading(next: skippingOf(index + 2))
      case .number where meaning(index + 1).value < 1:
        return QuantityReading(lower: meaning(index + 1).value, next: index + 2)
      default: return nil
      }
    }
    if grammar(index) == .some { return some(at: index) }
    if let next = afterIndefinite(index) { return QuantityReading(next: next) }
    if let next = afterForeignArticle(index) {
      return QuantityReading(lower: 1, next: next, isForeignArticle: true)
    }
    guard let lower = number(at: index) else { return nil }
    guard let upperStart = rangeEnd(after: lower.next), let upper = number(at: upperStart),
      let from = lower.lower, let to = upper.lower,
      upperStart == lower.next + 2 || !isHyphenatedMeasure(upperStart)
    else { return lower }
    if from == to { return QuantityReading(lower: from, next: upper.next) }
    return QuantityReading(lower: min(from, to), upper: max(from, to), next: upper.next)
  }

  /// "few" has no number; "couple" is two.
  private func some(at index: Int) -> QuantityReading? {
    let isCouple = tokens[index].end - tokens[index].start == 6
    let value: Double? = isCouple ? 2 : nil
    return QuantityReading(lower: value, next: skippingOf(index + 1))
  }

  private func skippingOf(_ index: Int) -> Int {
    grammar(index) == .of ? index + 1 : index
  }

  /// Where the upper end of a range would begin.
  private func rangeEnd(after index: Int) -> Int? {
    if kind(index) == .dash {
      // "3½- to 4-pound"
      let isHanging = grammar(index + 1) == .to || grammar(index + 1) == .or
      return isHanging ? index + 2 : index + 1
    }
    let word = grammar(index)
    guard word == .to || word == .or else { return nil }
    return index + 1
  }

  /// "14-ounce": a number bound to its unit, which is no end of a range.
  private func isHyphenatedMeasure(_ index: Int) -> Bool {
    kind(index) == .number && kind(index + 1) == .dash && meaning(index + 2).unit >= 0
  }

  /// One number: digits, digits and a fraction, or words.
  func number(at index: Int) -> QuantityReading? {
    if grammar(index) == .number { return numberWord(at: index) }
    if grammar(index) == .dozen { return QuantityReading(lower: 12, next: skippingOf(index + 1)) }
    guard kind(index) == .number, !isPartOfName(index) else { return nil }
    let token = tokens[index]
    if !token.isFraction, token.value >= 1, token.value == token.value.rounded(.down) {
      if grammar(index + 1) == .dozen {
        return QuantityReading(lower: token.value * 12, next: skippingOf(index + 2))
      }
      if let fraction = fraction(after: index + 1) {
        let value = mixedNumber(token.value, tokens[fraction].value)
        return QuantityReading(lower: value, next: fraction + 1)
      }
      if grammar(index + 1) == .and, let half = halfWord(at: index + 2) {
        return QuantityReading(lower: mixedNumber(token.value, half.value), next: half.next)
      }
    }
    return QuantityReading(lower: token.value, next: index + 1)
  }

  /// The fraction of "1 1/2", "1-1/2" and "1 and 1/2".
  private func fraction(after index: Int) -> Int? {
    let skipsMark = kind(index) == .dash || grammar(index) == .and
    let candidate = skipsMark ? index + 1 : index
    guard kind(candidate) == .number, tokens[candidate].isFraction else { return nil }
    return candidate
  }

  /// "a half", "a quarter", "half".
  private func halfWord(at index: Int) -> (value: Double, next: Int)? {
    let word = grammar(index) == .article ? index + 1 : index
    let meaning = meaning(word)
    guard meaning.role == .number, meaning.value < 1 else { return nil }
    return (meaning.value, word + 1)
  }

  private func numberWord(at index: Int) -> QuantityReading? {
    let value = meaning(index).value
    guard value < 1 else {
      if grammar(index + 1) == .dozen {
        return QuantityReading(lower: value * 12, next: skippingOf(index + 2))
      }
      if grammar(index + 1) == .and, let half = halfWord(at: index + 2) {
        return QuantityReading(lower: mixedNumber(value, half.value), next: half.next)
      }
      let part = meaning(index + 1)
      if part.role == .number, part.value < 1 {
        return QuantityReading(lower: value * part.value, next: index + 2)
      }
      return QuantityReading(lower: value, next: index + 1)
    }
    var next = skippingOf(index + 1)
    if grammar(next) == .article || grammar(next) == .the { next += 1 }
    if grammar(next) == .dozen { return QuantityReading(lower: value * 12, next: next + 1) }
    return QuantityReading(lower: value, next: next)
  }

  /// "7UP", "5-spice", "3rd": the number belongs to a name.
  private func isPartOfName(_ index: Int) -> Bool {
    guard index + 1 < limit, tokens[index + 1].isGlued else { return false }
    switch tokens[index + 1].kind {
    case .word:
      let meaning = tokens[index + 1].meaning
      let isJoin = meaning.role == .to || meaning.role == .or || meaning.role == .and
      return meaning.unit < 0 && !meaning.beginsUnitPhrase && meaning.kind == nil && !isJoin
    case .dash:
      guard isWord(index + 2), tokens[index + 2].isGlued else { return false }
      let meaning = tokens[index + 2].meaning
      return meaning.unit < 0 && !meaning.beginsUnitPhrase && meaning.role != .number
    default: return false
    }
  }
}
