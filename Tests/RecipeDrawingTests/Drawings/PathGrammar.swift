/// Whether the data of a path is what SVG 1.1 takes: each command with as many numbers as it has, or a multiple of them.
enum PathGrammar {
  private static let numbers: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  static func holds(_ data: String) -> Bool {
    var rest = data[...]
    var isFirst = true
    while let letter = rest.popFirst() {
      guard let needed = numbers[Character(letter.lowercased())] else { return false }
      if isFirst, letter.lowercased() != "m" { return false }
      isFirst = false
      let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
      // The two flags of an arc are a digit each, and may stand without a blank.
      guard let count = count(rest[..<end], isArc: needed == 7) else { return false }
      guard needed == 0 ? count == 0 : count > 0 && count % needed == 0 else { return false }
      rest = rest[end...]
    }
    return !isFirst
  }

  /// How many numbers stand there; nil for what is none.
  private static func count(_ text: Substring, isArc: Bool) -> Int? {
    var rest = text.drop { $0 == " " }
    var count = 0
    while !rest.isEmpty {
      if isArc, [3, 4].contains(count % 7) {
        guard let flag = rest.popFirst(), "01".contains(flag) else { return nil }
      } else {
        guard let number = rest.prefixMatch(of: /-?(?:\d+(?:\.\d+)?|\.\d+)/) else { return nil }
        rest = rest[number.range.upperBound...]
      }
      rest = rest.drop { $0 == " " || $0 == "," }
      count += 1
    }
    return count
  }
}
