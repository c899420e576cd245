import RecipeLexicon
import RecipeModel
import SectionFiles

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
    var gaps = DishGaps(index, query, limit: 1)
    var tally = GainTally(requirements: index.requirements.count, things: index.lexicon.count)
    let all = gaps
    all.forEach { recipe, missing in
      if all.hasOwnSwaps(recipe) {
        tally.add(lists: missing.map { gaps.sets(for: $0, in: recipe).singles })
      } else {
        tally.add(missing) { gaps.sets(for: $0, in: recipe) }
      }
    }
    tally.addSums()
    let names = index.lexicon.ingredients
    return tally.ready.indices.lazy
      .filter { tally.ready[$0] > 0 || tally.oneAway[$0] > 0 }
      .sorted { left, right in
        if tally.ready[left] != tally.ready[right] { return tally.ready[left] > tally.ready[right] }
        if tally.oneAway[left] != tally.oneAway[right] {
          return tally.oneAway[left] > tally.oneAway[right]
        }
        return names.utf8(at: left).lexicographicallyPrecedes(names.utf8(at: right))
      }
      .map { thing in
        PurchaseGain(
          ingredient: IngredientID(thing),
          ready: tally.ready[thing],
          oneAway: tally.oneAway[thing]
        )
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
