import RecipeLexicon
import RecipeModel

/// Answers to "what is the smallest change?": what a few purchases would make of a pantry.
///
/// A purchase is an ingredient that joins the pantry of the query as if the cook had named it. Cap,
/// limit and order of the query, and what must be used, play no role; filter, exclusions, staples, and
/// whether generics and swaps are allowed do. "Makes" means what ``PantryMatcher`` means: nothing is
/// missing.
public struct PantryChanges: Sendable {
  public let index: CatalogueIndex
  public let query: MatchQuery

  public init(index: CatalogueIndex, query: MatchQuery) {
    self.index = index
    self.query = query
  }

  /// For every thing that is worth buying how many dishes it would make ready, and bring one away.
  ///
  /// Without those that change neither. Order: most ready first, then most one away, then by name.
  /// Cost: O(lines of all dishes), and the things that meet what is lacking.
  public func gains() -> [PurchaseGain] {
    let closure = PantryClosure(
      pantry: (query.pantry + query.mustUse + query.stock.map(\.ingredient)).map(\.rawValue),
      staples: query.staples.map(\.rawValue),
      isExcluded: query.stripped,
      taxonomy: index.lexicon.taxonomy
    )
    let open = OpenRequirements(index.requirements, query, closure)
    let purchases = SinglePurchases(closure, open, query)
    var tally = GainTally(
      met: purchases.met,
      granted: purchases.granted,
      isLacking: open.isLacking,
      ingredients: index.lexicon.count
    )
    let substituted = SubstitutedRow(index, open, closure, query.exclusion)
    tally.addDishes(of: index, query, refused: open.refused, substituted)
    tally.addSums()
    // An ascending ingredient is an ascending name.
    return tally.ready.indices
      .filter { tally.ready[$0] > 0 || tally.oneAway[$0] > 0 }
      .map {
        PurchaseGain(
          ingredient: IngredientID($0),
          ready: tally.ready[$0],
          oneAway: tally.oneAway[$0]
        )
      }
      .sorted { left, right in
        if left.ready != right.ready { return left.ready > right.ready }
        if left.oneAway != right.oneAway { return left.oneAway > right.oneAway }
        return left.ingredient < right.ingredient
      }
  }

  /// The query after some purchases.
  func buying(_ things: [IngredientID]) -> MatchQuery {
    var bought = query
    bought.pantry += query.mustUse + things
    bought.mustUse = []
    return bought
  }
}
