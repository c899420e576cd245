/// Numbers of servings as recipes write them.
enum Servings {
  /// The first whole number in "4", "4 servings", "2|4" or "Serves 4-6"; nil outside 1...10000, for "4.5", and
  /// for one of something that is no serving, as "1 batch" or "1 loaf". Cost: O(characters).
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
    if count == 1, let word = rest.split(whereSeparator: { !$0.isLetter }).first,
      !servingWords.contains(where: word.lowercased().hasPrefix)
    {
      return nil
    }
    return count.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// How words begin that count what one person gets.
  private static let servingWords = [
    "serving", "portion", "person", "people", "piece", "drink", "cocktail", "glass", "porci",
    "porzi",
  ]
}
