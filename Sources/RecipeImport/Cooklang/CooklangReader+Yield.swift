internal import RecipeLexicon
internal import RecipeModel

extension CooklangMetadata {
  /// The entry that says what the dish makes for others, also one without a value.
  package var yields: Entry? { entries.first { $0.key.lowercased() == "yields" } }
}

extension CooklangReader {
  /// What the dish makes for others: the name of an ingredient, and behind it how much if that is said.
  func yields() throws(ImportError) -> Recipe.Yield? {
    guard let entry = document.metadata.yields else { return nil }
    let check = LimitCheck(file: file, place: .line(entry.line))
    let text = entry.text ?? ""
    // Others say so how many it serves: "4 servings".
    if let first = text.split(separator: " ").first, Self.beginsWithDigit(first) { return nil }
    try check.length(text.utf8.count, key: entry.key, allowed: ImportLimits.nameBytes)
    guard let yield = yield(text) else {
      throw check.error(
        .unknownValue(
          key: "yields",
          value: text,
          allowed: "an ingredient that the dish makes and how much of it: pesto 200 g"
        )
      )
    }
    return yield
  }

  /// "pesto 200 g", "pizza dough"; nil where a number stands that is no amount behind a name.
  private func yield(_ text: String) -> Recipe.Yield? {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return nil }
    let numbers = words.indices.dropFirst().filter { Self.beginsWithDigit(words[$0]) }
    guard !numbers.isEmpty else { return Recipe.Yield(ingredient: text) }
    // "Licor 43 700 ml": the longest rest that is an amount, and nothing besides.
    for place in numbers {
      guard let amount = amount(words[place...]) else { continue }
      return Recipe.Yield(
        ingredient: words[..<place].joined(separator: " "),
        amount: amount
      )
    }
    return nil
  }

  /// How much the words say; nil unless they say that alone, and more than nothing.
  private func amount(_ words: ArraySlice<Substring>) -> Amount? {
    let line = parser.parse(measure: words.joined(separator: " "), name: "it")
    guard let amount = line.amounts.first, line.amounts.count == 1,
      line == IngredientLine(text: line.text, amounts: line.amounts, name: "it")
    else { return nil }
    return Recipe.Yield(ingredient: "it", amount: amount)?.amount
  }

  private static func beginsWithDigit(_ word: Substring) -> Bool {
    word.unicodeScalars.first?.properties.numericType != nil
  }
}
