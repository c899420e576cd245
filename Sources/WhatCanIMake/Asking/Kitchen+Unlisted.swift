import RecipeLexicon
import RecipeMatching
import RecipeModel

extension Kitchen {
  /// What a name is that the lexicon does not know and a dish uses which the person may see, or the person explained;
  /// nil for any other.
  /// Cost: as ``IngredientLexicon/unlisted(named:)``, and O(dishes that use it) where some are hidden.
  func unlisted(named name: String) -> IngredientID? {
    index.lexicon.unlisted(named: name).flatMap {
      isTaught($0) || index.isUsed($0, besides: hiddenRecipes) ? $0 : nil
    }
  }

  /// What a name means: an ingredient of the lexicon, else as ``unlisted(named:)``.
  func ingredient(namedInDishes name: String) -> IngredientID? {
    index.lexicon.ingredient(named: name) ?? unlisted(named: name)
  }

  /// As ``resolved(_:unknown:)``, where only ingredients of the lexicon count: nothing more is known of the others,
  /// but for what the person says that they are like or a kind of.
  func resolvedListed(_ names: [String], unknown: inout [UnknownName]) -> [IngredientID] {
    typed(names, unknown: &unknown).flatMap { item -> [IngredientID] in
      guard index.lexicon.isUnlisted(item.asked.ingredient) else { return [item.asked.ingredient] }
      let likenesses = index.lexicon.taxonomy.taught[item.asked.ingredient.rawValue] ?? []
      if likenesses.isEmpty { unknown.append(unknownName(item.text)) }
      return likenesses.map(IngredientID.init)
    }
  }

  /// Of things that are there under names which only dishes use, those that may be slips of names of the lexicon.
  /// Cost: as ``unknownName(_:)`` for each of the first twenty.
  func likelySlips(_ items: [(text: String, ingredient: IngredientID)]) -> [UnknownName] {
    let hidden = Set(hiddenRecipes)
    return items.filter { index.lexicon.isUnlisted($0.ingredient) && !isTaught($0.ingredient) }
      .prefix(20).compactMap { item in
        let near = index.lexicon.suggestions(for: index.lexicon.name(of: item.ingredient))
        let dishes = index.recipes(naming: item.ingredient).count { !hidden.contains($0) }
        return near.isEmpty ? nil : UnknownName(input: item.text, suggestions: near, dishes: dishes)
      }
  }

  /// An ingredient with all that the words name in which somebody has it. An unlisted name is judged by the
  /// words alone.
  func askedByWords(_ ingredient: IngredientID, writtenAs text: String) -> AskedIngredient {
    let lexicon = index.lexicon
    guard lexicon.isUnlisted(ingredient) else {
      return lexicon.asked(for: ingredient, writtenAs: text)
    }
    let name = lexicon.name(of: ingredient)
    let line = IngredientLine(text: name, name: name)
    guard let product = lexicon.product(on: line) else {
      return AskedIngredient(ingredient)
    }
    let judged = product.isDenied ? [] : [NamedIngredient(product.ingredient)]
    return AskedIngredient(ingredient, named: judged + product.named)
  }
}
