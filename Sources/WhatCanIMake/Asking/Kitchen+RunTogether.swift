import RecipeLexicon

extension Kitchen {
  /// The names that words mean which were typed without quotes and commas: one if they are
  /// understood as one ("lime juice", "2 eggs", "gin and lime"), otherwise as
  /// ``ingredientNames(in:)``.
  public func names(in words: [String]) -> [String] {
    let text = words.joined(separator: " ")
    let isOne = isIngredient(text) ? isOneName(words) : understands(text)
    return words.count == 1 || isOne ? [text] : ingredientNames(in: words)
  }

  /// Splits words into names of ingredients. From left to right, the longest run of words that is a
  /// name counts as one name; a word that begins no known name counts as a name by itself. A plural
  /// ends a name unless the name is written with it: "walnuts flour" is walnuts and flour, although
  /// "walnut flour" is a name, and "brussels sprouts" is one.
  ///
  /// Cost: O(words) look-ups, because no name has more than ``mostWordsOfIngredient`` words.
  public func ingredientNames(in words: [String]) -> [String] {
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let counts = (1...min(rest.count, Self.mostWordsOfIngredient)).reversed()
      let count = counts.first { isOneName(Array(rest.prefix($0))) } ?? 1
      names.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return names
  }

  /// Whether words typed apart are the name of one ingredient.
  private func isOneName(_ words: [String]) -> Bool {
    let lexicon = index.lexicon
    guard let ingredient = lexicon.ingredient(named: words.joined(separator: " ")) else {
      return false
    }
    let plurals = words.dropLast().filter { plainWords($0) != foldedWords($0) && isIngredient($0) }
    guard !plurals.isEmpty else { return true }
    let written = ([lexicon.name(of: ingredient)] + lexicon.aliases(of: ingredient))
      .map { Set(plainWords($0)) }
    let typed = plurals.flatMap(plainWords)
    return written.contains { $0.isSuperset(of: typed) }
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
