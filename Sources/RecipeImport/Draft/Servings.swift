/// Numbers of servings as recipes write them.
enum Servings {
  /// How many a text says that a dish serves: 4 to 4 of "4" and "2|4", 4 to 6 of "Serves 4-6".
  ///
  /// A number that words for people or portions stand with, as in "12 puffs, 4 servings" or "1 cake (serves 8)",
  /// comes first; else the first number counts where no words say that it counts something else. So nil for
  /// pieces and measures, as "24 puffs", "1 loaf" and "4 pints", for "4.5", and outside 1...10000. Only the first
  /// 200 characters are looked at. Cost: O(1).
  static func range(in text: String) -> ClosedRange<Int>? {
    let (outside, inside) = parts(of: text.prefix(200).lowercased())
    let numbers = mentions(in: outside)
    let all = numbers + inside.flatMap(mentions).filter(\.isOfServings)
    if let told = all.first(where: \.isOfServings) { return told.range }
    guard let first = numbers.first, numbers.allSatisfy({ !$0.countsSomething }) else { return nil }
    return first.range
  }

  /// The number, or the range, as recipes write it: "4", "4 to 6".
  static func text(_ servings: Int, _ most: Int?) -> String {
    most.map { "\(servings) to \($0)" } ?? "\(servings)"
  }

  /// A number or a range in a text, with the words that say what is counted.
  private struct Mention {
    /// Nil for a number that is not whole, and outside 1...10000.
    var range: ClosedRange<Int>?
    var isOfServings: Bool
    /// Words stand behind it that name something else.
    var countsSomething: Bool
  }

  /// What stands outside brackets, and what in each.
  private static func parts(of text: String) -> (outside: String, inside: [String]) {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    var outside = String(pieces.first ?? "")
    var inside: [String] = []
    for piece in pieces.dropFirst() {
      let halves = piece.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
      inside.append(String(halves[0]))
      outside += " "
      if halves.count > 1 { outside += halves[1] }
    }
    return (outside, inside)
  }

  private static func mentions(in text: String) -> [Mention] {
    var mentions: [Mention] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: isDigit) {
      let before = words(rest[..<start])
      rest = rest[start...]
      let range = takeRange(from: &rest)
      let isLast = !rest.contains(where: isDigit)
      let behind = rest.prefix { !isDigit($0) }
      let near = words(behind.prefix { !",;/|".contains($0) })
      // Of "24 puffs serves 8" the last word is about the number behind it.
      let own = isLast || near.count == 1 ? near[...] : near.dropLast()
      mentions.append(
        Mention(
          range: range,
          isOfServings: range != nil
            && (before.contains(where: says) || own.contains(where: isOfServings)),
          countsSomething: !near.isEmpty && !isContinued(near)
        )
      )
    }
    return mentions
  }

  /// Takes a number, or two with a dash or a word for "to" between them.
  private static func takeRange(from rest: inout Substring) -> ClosedRange<Int>? {
    let digits = rest.prefix(while: isDigit)
    rest = rest[digits.endIndex...]
    var count = Int(digits)
    if rest.first == ".", let next = rest.dropFirst().first, isDigit(next) {
      let decimals = rest.prefix { $0 == "." || isDigit($0) }
      rest = rest[decimals.endIndex...]
      count = Double("\(digits)\(decimals)").flatMap { Int(exactly: $0) }
    }
    guard let count, (1...10_000).contains(count) else { return nil }
    let behind = rest.drop(while: \.isWhitespace)
    guard let sign = rangeWords.first(where: behind.hasPrefix) else { return count...count }
    let upper = behind.dropFirst(sign.count).drop(while: \.isWhitespace)
    let end = upper.prefix(while: isDigit)
    guard let most = Int(end) else { return count...count }
    rest = upper[end.endIndex...]
    return most > count && most <= 10_000 ? count...most : count...count
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !$0.isLetter }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isOfServings(_ word: Substring) -> Bool {
    servingWords.contains(where: word.hasPrefix)
  }

  /// True for a word that says of the number behind it that so many eat.
  private static func says(_ word: Substring) -> Bool {
    word == "feeds" || isOfServings(word)
  }

  /// True for words that go on about people: "4 as a starter", "4 or more".
  private static func isContinued(_ words: [Substring]) -> Bool {
    words.first.map { ["as", "als", "with", "mit", "plus", "comme", "como"].contains($0) } ?? false
      || words == ["or", "more"]
  }

  /// What stands between the ends of a range.
  private static let rangeWords = ["-", "–", "—", "to ", "bis ", "à ", "a "]

  /// How words begin for people, and for what one of them gets.
  private static let servingWords = [
    "serv", "portion", "porci", "porzi", "porç", "porti", "porsi", "ración", "racion",
    "person", "pers", "pessoa", "people", "adult", "guest", "diner", "comensal", "convive",
    "couvert", "pax", "drink", "cocktail", "glass", "gläser", "verre",
    "bowl",
  ]
}
