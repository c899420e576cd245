package import RecipeModel

/// The dishes that plans of one query choose from, and what they take and lack.
package struct PlannableDishes: Sendable {
  let candidates: PlanCandidates
  let needs: CandidateNeeds

  /// In the order of an answer.
  package var recipes: [RecipeID] { needs.candidates.map { RecipeID($0) } }
}

/// What the dishes that a plan may have take from a stock, and what they lack.
struct CandidateNeeds {
  /// In the order of an answer.
  let candidates: [Int]
  /// As ``PlanCandidates/breadths``.
  let breadths: [Int]
  /// As ``PlanCandidates/swaps``.
  let swaps: [Int]
  /// As ``PlanCandidates/claims``.
  let claims: [[PlanCandidates.Claim]]
  /// Beside each its group of nearly equal dishes, and what it is made of with what stands in; see ``NearEqualDishes``.
  let groups: [Int]
  let parts: [[UInt32]]
  let use: StockUse
  let lacks: UnmetDishes
  let purchases: DishPurchases
  let worths: DishWorths
  /// For each thing that may run out the single things that make up for it, ascending, as `purchases`
  /// numbers them.
  let reliefs: [[Int]]

  /// So many things are bought for what a dish lacks at most, or one for each.
  static let mostThings = 6

  /// Cost: O(lines of the candidates · limits), and the ways of what they lack.
  init(_ index: CatalogueIndex, _ query: MatchQuery, of chosen: PlanCandidates) {
    let candidates = chosen.recipes
    let use = StockUse(index, query, of: candidates)
    let ways = use.reliefs(index, query)
    let lacks = UnmetDishes(
      DishGaps(
        index,
        query,
        limit: RequirementPurchases.mostForMaking,
        buying: .asked
      ),
      of: candidates,
      and: Array(zip(use.asking, ways))
    )
    let purchases = DishPurchases(lacks)
    reliefs = lacks.further.map { setSystem in
      purchases.ways[setSystem].filter { $0.count == 1 }.map { $0[0] }.sorted()
    }
    (breadths, swaps) = (chosen.breadths, chosen.swaps)
    var session = MatchSession(index: index, query: query)
    worths = DishWorths(index, query, session.hits())
    claims = chosen.claims
    var nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    groups = candidates.map { nearEqual.group(of: $0) }
    parts = zip(candidates, chosen.standIns).map { nearEqual.parts(of: $0, with: $1) }
    (self.candidates, self.use, self.lacks, self.purchases) = (candidates, use, lacks, purchases)
  }
}
