import RecipeLexicon
import RecipeMatching
import RecipeModel

/// A name that a person explained, for exclusions: the index does not know it where it stands among other words.
struct TaughtName: Hashable {
  let ingredient: IngredientID
  let name: String
}

extension Kitchen {
  /// The names that the person explained and the lexicon does not know, ascending. Cost: O(these).
  var taughtNames: [TaughtName] {
    index.lexicon.taxonomy.taught.keys.sorted().map { number in
      let ingredient = IngredientID(number)
      return TaughtName(ingredient: ingredient, name: index.lexicon.name(of: ingredient))
    }
  }

  /// Whether the person explained the name of an ingredient.
  func isTaught(_ ingredient: IngredientID) -> Bool {
    index.lexicon.taxonomy.taught[ingredient.rawValue] != nil
  }

  /// What a name is that the person explained; nil for any other.
  func taught(named name: String) -> IngredientID? {
    guard !index.lexicon.taxonomy.taught.isEmpty else { return nil }
    return index.lexicon.unlisted(named: name).flatMap { isTaught($0) ? $0 : nil }
  }

  /// The taught names that an exclusion rules out, or may.
  func taughtNames(excludedBy exclusion: Exclusion) -> [TaughtName] {
    taughtNames.filter { exclusion.verdicts[$0.ingredient.rawValue] != .safe }
  }

  /// Rules that also know the dishes in whose words a taught name stands that they rule out, or may: "olives, stuffed
  /// with" it. Cost: O(ingredients + relations) each, and that of searching for each such name; nothing where nothing
  /// is taught.
  func namingTaught(_ stated: [StatedExclusion]) throws(KitchenError) -> [StatedExclusion] {
    guard !index.lexicon.taxonomy.taught.isEmpty else { return stated }
    var known: [TaughtName: Set<RecipeID>] = [:]
    var naming = stated
    for position in stated.indices {
      let alone = Exclusion([stated[position].rule], in: index.lexicon)
      for name in taughtNames(excludedBy: alone) {
        let dishes: Set<RecipeID>
        if let found = known[name] { dishes = found } else { dishes = try dishesNaming(name) }
        known[name] = dishes
        naming[position].rule.dishes.formUnion(dishes)
      }
    }
    return naming
  }

  /// The dishes that name it beside what a line asks for. What asks for it by itself the index knows.
  private func dishesNaming(_ name: TaughtName) throws(KitchenError) -> Set<RecipeID> {
    var dishes: Set<RecipeID> = []
    for recipe in try recipesMentioning(name) where recipe.names(name) {
      if let found = index.recipe(with: recipe.id) { dishes.insert(found) }
    }
    return dishes
  }

  /// All dishes that may name it, and others: the longest word is looked for without its end, as that is another one
  /// in the plural.
  private func recipesMentioning(_ name: TaughtName) throws(KitchenError) -> [Recipe] {
    if case .memory(let all) = catalogue.recipes {
      return all.sorted { $0.key < $1.key }.map(\.value)
    }
    let typed = name.name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    var ids: Set<DishID> = []
    for words in [typed, foldedWords(name.name)] {
      guard let longest = words.max(by: { $0.count < $1.count }) else { continue }
      let beginning = String(longest.prefix(max(3, longest.count - 3)))
      ids.formUnion(try foundIDs([beginning]))
    }
    return try unchangedRecipes(ids.sorted())
  }
}

extension Recipe {
  /// Whether its lines, or its own swaps, have a name among other words.
  fileprivate func names(_ name: TaughtName) -> Bool {
    lines.contains { $0.names(name) } || swaps.contains { $0.substitute.hasWords(of: name.name) }
  }
}

extension IngredientLine {
  /// Whether it has a name among its words, and does not ask for just that.
  func names(_ name: TaughtName) -> Bool {
    if unlistedKey(self.name) == unlistedKey(name.name) {
      return [preparation, comment, purpose].contains { $0?.hasWords(of: name.name) ?? false }
    }
    return text.hasWords(of: name.name)
      || [self.name, preparation, comment, purpose].contains {
        $0?.hasWords(of: name.name) ?? false
      }
  }
}

extension String {
  /// Whether all words of a name stand here one behind the other, in any form of them. Cost: O(length · words).
  func hasWords(of name: String) -> Bool {
    let (own, wanted) = (foldedWords(self), foldedWords(name))
    guard !wanted.isEmpty, own.count >= wanted.count else { return false }
    return (0...(own.count - wanted.count)).contains { own[$0...].starts(with: wanted) }
  }
}
