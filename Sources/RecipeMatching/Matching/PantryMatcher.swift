import RecipeLexicon
package import RecipeModel

/// Finds the dishes that a pantry covers best, in one total order.
///
/// The answer equals that of judging every line of every dish by the table of grades. What the pantry
/// meets is looked up in a ``PartitionedPostings``, so most dishes that use it are never looked at; only what
/// rows do not tell (amounts, dates, swaps of a dish's own, exclusions) is judged line by line, and
/// only for dishes that may be among the best.
package struct PantryMatcher: Sendable {
  package let index: CatalogueIndex
  private let remembered: RememberedSearches?

  /// - Parameter remembered: What earlier questions of the same index worked out; nil to keep nothing.
  package init(index: CatalogueIndex, remembering remembered: RememberedSearches? = nil) {
    self.index = index
    self.remembered = remembered
  }

  /// A search, and what is known of its pantry.
  func search(_ query: MatchQuery) -> (search: CatalogueSearch, pantry: AskedPantry?) {
    guard let pantry = remembered?.pantry(of: query) else {
      return (CatalogueSearch(index, query), nil)
    }
    return (pantry.search(for: query), pantry)
  }

  /// The ranked answer to a query, and what it counts.
  ///
  /// Order: as ``RankOrder`` says, then name, then dish id. Cost: that of ``best(_:)`` and of
  /// ``counts(_:)``.
  package func answer(_ query: MatchQuery) -> MatchAnswer {
    var (search, pantry) = search(query)
    let ranked = search.best()
    let counts = pantry?.counts(&search) ?? search.counts()
    return MatchAnswer(
      matches: search.matches(ranked),
      counts: counts.dishes,
      hidden: counts.hidden
    )
  }

  /// The matches of ``answer(_:)`` alone.
  ///
  /// Cost: O(ingredients), and what the lists take: microseconds in the order `fewestMissing`. Any
  /// other order looks at all dishes: O(lines of all dishes).
  package func best(_ query: MatchQuery) -> [PantryMatch] {
    var search = search(query).search
    return search.matches(search.best())
  }

  /// The keys of every dish, by ``RecipeID``, nil for those that are deleted, whatever cap and limit say
  /// and whether or not it uses anything of the pantry. Nil for a dish that the filter does not let
  /// through, that is hidden or excluded, or that lacks what must be used.
  ///
  /// Cost: O(ingredients + requirements + lines of all dishes + labels), and O(ingredients) for
  /// each distinct ingredient that some dish has too little of.
  package func keys(of query: MatchQuery) -> [RankKeys?] {
    var session = MatchSession(index: index, query: query)
    let admitted = index.admitted(by: query)
    return (0..<index.recipes.count).map { recipe in
      guard admitted?.contains(recipe) ?? true, let judged = session.judge(recipe) else {
        return nil
      }
      return judged.doubt == nil ? judged.keys : nil
    }
  }

  /// How many dishes ``keys(of:)`` leaves out though nothing in them is known to be excluded. Cost: as
  /// there; none while nothing is excluded.
  package func hiddenCounts(_ query: MatchQuery) -> HiddenCounts {
    var hidden = HiddenCounts.none
    guard query.exclusion.isActive else { return hidden }
    var session = MatchSession(index: index, query: query)
    let admitted = index.admitted(by: query)
    for recipe in 0..<index.recipes.count where admitted?.contains(recipe) ?? true {
      if let doubt = session.judge(recipe)?.doubt { hidden.add(doubt) }
    }
    return hidden
  }

  /// Every line of a dish judged as in ``answer(_:)``, whether or not the query hides it. Excluded
  /// alternatives are dropped; a line that has no other is missing, and marked.
  package func lines(of recipe: RecipeID, _ query: MatchQuery) -> [PantryMatch.Line] {
    var session = MatchSession(index: index, query: query)
    return session.lines(of: recipe.rawValue)
  }

  /// The dishes that may be shown under an exclusion, whatever is in the pantry.
  /// Cost: O(requirements, and the posting lists of what is refused).
  package func safety(under exclusion: Exclusion) -> DishSafety {
    DishSafety(index, exclusion)
  }

  /// One dish judged as in ``answer(_:)``, whatever filter, cap and limit say; nil when it is
  /// hidden, or lacks what must be used. Cost: O(ingredients + requirements + its lines).
  package func match(_ recipe: RecipeID, _ query: MatchQuery) -> PantryMatch? {
    matches([recipe], query).first
  }

  /// Several dishes judged as by ``match(_:_:)``, in their order, without those for which that is nil.
  package func matches(_ recipes: [RecipeID], _ query: MatchQuery) -> [PantryMatch] {
    var session = MatchSession(index: index, query: query)
    return recipes.compactMap { session.match($0.rawValue) }
  }
}
