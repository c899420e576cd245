/// Cuts the bytes of an ingredient line into words, numbers and marks.
///
/// Spaces, control characters and bullets separate and are dropped. Cost: O(bytes).
struct LineTokenizer {
  private let bytes: [UInt8]
  private let vocabulary: LineVocabulary
  private var position = 0
  /// No space has passed since the last token.
  private var isGlued = false
  private(set) var tokens: [LineToken] = []

  init(bytes: [UInt8], vocabulary: LineVocabulary) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    tokens.reserveCapacity(bytes.count / 4 + 4)
    while position < bytes.count { readToken() }
  }

  /// The character at a byte position and its length in bytes; nil at the end.
  private func scalar(at position: Int) -> (LineScalar, Int)? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    if first < 0x80 { return (LineScalar(ascii: first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position + length <= bytes.count else { return (.space, bytes.count - position) }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return (Unicode.Scalar(value).map { LineScalar($0) } ?? .word, length)
  }

  private mutating func append(
    _ kind: LineToken.Kind,
    from start: Int,
    value: Double = 0,
    isFraction: Bool = false,
    isName: Bool = false
  ) {
    let isWord = kind == .word && !isName
    let token = LineToken(
      kind,
      at: start..<position,
      isGlued: isGlued,
      value: value,
      isFraction: isFraction,
      meaning: isWord ? vocabulary.meaning(of: start..<position, in: bytes) : WordMeaning()
    )
    tokens.append(token)
    isGlued = true
  }

  private mutating func readToken() {
    guard let (scalar, length) = scalar(at: position) else { return }
    let start = position
    switch scalar {
    case .digit: return readNumber()
    case .word where bytes[start] == UInt8(ascii: ".") && isDigit(at: start + 1):
      return readNumber()
    case .word: return readWord()
    default: position += length
    }
    switch scalar {
    case .space: isGlued = false
    case .fraction(let value): append(.number, from: start, value: value, isFraction: true)
    case .dash: append(.dash, from: start)
    case .slash: append(.slash, from: start)
    case .comma: append(.comma, from: start)
    case .colon: append(.colon, from: start)
    case .open: append(.open, from: start)
    case .close: append(.close, from: start)
    case .times: append(.times, from: start)
    case .plus: append(.plus, from: start)
    case .word, .digit: break
    }
  }

  private func isDigit(at position: Int) -> Bool {
    if case .digit? = scalar(at: position)?.0 { true } else { false }
  }

  /// A word runs over letters, digits, and hyphens between them.
  private mutating func readWord() {
    let start = position
    if isTimesSign() {
      position += 1
      append(.times, from: start)
      return
    }
    if let end = elisionEnd(at: start) {
      position = end
      append(.word, from: start)
      readWordTail()
      // What an article is glued to is a name: the "or" of "feuille d'or" is gold.
      append(.word, from: end, isName: true)
      return
    }
    readWordTail(stopsAtDigit: isGlued && tokens.last?.kind == .number)
    append(.word, from: start)
  }

  /// The end of an elided article of French or Italian with its apostrophe, which a letter follows: "d'huile".
  private func elisionEnd(at start: Int) -> Int? {
    // Most words begin with another letter.
    guard "dlansu".utf8.contains(bytes[start] | 0x20) else { return nil }
    for article in Self.elided {
      let end = start + article.count
      guard end < bytes.count,
        zip(article, bytes[start..<end]).allSatisfy({ $0 == $1 | 0x20 })
      else { continue }
      let isCurly = bytes[end...].starts(with: [0xE2, 0x80, 0x99])
      guard isCurly || bytes[end] == UInt8(ascii: "'") else { continue }
      let next = end + (isCurly ? 3 : 1)
      guard next < bytes.count, bytes[next] >= 0x80 || (0x61...0x7A).contains(bytes[next] | 0x20),
        case .word? = scalar(at: next)?.0
      else { return nil }
      return next
    }
    return nil
  }

  private static let elided = ["d", "l", "dell", "all", "dall", "nell", "sull", "un"].map {
    Array($0.utf8)
  }

  /// - Parameter stopsAtDigit: The unit of "125g-150g" ends before the next number.
  private mutating func readWordTail(stopsAtDigit: Bool = false) {
    while let (next, length) = scalar(at: position) {
      switch next {
      case .digit where stopsAtDigit: return
      case .word, .digit: position += length
      case .dash where bytes[position] == UInt8(ascii: "-"):
        guard let (after, _) = scalar(at: position + 1) else { return }
        switch after {
        case .digit where stopsAtDigit: return
        case .word, .digit: position += length
        default: return
        }
      default: return
      }
    }
  }

  /// An "x" after a number, and before a number or a space.
  private func isTimesSign() -> Bool {
    guard bytes[position] | 0x20 == UInt8(ascii: "x"), tokens.last?.kind == .number else {
      return false
    }
    switch scalar(at: position + 1)?.0 {
    case .space, .digit, .fraction: return true
    default: return false
    }
  }
}

extension LineTokenizer {
  /// Reads "12", "1.5", "1,5", "1,000", "1/2", "1½"; what only looks like a number ("70%",
  /// "80/20", "1/0", thirty digits) becomes a word.
  private mutating func readNumber() {
    let start = position
    var number = readDigits()
    var isInteger = true
    var groups = 0
    while isThousandsGroup(after: number, groups: groups) {
      position += 1
      let group = readDigits()
      number.mantissa = number.mantissa * 1000 + group.mantissa
      number.count += group.count
      groups += 1
    }
    var value = Double(number.mantissa)
    if position < bytes.count, isDecimalMark(bytes[position]), isDigit(at: position + 1) {
      position += 1
      let decimals = readDigits()
      isInteger = false
      // One division of two exact numbers rounds correctly: 1.1 is 11 / 10.
      value =
        number.mantissa < 1000 && decimals.count <= 12
        ? (value * decimals.scale + Double(decimals.mantissa)) / decimals.scale
        : value + Double(decimals.mantissa) / decimals.scale
    }
    guard number.count <= 15 else { return readNumberlikeWord(from: start) }
    var isFraction = false
    if isInteger, case (.slash, let length)? = scalar(at: position), isDigit(at: position + length)
    {
      position += length
      let divisor = readDigits().mantissa
      let isCommon = (1...16).contains(divisor) || divisor == 32
      guard isCommon, number.mantissa < 10 || number.mantissa < divisor else {
        return readNumberlikeWord(from: start)
      }
      value /= Double(divisor)
      isFraction = value < 1
    } else if isInteger, case (.fraction(let part), let length)? = scalar(at: position) {
      position += length
      value = mixedNumber(value, part)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "%") || bytes[position] == 0xC2 {
      if bytes[position] == UInt8(ascii: "%") || isDegreeSign() {
        return readNumberlikeWord(from: start)
      }
    }
    if isInteger, number.count > 1, number.mantissa == 0 { return readNumberlikeWord(from: start) }
    append(.number, from: start, value: value, isFraction: isFraction)
  }

  private mutating func readNumberlikeWord(from start: Int) {
    readWordTail()
    append(.word, from: start)
  }

  private func isDecimalMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  private func isDegreeSign() -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == 0xB0
  }

  /// A comma and exactly three digits, after one to three that do not begin with zero: "1,000".
  private func isThousandsGroup(after number: Digits, groups: Int) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: ","), number.mantissa > 0,
      groups == 0 ? number.count <= 3 : number.count <= 12
    else { return false }
    for offset in 1...3 where !isASCIIDigit(at: position + offset) { return false }
    return !isASCIIDigit(at: position + 4)
  }

  private func isASCIIDigit(at position: Int) -> Bool {
    position < bytes.count && (0x30...0x39).contains(bytes[position])
  }

  private struct Digits {
    /// Of the first 15 digits.
    var mantissa = 0
    /// Ten to the number of digits in `mantissa`.
    var scale = 1.0
    /// All digits, those past the fifteenth too.
    var count = 0
  }

  private mutating func readDigits() -> Digits {
    var digits = Digits()
    var used = 0
    while case (.digit(let digit), let length)? = scalar(at: position) {
      position += length
      digits.count += 1
      if used < 15 {
        digits.mantissa = digits.mantissa * 10 + digit
        digits.scale *= 10
        used += 1
      }
    }
    return digits
  }
}
