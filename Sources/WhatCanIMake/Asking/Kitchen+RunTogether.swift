extension Kitchen {
  /// Splits words into names of ingredients. From left to right, the longest run of words that is a
  /// name counts as one name; a word that begins no known name counts as a name by itself.
  ///
  /// Cost: O(words) look-ups, because no name has more than ``mostWordsOfIngredient`` words.
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

  /// Whether a typed text says what somebody has: a name, several names joined by "and", or an
  /// amount of something.
  public func understands(_ text: String) -> Bool {
    if isIngredient(text) { return true }
    var unknown: [UnknownName] = []
    _ = typed([text], unknown: &unknown)
    return unknown.isEmpty
  }

  /// The names in a text without commas: "gin lime" is gin and lime.
  ///
  /// - Returns: Nil if the text is understood as it is, or if one of its words belongs to no name.
  ///   Such a text may mean something that is not known, so no part of it is used.
  public func namesRunTogether(_ text: String) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, !understands(text) else { return nil }
    let names = ingredientNames(in: words)
    return names.count > 1 && names.allSatisfy(isIngredient) ? names : nil
  }

  /// Known names of ingredients that an unknown name may mean, best first.
  public func namesLike(_ text: String) -> [String] { unknownName(text).suggestions }
}
