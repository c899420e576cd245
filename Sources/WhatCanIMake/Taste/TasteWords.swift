import RecipeLexicon
import RecipeMatching
public import RecipeModel

/// Something that a person can like or dislike.
public struct TasteWord: Sendable, Hashable {
  public var subject: TasteOpinion.Subject
  /// Its name.
  public var name: String

  public init(subject: TasteOpinion.Subject, name: String) {
    self.subject = subject
    self.name = name
  }

  public init(_ dish: FoundDish) {
    self.init(subject: .dish(dish.id), name: dish.recipe.name)
  }
}

extension Kitchen {
  /// The meaning of words on a command line, where names of several words need no quotes.
  ///
  /// From left to right, the longest run of words that is a flavour, an ingredient, a cuisine, a
  /// category or the exact name of a dish is one thing, in this order of preference. A single word
  /// may also be the beginning of a dish's name. A run of flavours ("smoky spicy") means several
  /// flavours, unless an ingredient has exactly this name ("coconut caramel").
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for the first word that means nothing. Cost:
  ///   O(dishes) per word.
  public func tasteWords(_ words: [String]) throws(KitchenError) -> [TasteWord] {
    let words = words.flatMap { $0.split(separator: ",").map { trimmed(String($0)) } }
      .filter { !$0.isEmpty }
    var found: [TasteWord] = []
    var rest = words[...]
    while !rest.isEmpty {
      let (word, count) = try leadingTaste(of: rest)
      if !found.contains(word) { found.append(word) }
      rest = rest.dropFirst(count)
    }
    return found
  }

  private func leadingTaste(
    of words: ArraySlice<String>
  ) throws(KitchenError) -> (word: TasteWord, count: Int) {
    let flavours = words.prefix { index.lexicon.flavours.flavour(named: $0) != nil }.count
    for count in (1...min(words.count, 12)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      guard let word = tasteWord(name) else { continue }
      let isCalledSo = foldedName(word.name) == foldedName(name)
      if count == 1 || count > flavours || isCalledSo { return (word, count) }
    }
    let first = words.first ?? ""
    do {
      let dish = try find(first)
      return (TasteWord(subject: .dish(dish.id), name: dish.recipe.name), 1)
    } catch {
      if case .ambiguousDish = error.reason { throw error }
      throw KitchenError(.unknownTaste(unknownTaste(first)))
    }
  }

  /// The one thing that a name means; nil when it means none.
  private func tasteWord(_ name: String) -> TasteWord? {
    let lexicon = index.lexicon
    let wanted = foldedName(name)
    guard !wanted.isEmpty else { return nil }
    // Names compare without plurals, so the flavour bitter would else be the ingredient bitters.
    if let flavour = lexicon.flavours.flavour(named: name) {
      let canonical = lexicon.flavours.names[flavour]
      return TasteWord(subject: .flavour(canonical), name: canonical)
    }
    let ingredient = lexicon.ingredient(named: name).map { lexicon.name(of: $0) }
    if let ingredient, foldedName(ingredient) == wanted {
      return TasteWord(subject: .ingredient(ingredient), name: ingredient)
    }
    for label in categories() where comparedLabel(label.name) == comparedLabel(name) {
      switch label.group {
      case .cuisine: return TasteWord(subject: .cuisine(label.name), name: label.name)
      case .category: return TasteWord(subject: .category(label.name), name: label.name)
      default: continue
      }
    }
    // "soup" is a category before it is canned soup.
    if let ingredient { return TasteWord(subject: .ingredient(ingredient), name: ingredient) }
    let dishes = visible(index.recipes.names.positions(ofNamesBeginningWith: name).whole)
    guard !dishes.isEmpty, let dish = try? find(name) else { return nil }
    return TasteWord(subject: .dish(dish.id), name: dish.recipe.name)
  }

  private func unknownTaste(_ name: String) -> UnknownName {
    var unknown = unknownName(name)
    let flavours = index.lexicon.flavours.names.strings
    let typed = Array(foldedName(name).utf8)
    guard typed.count <= 60 else { return unknown }
    let near = flavours.filter { typingDistance(typed, Array($0.utf8)) <= 1 + typed.count / 5 }
    unknown.suggestions = near + unknown.suggestions.filter { !near.contains($0) }
    return unknown
  }
}
