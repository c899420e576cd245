package import RecipeModel

extension IngredientLexicon {
  /// This lexicon as one person has taught it: names that it does not know are like an ingredient of it or a kind of
  /// one, and ingredients may be swapped.
  ///
  /// Every name that is explained is one of the ``unlisted`` ones from then on, whether or not a dish uses it; where
  /// the lexicon has come to know it by itself, or no longer knows what it is said to be, the fact says nothing. What
  /// is like an ingredient swaps with it both ways. A person's swaps go before the lexicon's. None of it changes what
  /// is in anything: see ``Taxonomy/taught``.
  ///
  /// Cost: O(ingredients + relations); nothing without facts.
  package func teaching(_ facts: [TaughtFact]) -> IngredientLexicon {
    let facts = facts.filter { $0.explainsName || $0.isSwap }
    guard !facts.isEmpty else { return self }
    var new: [String: String] = [:]
    for fact in facts where fact.explainsName && ingredient(named: fact.name) == nil {
      let key = unlistedKey(fact.name)
      if unlisted(named: fact.name) == nil, new[key] == nil { new[key] = fact.name }
    }
    let names = new.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    return appending(unlisted: names).relating(facts)
  }

  private func relating(_ facts: [TaughtFact]) -> IngredientLexicon {
    var taught: [Int: Set<Int>] = [:]
    var parents: [Int: Set<Int>] = [:]
    var swaps: [(required: Int, substitute: Int)] = []
    for fact in facts {
      guard fact.explainsName else {
        if let required = ingredient(namedInDishes: fact.name)?.rawValue,
          let substitute = ingredient(namedInDishes: fact.other)?.rawValue, required != substitute
        {
          swaps.append((required, substitute))
        }
        continue
      }
      guard ingredient(named: fact.name) == nil, let name = unlisted(named: fact.name)?.rawValue
      else { continue }
      // Its name is explained, and may be avoided, also where what it is said to be is gone.
      guard let other = ingredient(named: fact.other)?.rawValue else {
        taught[name, default: []].formUnion([])
        continue
      }
      taught[name, default: []].insert(other)
      if fact.kind == .kindOf {
        parents[name, default: []].insert(other)
      } else {
        swaps += [(other, name), (name, other)]
      }
    }
    return IngredientLexicon(
      ingredients: ingredients,
      ingredientGroups: ingredientGroups,
      ingredientGroupOf: ingredientGroupOf,
      aliases: aliases,
      aliasesOf: aliasesOf,
      names: names,
      words: words,
      wordGroups: wordGroups,
      taxonomy: taxonomy.teaching(taught, parents: parents, swaps: swaps),
      scopedNames: scopedNames,
      heads: heads,
      allergens: allergens,
      flavours: flavours,
      strengths: strengths,
      colours: colours,
      keeping: keeping,
      listedCount: listedCount,
      unlistedRuns: unlistedRuns
    )
  }
}

extension Taxonomy {
  fileprivate func teaching(
    _ taught: [Int: Set<Int>],
    parents more: [Int: Set<Int>],
    swaps own: [(required: Int, substitute: Int)]
  ) -> Taxonomy {
    var swapsOf = (0..<count).map { Array(swaps[$0]) }
    // The first that was said goes first.
    for (number, swap) in own.enumerated().reversed() {
      swapsOf[swap.required].insert(UInt32(swapSubstitutes.count + number), at: 0)
    }
    return Taxonomy(
      parents: Adjacency(
        (0..<count).map { node in
          Set(parents[node].map(Int.init)).union(more[node] ?? []).sorted().map { UInt32($0) }
        }
      ),
      groups: groups,
      routeInputs: routeInputs,
      routeProducts: routeProducts,
      contents: contents,
      swaps: Adjacency(swapsOf),
      swapSubstitutes: swapSubstitutes + own.map { UInt32($0.substitute) },
      swapNotes: swapNotes.appending(
        StringTable([String](repeating: "as you said", count: own.count))
      ),
      isClass: isClass,
      isStaple: isStaple,
      flags: flags,
      possibleFlags: possibleFlags,
      freeOf: freeOf,
      inherited: InheritedFlags(carried: carried, mayCarry: mayCarry),
      taught: taught.mapValues { $0.sorted() }
    )
  }
}
