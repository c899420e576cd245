/// The answer to a query, and what was found out about the pantry on the way.
package struct AnsweredQuery {
  package let answer: MatchAnswer
  private let search: CatalogueSearch

  fileprivate init(_ matcher: PantryMatcher, _ query: MatchQuery) {
    var search = CatalogueSearch(matcher.index, query)
    answer = search.answer()
    self.search = search
  }

  /// As ``PantryChanges/purchases(limit:)`` of the query. Cost: the same, without judging the pantry again.
  package func purchases(limit: Int) -> [Purchase] { search.purchases(limit: limit) }
}

extension PantryMatcher {
  /// As ``answer(_:)``, and ready to say what to buy.
  package func answering(_ query: MatchQuery) -> AnsweredQuery { AnsweredQuery(self, query) }
}
