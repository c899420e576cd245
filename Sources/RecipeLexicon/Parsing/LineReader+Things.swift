internal import RecipeModel

extension LineReader {
  /// The end of a list that goes on behind the comma: "Marsala, Madeira or sweet sherry".
  ///
  /// Its items are at most four plain words each, and the last follows "and" or "or"; what is done
  /// to that may stand before it: "or torn kale leaves".
  func listEnd(at comma: Int) -> Int? {
    guard hasNoun, !saysParts(comma + 1) else { return nil }
    var index = comma + 1
    var length = 0
    var isJoined = false
    var hasItem = false
    while let kind = kind(index), index < comma + 16 {
      switch kind {
      case .comma where !isJoined && length > 0:
        hasItem = true
        length = 0
      case .word where grammar(index) == .and || grammar(index) == .or:
        if isJoined && length == 0 { return nil }
        isJoined = true
        length = 0
      case .word where isPlainNameWord(index) && length < 4: length += 1
      case .word where isJoined && hasItem && length == 0 && preparesName(index): break
      default: return isJoined && length > 0 && (kind == .comma || kind == .open) ? index : nil
      }
      index += 1
    }
    return isJoined && length > 0 && index >= limit ? index : nil
  }

  /// "torn" before a word of a name.
  private func preparesName(_ index: Int) -> Bool {
    meaning(index).isPreparation && isWord(index + 1) && isPlainNameWord(index + 1)
      && meaning(index + 1).kind == nil && meaning(index + 1).role == .other
  }

  /// Where the name of another thing begins behind a comma, which its own amount says ("1 oz vodka,
  /// 1 oz gin") or an amount that is one of each ("½ tsp each: cumin, coriander"); nil for anything
  /// else. The line then names both, and has the amounts only where they are the same.
  ///
  /// "And" and a plus stand for the comma where an amount follows: "1 oz vodka and 1 oz gin".
  mutating func nextThing(behind comma: Int) -> Int? {
    let isComma = kind(comma) == .comma
    guard hasNoun || !isComma, part.isEmpty,
      isComma || kind(comma) == .plus || grammar(comma) == .and,
      isOfEach && isComma || kind(comma + 1) == .number
    else {
      return nil
    }
    if isOfEach {
      let next = grammar(comma + 1) == .and ? comma + 2 : comma + 1
      guard namesThing(next) else { return nil }
      namesSeveral = true
      return next
    }
    guard amounts.prefix(Self.mostAmounts).contains(where: { $0.unit != nil }),
      let found = measuredAmount(at: comma + 1),
      let unit = found.unit, !unit.isLength
    else { return nil }
    let next = grammar(found.next) == .of ? found.next + 1 : found.next
    guard namesThing(next) else { return nil }
    if amounts != [found.amount] { amounts = [] }
    namesSeveral = true
    return next
  }

  /// The most amounts of one thing that are looked at before another thing.
  private static let mostAmounts = 8

  /// "And" or a plus behind a name and before a number.
  func joinsThings(_ index: Int) -> Bool {
    let joins = kind(index) == .plus || grammar(index) == .and
    return joins && kind(index + 1) == .number && isWord(index - 1)
      && meaning(index - 1).kind == nil
  }

  /// The words from here to the next comma, or the end, are names of at most five words each, with "and"
  /// between them, and nothing else.
  private func namesThing(_ start: Int) -> Bool {
    var index = start
    var first = start
    var hasNoun = false
    while index < limit, kind(index) != .comma, kind(index) != .plus, !joinsThings(index) {
      if hasNoun, grammar(index) == .and {
        first = index + 1
        hasNoun = false
      } else {
        guard index < first + 5, isWord(index), isPlainNameWord(index) || preparesName(index) else {
          return false
        }
        if meaning(index).kind == nil { hasNoun = true }
      }
      index += 1
    }
    return hasNoun && !saysWeight(index - 1)
  }

  /// The "weight" of "100 g drained weight", which is a remark.
  private func saysWeight(_ index: Int) -> Bool {
    bytes[tokens[index].start..<tokens[index].end].elementsEqual("weight".utf8)
  }
}
