package import RecipeModel

extension IngredientLexicon {
  /// The names that dishes use and the lexicon does not know, as written. Each is had as exactly that name, and
  /// is a kind of nothing: it grants nothing, has nothing in it that anybody could know, and its words mean what
  /// they meant. Those of one index ascend by their folded names; those of what was laid over it come behind.
  package var unlisted: Range<Int> { listedCount..<count }

  /// Whether an ingredient is but a name that dishes use.
  package func isUnlisted(_ ingredient: IngredientID) -> Bool { ingredient.rawValue >= listedCount }

  /// What a name is that dishes use and the lexicon does not know; nil for any other name. Cost: O(log
  /// unlisted names), each of which is folded.
  package func unlisted(named name: String) -> IngredientID? {
    guard !unlisted.isEmpty else { return nil }
    let wanted = Array(unlistedKey(name).utf8)
    for (run, end) in zip(unlistedRuns, unlistedRuns.dropFirst() + [count]) {
      var (low, high) = (run, end)
      while low < high {
        let middle = (low + high) >> 1
        let key = unlistedKey(ingredients[middle]).utf8
        if key.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      if low < end, unlistedKey(ingredients[low]).utf8.elementsEqual(wanted) {
        return IngredientID(low)
      }
    }
    return nil
  }

  /// What a name means in dishes: an ingredient that the lexicon knows, else a name that dishes use. Cost: as
  /// ``ingredient(named:)`` and ``unlisted(named:)``.
  package func ingredient(namedInDishes name: String) -> IngredientID? {
    ingredient(named: name) ?? unlisted(named: name)
  }

  /// This lexicon with more names that it does not know, each a new one, ascending by folded name.
  ///
  /// Their flags are empty, as nobody avoids a name: whoever excludes something asks for the words of the line.
  /// Cost: O(ingredients + relations).
  package func appending(unlisted names: [String]) -> IngredientLexicon {
    guard !names.isEmpty else { return self }
    let none = Adjacency([[UInt32]](repeating: [], count: names.count))
    return IngredientLexicon(
      ingredients: ingredients.appending(StringTable(names)),
      ingredientGroups: ingredientGroups,
      ingredientGroupOf: ingredientGroupOf + Array(repeating: 0, count: names.count),
      aliases: aliases,
      aliasesOf: aliasesOf.appending(none),
      names: self.names,
      words: words,
      wordGroups: wordGroups,
      taxonomy: taxonomy.appending(unrelated: names.count),
      scopedNames: scopedNames,
      heads: heads,
      allergens: allergens,
      flavours: flavours,
      strengths: StrengthTable(
        tenths: strengths.tenths + StrengthTable(unknownFor: names.count).tenths
      ),
      colours: ColourTable(packed: colours.packed + ColourTable(noneFor: names.count).packed),
      keeping: KeepingTable(days: keeping.days + KeepingTable(unknownFor: names.count).days),
      listedCount: listedCount,
      unlistedRuns: unlistedRuns + [count]
    )
  }
}

/// By what an unlisted name is one with others: folded, or as written where nothing would be left.
package func unlistedKey(_ name: String) -> String {
  let folded = foldedName(name)
  return folded.isEmpty ? name : folded
}

extension Taxonomy {
  /// These relations, and more ingredients that are related to nothing. Cost: O(ingredients + relations).
  fileprivate func appending(unrelated more: Int) -> Taxonomy {
    let none = Adjacency([[UInt32]](repeating: [], count: more))
    let noFlags = [DietFlags](repeating: [], count: more)
    let no = [Bool](repeating: false, count: more)
    return Taxonomy(
      parents: parents.appending(none),
      groups: groups.appending(none),
      routeInputs: routeInputs,
      routeProducts: routeProducts,
      contents: contents.appending(none),
      swaps: swaps.appending(none),
      swapSubstitutes: swapSubstitutes,
      swapNotes: swapNotes,
      isClass: isClass + no,
      isStaple: isStaple + no,
      flags: flags + noFlags,
      possibleFlags: possibleFlags + noFlags,
      freeOf: freeOf.appending(none),
      inherited: InheritedFlags(carried: carried + noFlags, mayCarry: mayCarry + noFlags),
      taught: taught
    )
  }
}
