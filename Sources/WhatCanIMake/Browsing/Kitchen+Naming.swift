import RecipeLexicon
import RecipeModel

extension Kitchen {
  /// Whether an ingredient has this name. Cost: one look-up.
  public func isIngredient(_ name: String) -> Bool { index.lexicon.ingredient(named: name) != nil }

  /// The names of the flavours that people can like.
  public var flavours: [String] { index.lexicon.flavours.names.strings }

  /// Dishes that were found by words in the order in which a search lists them.
  ///
  /// Those that are called just so come first, then those whose name begins so, then those that have another
  /// name which does, then those that have all the words in a name or another name, then the rest. The better
  /// known come first among them; otherwise as they were found. Names compare folded (case, accents,
  /// plurals), "and", "&" and "'n'" alike, and so are the two spellings of whisky.
  ///
  /// - Parameter found: By any of their words, the best fit first.
  func ordered(_ found: [RecipeID], by text: String) -> [RecipeID] {
    var fits: [RecipeID: NameFit] = [:]
    func note(_ recipes: [RecipeID], _ fit: NameFit) {
      for recipe in recipes { fits[recipe] = min(fit, fits[recipe] ?? .elsewhere) }
    }
    for spelling in Self.spellings(of: text) {
      let names = index.recipes.names.positions(ofNamesBeginningWith: spelling)
      let others = index.recipes.otherNames.positions(ofNamesBeginningWith: spelling)
      note(visible(names.whole), .called)
      note(visible(otherNames: others.whole), .called)
      note(visible(names.longer), .begins)
      note(visible(otherNames: others.longer), .otherNameBegins)
    }
    let words = searched(text.split(separator: " ").map(String.init)).flatMap(foldedWords)
    for recipe in found where fits[recipe] == nil {
      if holds(words, recipe) { fits[recipe] = .holds }
    }
    let called = fits.keys.filter { !found.contains($0) }.sorted { index.precedes($0, $1) }
    let all = called + found
    return all.enumerated().sorted { left, right in
      let (one, other) = (fits[left.element] ?? .elsewhere, fits[right.element] ?? .elsewhere)
      if one != other { return one < other }
      let (known, alsoKnown) = (renown(of: left.element), renown(of: right.element))
      if known != alsoKnown { return known > alsoKnown }
      return left.offset < right.offset
    }
    .map(\.element)
  }

  /// How a dish's names fit what was searched for, the best first.
  private enum NameFit: Int, Comparable {
    case called, begins, otherNameBegins, holds, elsewhere

    static func < (left: NameFit, right: NameFit) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether all words are in the name of a dish, or all in another one of its names.
  private func holds(_ words: [String], _ recipe: RecipeID) -> Bool {
    let own = Set(foldedWords(index.recipes.name(of: recipe)))
    if words.allSatisfy(own.contains) { return true }
    return index.recipes.otherNames(of: recipe).contains { name in
      let words = Set(words)
      return words.isSubset(of: foldedWords(name))
    }
  }

  /// The ways in which people write a name, that which was typed first.
  private static func spellings(of text: String) -> [String] {
    let words = text.replacing("&", with: " & ").split(separator: " ").map(String.init)
    let joints: Set<String> = ["and", "&", "n", "'n'", "’n’"]
    var spellings = [words]
    if words.contains(where: { joints.contains($0.lowercased()) }) {
      for joint in ["and", "'n'", ""] {
        spellings.append(words.map { joints.contains($0.lowercased()) ? joint : $0 })
      }
    }
    spellings += spellings.map { $0.map(otherSpelling) }
    var texts: [String] = []
    for text in spellings.map({ $0.filter { !$0.isEmpty }.joined(separator: " ") })
    where !text.isEmpty && !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  private static func otherSpelling(_ word: String) -> String {
    switch word.lowercased() {
    case "whisky": "whiskey"
    case "whiskey": "whisky"
    default: word
    }
  }

  /// The words that must occur in what a search finds: all but the small ones, unless there is no other.
  func searched(_ words: [String]) -> [String] {
    let small: Set<String> = ["and", "n", "the", "a", "an", "of", "with", "&", "'n'"]
    let telling = words.filter { !small.contains($0.lowercased()) }
    return telling.isEmpty ? words : telling
  }
}
