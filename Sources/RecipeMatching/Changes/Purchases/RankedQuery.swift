import RecipeModel

/// The order of the dishes that answer a query, of which each is judged line by line when it is asked for.
package struct RankedQuery {
  /// At most as many as the limit of the query, within its cap, best first.
  package let dishes: [RankedDish]
  /// The rest of the answer.
  package let counts: [MatchAnswer.Count]
  package let hidden: HiddenCounts
  private let pantry: AskedPantry?
  private var search: CatalogueSearch

  fileprivate init(_ matcher: PantryMatcher, _ query: MatchQuery) {
    var (search, pantry) = matcher.search(query)
    dishes = search.ranked()
    let counts = pantry?.counts(&search) ?? search.counts()
    (self.counts, hidden) = (counts.dishes, counts.hidden)
    (self.search, self.pantry) = (search, pantry)
  }

  /// One of the dishes with every line judged, as the matches of ``PantryMatcher/answer(_:)`` have it.
  /// Cost: O(its lines).
  package mutating func match(_ dish: RankedDish) -> PantryMatch? {
    search.matches([dish.recipe]).first
  }

  /// As ``PantryPurchases/purchases(limit:)`` of the query. Cost: the same, without judging the pantry again; O(1) where they
  /// were asked for before.
  package func purchases(limit: Int) -> [Purchase] {
    pantry?.purchases(limit: limit) ?? search.purchases(limit: limit)
  }
}

extension PantryMatcher {
  /// As ``answer(_:)``, with no line of a dish judged yet, and ready to say what to buy.
  ///
  /// Cost: that of ``best(_:)`` without its lines, and of the counts; less where the pantry was asked about before.
  package func ranking(_ query: MatchQuery) -> RankedQuery { RankedQuery(self, query) }
}
