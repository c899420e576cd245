import RecipeLexicon
import RecipeModel
import SectionFiles

extension StockUse {
  /// What something that must be used is worth: more than all that has a date.
  static let worthOfAsked = 1 << 32

  /// What it is worth to use something.
  func worth(of wish: Int) -> Int {
    switch wishes[wish] {
    case .asked: Self.worthOfAsked
    case .dated: urgency(daysLeft: daysLeft[wish])
    }
  }

  /// For each of `asking` the things any one of which gives as much more of it as is needed: itself, a
  /// kind, or what makes it where all that can run out has. Cost: O(ingredients), and the ways of each.
  func reliefs(_ index: CatalogueIndex, _ query: MatchQuery) -> [PurchaseSets] {
    guard !limits.isEmpty else { return [] }
    let spent = Set(limits.flatMap(\.ingredients))
    let named = query.pantry + query.mustUse + query.stock.map(\.ingredient)
    let rest = PantryClosure(
      pantry: named.map(\.rawValue).filter { !spent.contains($0) },
      staples: query.staples.map(\.rawValue),
      isExcluded: query.stripped,
      taxonomy: index.lexicon.taxonomy
    )
    // Something else instead would be no more of it.
    var plain = query
    plain.allowsGeneric = false
    plain.allowsSwaps = false
    var purchases = RequirementPurchases(
      PurchaseLabels(rest, limit: 1),
      index.requirements,
      plain
    )
    return asking.map { PurchaseSets(purchases.sets(for: $0).singles.map { [$0] }) }
  }
}
