extension Kitchen {
  /// Words as names of ingredients: from left to right, the longest run of words that is a name; a word that
  /// begins none is a name by itself.
  ///
  /// Cost: O(words) look-ups, as no name has more than ``mostWordsOfIngredient`` words.
  public func ingredientNames(in words: [String]) -> [String] {
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let counts = (1...min(rest.count, Self.mostWordsOfIngredient)).reversed()
      let count = counts.first { isIngredient(rest.prefix($0).joined(separator: " ")) } ?? 1
      names.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return names
  }

  private static var mostWordsOfIngredient: Int { 12 }

  /// Whether a text, as somebody types it, says what they have: a name, several with "and" between, or an
  /// amount of something.
  public func understands(_ text: String) -> Bool {
    if isIngredient(text) { return true }
    var unknown: [UnknownName] = []
    _ = typed([text], unknown: &unknown)
    return unknown.isEmpty
  }

  /// The names that a text without commas between them consists of: "gin lime" is gin and lime.
  ///
  /// - Returns: Nil for a text that is understood as it is, and for one with a word that is part of no name:
  ///   such a text may mean something that is not known, so nothing is taken out of it.
  public func namesRunTogether(_ text: String) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, !understands(text) else { return nil }
    let names = ingredientNames(in: words)
    return names.count > 1 && names.allSatisfy(isIngredient) ? names : nil
  }

  /// Names of ingredients that somebody may have meant by one that is not known, best first.
  public func namesLike(_ text: String) -> [String] { unknownName(text).suggestions }
}
