internal import RecipeModel

/// Reads the tokens of one ingredient line from left to right and sorts them into fields.
///
/// Every token is passed a bounded number of times, so a line costs O(bytes).
struct LineReader {
  let bytes: [UInt8]
  let tokens: [LineToken]
  let vocabulary: LineVocabulary
  /// The token to read next.
  var position = 0
  /// The first token that is out of bounds.
  var limit: Int

  var amounts: [Amount] = []
  var size: [Range<Int>] = []
  var name: [Range<Int>] = []
  /// The name so far holds a token that describes nothing.
  var hasNoun = false
  var preparation: [Range<Int>] = []
  var comment: [Range<Int>] = []
  var purpose: [Range<Int>] = []
  var role = IngredientLine.Role.required
  /// What is taken of the named thing: "juice" in "juice of 2 limes".
  var part: [Range<Int>] = []
  /// It comes in a container, in which "chopped tomatoes" are another thing than tomatoes, chopped.
  var isTinned = false
  /// It comes in a can that the name does not speak of.
  var isCanned = false
  /// The amount behind the name that says the first one in another unit; empty where there is none.
  var secondAmount = 0..<0
  /// The amount is one of each thing that is named: "½ tsp each".
  var isOfEach = false
  /// The ranges of the name are things of their own: "1 oz vodka, 1 oz gin".
  var namesSeveral = false
  /// "white or" of a measure, which belongs before the name "red wine".
  var alternativeBefore: [Range<Int>] = []
  /// "or lime" of a measure, which belongs behind the name "lemon".
  var alternativeAfter: [Range<Int>] = []
  /// How many amounts, from the first, are known to be in no unit of volume or mass.
  var unmeasured = 0
  /// How many amounts, from the first, are known to say no number of pieces.
  var uncounted = 0

  init(bytes: [UInt8], tokens: [LineToken], vocabulary: LineVocabulary) {
    self.bytes = bytes
    self.tokens = tokens
    self.vocabulary = vocabulary
    limit = tokens.count
  }

  func kind(_ index: Int) -> LineToken.Kind? {
    index >= 0 && index < limit ? tokens[index].kind : nil
  }

  /// The grammar of the word at `index`; `other` for numbers, marks and past the end.
  func grammar(_ index: Int) -> GrammarWord {
    isWord(index) ? tokens[index].meaning.role : .other
  }

  func meaning(_ index: Int) -> WordMeaning {
    isWord(index) ? tokens[index].meaning : WordMeaning()
  }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// The position after the bracket that closes the one at `index`, or the end of the line.
  func afterBracket(at index: Int) -> Int {
    var depth = 0
    var index = index
    while index < limit {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return limit
  }
}

extension LineReader {
  /// The tokens' text, one space where the source has spaces between them.
  func text(_ range: Range<Int>) -> String {
    let trimmed = trimmed(range)
    guard let first = trimmed.first else { return "" }
    var isPlain = true
    for index in trimmed.dropFirst()
    where !tokens[index].isGlued && tokens[index].start != tokens[index - 1].end + 1 {
      isPlain = false
    }
    if isPlain {
      return string(from: tokens[first].start, to: tokens[trimmed.upperBound - 1].end)
    }
    var text: [UInt8] = []
    for index in trimmed {
      if index > first, !tokens[index].isGlued { text.append(UInt8(ascii: " ")) }
      text += bytes[tokens[index].start..<tokens[index].end]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func string(from start: Int, to end: Int) -> String {
    var end = end
    while end > start + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The ranges' texts with `separator` between them; nil when there is nothing to say.
  func text(_ ranges: [Range<Int>], separator: String) -> String? {
    if ranges.count == 1 {
      let only = text(ranges[0])
      return only.isEmpty ? nil : only
    }
    let texts = ranges.map { text($0) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }

  /// The range without marks at its ends that only separate.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isSeparator(start) { start += 1 }
    while end > start, isSeparator(end - 1) { end -= 1 }
    return start..<end
  }

  private func isSeparator(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .colon, .dash, .slash, .times, .plus: true
    case .open, .close, .number: false
    case .word:
      tokens[index].end - tokens[index].start == 1 && bytes[tokens[index].start] < 0x30
        && bytes[tokens[index].start] != UInt8(ascii: "&")
    }
  }
}
