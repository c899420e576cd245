/// Numbers of servings as recipes write them.
enum Servings {
  /// The first whole number in "4", "4 servings", "2|4" or "Serves 4-6"; nil outside 1...10000, for "4.5", and
  /// for one of something that is no serving, as "1 batch" or "1 loaf", and for measures, as "4 pints".
  /// Cost: O(characters).
  static func count(in text: String) -> Int? {
    let fromDigit = text.drop { !($0.isASCII && $0.isNumber) }
    let digits = fromDigit.prefix { $0.isASCII && $0.isNumber }
    let rest = fromDigit[digits.endIndex...]
    var count = Int(digits)
    if rest.first == ".", let next = rest.dropFirst().first, next.isNumber {
      count = Double("\(digits)\(rest.prefix { $0 == "." || $0.isNumber })").flatMap {
        Int(exactly: $0)
      }
    }
    if let word = rest.split(whereSeparator: { !$0.isLetter }).first?.lowercased() {
      if count == 1, !servingWords.contains(where: word.hasPrefix) { return nil }
      if measureWords.contains(word) { return nil }
    }
    return count.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// From the number that ``count(in:)`` finds to the one that a dash or a word for "to" sets behind it: 4 to 6 of
  /// "Serves 4-6", 4 to 4 of "4". Cost: O(characters).
  static func range(in text: String) -> ClosedRange<Int>? {
    guard let count = count(in: text) else { return nil }
    let digits = text.drop { !($0.isASCII && $0.isNumber) }.drop { $0.isASCII && $0.isNumber }
    let rest = digits.drop(while: \.isWhitespace)
    guard let sign = rangeWords.first(where: { rest.lowercased().hasPrefix($0) }) else {
      return count...count
    }
    let upper = rest.dropFirst(sign.count).drop(while: \.isWhitespace)
    guard let most = Int(upper.prefix { $0.isASCII && $0.isNumber }), most > count, most <= 10_000
    else { return count...count }
    return count...most
  }

  /// The number, or the range, as recipes write it: "4", "4 to 6".
  static func text(_ servings: Int, _ most: Int?) -> String {
    most.map { "\(servings) to \($0)" } ?? "\(servings)"
  }

  /// What stands between the ends of a range.
  private static let rangeWords = ["-", "–", "—", "to ", "bis ", "à ", "a "]

  /// What is measured, and says nothing of how many eat it.
  private static let measureWords: Set<String> = [
    "cup", "cups", "dozen", "g", "gallon", "gallons", "jar", "jars", "kg", "l", "lb", "lbs",
    "liter",
    "liters", "litre", "litres", "ml", "ounces", "oz", "pint", "pints", "pound", "pounds", "quart",
    "quarts",
  ]

  /// How words begin that count what one person gets.
  private static let servingWords = [
    "serving", "portion", "person", "people", "piece", "drink", "cocktail", "glass", "porci",
    "porzi",
  ]
}
