package import RecipeModel

/// Things to buy, and what they make.
package struct UnlockBasket: Sendable, Equatable {
  /// By name.
  package var buy: [IngredientID]
  /// What they complete together.
  package var completes: PurchaseWorth
  /// These dishes, in the order of an answer.
  package var unlocks: [PantryMatch]
  /// Those of them that are nearly equal to one before: a screen shows others first.
  package var repeats: Set<RecipeID>
}

/// The baskets that complete what is worth most.
package struct UnlockAnswer: Sendable, Equatable {
  /// Best first.
  package var baskets: [UnlockBasket]
  /// Whether these are proven to be the first.
  package var isOptimal: Bool
  /// No basket is worth more than the first of these and so much: 0 when that is proven the best.
  package var gap: Int
}

extension PantryChanges {
  /// What one search may look at: about a second's work.
  private static let budget = 60_000_000

  /// The few things to buy that complete what is worth most.
  ///
  /// Order: the greatest ``PurchaseWorth`` first; then fewest things; then their names. Baskets that are like
  /// others are folded into these as in ``purchases(limit:)``. What adds nothing is in no basket, nor is what
  /// the pantry holds, makes or takes for granted.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1...5.
  ///   - limit: How many baskets; at least 1.
  /// Cost: O(lines of all dishes), and a search that ends after a bounded amount of work.
  package func unlock(buying size: Int, limit: Int) -> UnlockAnswer {
    if size == 1 { return unlockedByOne(limit: limit) }
    let problem = UnlockProblem(index, query, size: size)
    let search = BasketSearch(problem.problem)
    var (answer, baskets) = (BasketAnswer.none, [UnlockProblem.NamedBasket]())
    // Some are folded, and where ways were left out, two may turn out to make the same.
    for most in [2 * limit, 8 * limit] {
      answer = search.best(size: size, limit: most, budget: Self.budget)
      baskets = problem.named(answer.baskets)
      if baskets.count >= limit || answer.baskets.count < most || !answer.isOptimal { break }
    }
    baskets = Array(baskets.prefix(limit))
    return UnlockAnswer(
      baskets: baskets.map { basket in
        let things = basket.things.map { IngredientID($0) }
        return self.basket(
          things,
          completes: basket.completes,
          basket.recipes.map { RecipeID($0) }
        )
      },
      isOptimal: answer.isOptimal && problem.cut == 0,
      gap: max(0, answer.bound + problem.cut - (baskets.first?.completes.worth ?? 0))
    )
  }

  private func unlockedByOne(limit: Int) -> UnlockAnswer {
    UnlockAnswer(
      baskets: purchases(limit: limit).map { purchase in
        basket([purchase.ingredient], completes: purchase.completes, purchase.dishes)
      },
      isOptimal: true,
      gap: 0
    )
  }

  private func basket(
    _ things: [IngredientID],
    completes: PurchaseWorth,
    _ dishes: [RecipeID]
  ) -> UnlockBasket {
    let unlocks = matches(dishes, after: things)
    var nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    var seen: Set<Int> = []
    let repeats = unlocks.map(\.recipe)
      .filter { !seen.insert(nearEqual.group(of: $0.rawValue)).inserted }
    return UnlockBasket(
      buy: things,
      completes: completes,
      unlocks: unlocks,
      repeats: Set(repeats)
    )
  }

  /// Some dishes judged after purchases, in the order of an answer.
  func matches(_ recipes: [RecipeID], after things: [IngredientID]) -> [PantryMatch] {
    let matches = PantryMatcher(index: index).matches(recipes, buying(things))
    return index.ranked(matches, in: query.order)
  }
}
