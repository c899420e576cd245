/// The first quantity that a label gives.
enum LabelledQuantity {
  private static let words: [String: Double] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "couple": 2, "dozen": 12,
    "half": 0.5, "quarter": 0.25, "third": 1.0 / 3,
  ]

  /// The number that the first word of the label stands for; of a range the lower end.
  ///
  /// `1#1$2` is 1½, `#1$2-1` is ½, `8x` is 8. Nil for an empty label, and for one that begins with a
  /// word that is no number ("few").
  static func first(of label: String) -> Double? {
    guard let word = label.lowercased().split(whereSeparator: \.isWhitespace).first else {
      return nil
    }
    if let value = words[String(word)] { return value }
    let low = word.split(separator: "-", omittingEmptySubsequences: true).first ?? word
    return number(low.last == "x" ? low.dropLast() : low)
  }

  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Double(text) ?? fraction(text, mark: "/") }
    guard let part = fraction(parts[1], mark: "$") else { return nil }
    if parts[0].isEmpty { return part }
    return Double(parts[0]).map { $0 + part }
  }

  private static func fraction(_ text: Substring, mark: Character) -> Double? {
    let parts = text.split(separator: mark)
    guard parts.count == 2, let over = Double(parts[0]), let under = Double(parts[1]), under > 0
    else { return nil }
    return over / under
  }
}
