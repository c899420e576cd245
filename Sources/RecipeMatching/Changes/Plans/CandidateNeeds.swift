import RecipeModel

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
  /// Beside each what it is like.
  let likeness: [DishLikeness]
  let use: StockUse
  let lacks: LackingDishes
  let purchases: DishPurchases
  /// For each thing that may run out the single things that make up for it, ascending, as `purchases`
  /// numbers them.
  let reliefs: [[Int]]

  /// So many things are bought for what a dish lacks at most, or one for each.
  static let mostThings = 6

  /// What a candidate differs in from others, by its place: of its traits one less for each line that only just holds.
  func traits(of place: Int) -> ArraySlice<Int> { likeness[place].traits.dropLast(swaps[place]) }

  /// Cost: O(lines of the candidates · limits), and the ways of what they lack.
  init(
    _ index: CatalogueIndex,
    _ query: MatchQuery,
    of chosen: PlanCandidates,
    likeness: (RecipeID) -> DishLikeness
  ) {
    let candidates = chosen.recipes
    let use = StockUse(index, query, of: candidates)
    let ways = use.reliefs(index, query)
    let lacks = LackingDishes(
      DishGaps(
        index,
        query,
        limit: RequirementPurchases.mostForMaking,
        buysOnlyWhatIsAsked: true
      ),
      of: candidates,
      and: Array(zip(use.asking, ways))
    )
    let purchases = DishPurchases(lacks)
    reliefs = lacks.further.map { family in
      purchases.ways[family].filter { $0.count == 1 }.map { $0[0] }.sorted()
    }
    (breadths, swaps, claims) = (chosen.breadths, chosen.swaps, chosen.claims)
    self.likeness = candidates.map { likeness(RecipeID($0)) }
    (self.candidates, self.use, self.lacks, self.purchases) = (candidates, use, lacks, purchases)
  }
}
