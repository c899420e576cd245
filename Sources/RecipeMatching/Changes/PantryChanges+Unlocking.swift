public import RecipeModel

/// Things to buy, and what they make.
public struct UnlockBasket: Sendable, Equatable {
  /// By name.
  public var buy: [IngredientID]
  /// The dishes that lack something before and nothing after, in the order of an answer.
  public var unlocks: [PantryMatch]
}

/// The baskets that make most.
public struct UnlockAnswer: Sendable, Equatable {
  /// Best first.
  public var baskets: [UnlockBasket]
  /// Whether these are proven to be the first.
  public var isOptimal: Bool
  /// No basket makes more dishes than the first of these and so many: 0 when that is proven the best.
  public var gap: Int
}

extension PantryChanges {
  /// What one search may look at: about a second's work.
  private static let budget = 60_000_000

  /// The few things to buy that make most new dishes.
  ///
  /// Order: most dishes first; then the greatest sum of the query's taste; then fewest things; then their
  /// names. Of baskets that make exactly the same dishes only the first is given, and each of its things
  /// as the one that most dishes name of those that do as well. What adds nothing is in no basket, nor is
  /// what the pantry holds, makes or takes for granted.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1...5.
  ///   - limit: How many baskets; at least 1.
  /// Cost: O(lines of all dishes), and a search that ends after a bounded amount of work.
  public func unlock(buying size: Int, limit: Int) -> UnlockAnswer {
    let problem = UnlockProblem(DishGaps(index, query, limit: size))
    // Where ways to make a dish were left out, two baskets may turn out to make the same.
    let answer = BasketSearch(problem.problem)
      .best(size: size, limit: problem.cut == 0 ? limit : 2 * limit, budget: Self.budget)
    let baskets = problem.named(answer.baskets, taste: query.taste).prefix(limit)
    let most = baskets.first?.recipes.count ?? 0
    return UnlockAnswer(
      baskets: baskets.map { basket in
        let things = basket.things.map { IngredientID($0) }
        return UnlockBasket(
          buy: things,
          unlocks: matches(basket.recipes.map { RecipeID($0) }, after: things)
        )
      },
      isOptimal: answer.isOptimal && problem.cut == 0,
      gap: max(0, answer.bound + problem.cut - most)
    )
  }

  /// Some dishes judged after purchases, in the order of an answer.
  func matches(_ recipes: [RecipeID], after things: [IngredientID]) -> [PantryMatch] {
    let matches = PantryMatcher(index: index).matches(recipes, buying(things))
    return index.ranked(matches, in: query.order)
  }
}
