package import RecipeModel

extension PantryPurchases {
  /// The most steps of one search for a plan: less than a tenth of a second of work.
  private static let planBudget = 2_000_000
  /// The most ways to make a dish that a search considers: first, and again if those were too few.
  private static let mostWays = [64, 2_048]
  /// The most dishes that a plan is chosen from.
  private static let mostCandidates = 20_000

  /// What plans of the query choose from, for several of them.
  ///
  /// - Parameters:
  ///   - chosen: The dishes that may be among them; nil for all.
  ///   - usingPantry: Whether each dish must use something of what is there before anything is bought;
  ///     else it uses that or something bought.
  ///   - beyondUsual: Whether what most kitchens have (``ItemRoles/usual``) is no reason for a dish, as far as
  ///     anything else is there: each takes something else, or what must be used or has a date.
  ///   - isLight: Whether a dish only stands in for one that fills: it must lack nothing, and counts as if something stood
  ///     in there.
  ///   - isAllowed: Whether a dish may be in the plan, beside what the query says.
  /// Cost: O(lines of these dishes).
  package func plannable(
    among chosen: [RecipeID]? = nil,
    usingPantry: Bool,
    beyondUsual: Bool = false,
    isLight: (RecipeID) -> Bool = { _ in false },
    isAllowed: (RecipeID) -> Bool = { _ in true }
  ) -> PlannableDishes {
    let candidates = PlanCandidates(
      index,
      query,
      among: chosen?.map(\.rawValue),
      usingPantry: usingPantry,
      beyondUsual: beyondUsual,
      limit: Self.mostCandidates,
      isLight: isLight,
      isAllowed: isAllowed
    )
    return PlannableDishes(
      candidates: candidates,
      needs: CandidateNeeds(index, query, of: candidates)
    )
  }

  /// Several dishes to cook from the one stock of the query, among dishes that were read for the same query.
  ///
  /// Order of plans:
  /// 1. as many dishes as are asked for, or as can stand together and may be bought for;
  /// 2. the fewest things bought beyond those that are free to buy;
  /// 3. the most used of what must be used, which need not go into each dish, then of what is due within the plan's days,
  ///    of what does not keep and of what is worth it, each thing once, where each use of what must be used counts like
  ///    something that is due on its day;
  /// 4. the most that its dishes differ (``DishLikeness/traits``);
  /// 5. the least that stands in there for something else, does only if it is of the kind that is asked for
  ///    (``RankKeys/swaps``, ``RankKeys/generics``), is whatever there is of a heading, or is lacking;
  /// 6. the greatest worth of the dishes (``DishWorths``);
  /// 7. the most that each dish uses of what is there (``RankKeys/breadth``);
  /// 8. the fewest things bought;
  /// 9. the dishes that come first in an answer.
  ///
  /// No dish misses more than the query's cap. All dishes are cooked from what is there: what runs out, as far as amounts
  /// are known and compare, is bought. A purchase is as much as is needed. Who buys for a dish buys what it asks for: the
  /// thing itself, a kind of it, or what makes it in a home step, and nothing that only stands in.
  ///
  /// Cost: O(lines of these dishes), and a search that ends after a bounded amount of work.
  package func plan(_ terms: PlanTerms, among dishes: PlannableDishes) -> PantryPlan {
    let (candidates, needs) = (dishes.candidates, dishes.needs)
    var plan = PantryPlan(unused: query.mustUse, isOptimal: candidates.isWhole)
    let likeness = needs.candidates.map { terms.likeness(RecipeID($0)) }
    // Many ways to make each dish are seldom needed to show that a plan is the best.
    for mostWays in Self.mostWays {
      let problem = StockPlanProblem(needs, query, terms, likeness: likeness, mostWays: mostWays)
      let search = PlanSearch(problem.problem)
      guard let answer = search.best(count: terms.count, budget: Self.planBudget) else {
        return plan
      }
      let isComplete = problem.isComplete(for: answer, of: terms.count)
      plan = self.plan(answer, of: problem, terms, isComplete: candidates.isWhole && isComplete)
      if isComplete { break }
    }
    return plan
  }
}
