/// The headings that stand among ingredients and steps, as programs and people write them.
enum LineHeading {
  /// True for a line among ingredients that asks for nothing.
  ///
  /// It has no digit, and ends in a colon, stands in square brackets as RecipeSage's do, begins with the marks of
  /// Markdown, is "for the" with one word or with parts of a dish, or such a part that nobody could buy: For the
  /// filling and sauce, Topping. What may be an ingredient is none, however it is written: an exclusion must see it.
  /// Cost: O(length).
  static func isMeant(by line: String) -> Bool {
    let text = line.trimmed
    guard !text.contains(where: \.isNumber) else { return false }
    if text.last == ":" || marked(text) != nil { return true }
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let isForThe = words.starts(with: ["for", "the"])
    if isForThe, words.count == 3, words[2].allSatisfy(\.isLetter) { return true }
    let rest = isForThe ? words.dropFirst(2) : words[...]
    return (1...3).contains(rest.count) && rest.contains { $0 != "and" }
      && rest.allSatisfy { $0 == "and" || parts.contains($0) || isForThe && foods.contains($0) }
  }

  /// What a heading among ingredients says, on one line, as it is written but for its marks; nil for one that says
  /// no more than that ingredients follow, or is longer than a label may be.
  static func words(of line: String) -> String? {
    let text = (marked(line) ?? line).onOneLine
    let words = String(
      text.drop { ":*-=_# ".contains($0) }.reversed().drop { ":*-=_# ".contains($0) }.reversed()
    )
    guard words.contains(where: \.isLetter), words.utf8.count <= ImportLimits.labelBytes,
      words.lowercased() != "ingredients"
    else { return nil }
    return words
  }

  /// A line that says this heading, or for nil that a part of the dish is over; nil where no line does.
  static func line(for words: String?) -> String? {
    let line = "\(words ?? "Ingredients"):"
    return isMeant(by: line) && self.words(of: line) == words ? line : nil
  }

  /// The words of a heading in square brackets, or of one of Markdown; nil for any other line.
  static func marked(_ line: String) -> String? {
    let text = line.trimmed
    if text.first == "[", text.last == "]", text.utf8.count <= ImportLimits.labelBytes,
      !text.dropFirst().dropLast().contains(where: { $0 == "[" || $0 == "]" || $0.isNewline })
    {
      return text.dropFirst().dropLast().trimmed.unlessBlank
    }
    let marks = text.prefix { $0 == "#" }.count
    guard (1...6).contains(marks), text.dropFirst(marks).first == " ",
      !text.contains(where: \.isNewline)
    else { return nil }
    return text.dropFirst(marks).trimmed.unlessBlank
  }

  /// Parts of dishes that are nothing to buy.
  private static let parts: Set<String> = [
    "assembly", "base", "bottom", "coating", "decoration", "filling", "garnish", "ingredients",
    "layer", "serving",
    "topping", "toppings",
  ]
  /// Parts that may be bought as well.
  private static let foods: Set<String> = [
    "batter", "crust", "dough", "dressing", "frosting", "glaze", "icing", "marinade", "pastry",
    "rub", "sauce",
    "seasoning",
  ]
}
