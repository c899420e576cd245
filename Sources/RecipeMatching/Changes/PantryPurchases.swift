import RecipeModel

/// Answers to "what is the smallest change?": what a few purchases would make of a pantry.
///
/// A purchase is an ingredient that joins the pantry of the query as if the cook had named it. Cap,
/// limit and order of the query play no role; filter, exclusions, staples, and whether generics and swaps
/// are allowed do. "Makes" means what ``PantryMatcher`` means: nothing is missing. What a purchase
/// completes is counted in one way everywhere: see ``PurchaseWorth``.
package struct PantryPurchases: Sendable {
  package let index: CatalogueIndex
  package let query: MatchQuery

  package init(index: CatalogueIndex, query: MatchQuery) {
    self.index = index
    self.query = query
  }

  /// The query after some purchases.
  func buying(_ things: [IngredientID]) -> MatchQuery {
    var bought = query
    bought.pantry += query.mustUse + things
    bought.mustUse = []
    return bought
  }
}
