package import RecipeModel

/// Things to buy, and what they make.
package struct UnlockBasket: Sendable, Equatable {
  /// By name.
  package var buy: [IngredientID]
  /// What they complete together.
  package var completes: PurchaseWorth
  /// These dishes, in the order of an answer.
  package var unlocks: [PantryMatch]
  /// Beside each what it is worth; see ``PurchaseWorth/worth``.
  package var worths: [Int]
  /// Those of them that are nearly equal to one before, also of a basket before: a screen shows others first.
  package var repeats: Set<RecipeID>
}

/// The baskets that complete what is worth most.
package struct UnlockAnswer: Sendable, Equatable {
  /// Best first: each after the first for what those before it do not make.
  package var baskets: [UnlockBasket]
  /// Whether each is proven to be the best of those that are left.
  package var isOptimal: Bool
  /// No basket is worth more than the first of these and so much, beside what each thing after the first must add: 0 when
  /// that is proven the best.
  package var gap: Int
}

extension PantryPurchases {
  /// What the search for one basket may look at: about a second's work.
  private static let budget = 60_000_000

  /// The few things to buy that complete what is worth most.
  ///
  /// The first basket is that of the greatest worth, less what each thing after the first must add: half of what the
  /// best single thing completes is worth, rounded down; both as far as no bought thing stands in for another. Of equal ones it is that with the most dishes; then that of the
  /// fewest things; then by their names. So who would make nearly everything with oil alone reads "oil".
  /// Each further one is the one that adds most to the worth of what the baskets before it make, and has nothing that is
  /// in one of these or is like that: a kind, a sibling, a swap. So no thing stands in two of them. What adds nothing, or
  /// in the first place no more than another thing, is in no basket, nor is what the pantry holds, makes or takes for
  /// granted. Nothing is that the owner of the pantry would hardly buy (``ItemRoles/unlikely``), unless there is no basket
  /// without it.
  ///
  /// Baskets of one thing are ``purchases(limit:)``.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1...5.
  ///   - limit: How many baskets; at least 1.
  /// Cost: O(lines of all dishes), and for each basket a search that ends after a bounded amount of work.
  package func unlock(buying size: Int, limit: Int) -> UnlockAnswer {
    if size == 1 { return unlockedByOne(limit: limit) }
    let likely = unlocked(buying: size, limit: limit)
    guard likely.baskets.isEmpty, !query.roles.unlikely.isEmpty else { return likely }
    var rest = query
    rest.roles.unlikely = []
    return PantryPurchases(index: index, query: rest).unlocked(buying: size, limit: limit)
  }

  private func unlocked(buying size: Int, limit: Int) -> UnlockAnswer {
    var problem = UnlockProblem(index, query, size: size)
    let worths = problem.dishWorths
    var nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    var seen: Set<Int> = []
    var answer = UnlockAnswer(baskets: [], isOptimal: true, gap: 0)
    while answer.baskets.count < limit {
      let isFirst = answer.baskets.isEmpty
      let found = BasketSearch(problem.problem())
        .best(size: size, budget: isFirst ? Self.budget : Self.budget / limit)
      answer.isOptimal = answer.isOptimal && found.isOptimal && problem.cut == 0
      let named = found.basket.map { problem.take($0) }
      if isFirst {
        let net = found.basket?.net(of: found.toll) ?? 0
        answer.gap = max(0, found.bound + problem.cut - net)
      }
      guard let named else { break }
      answer.baskets.append(
        basket(
          named.things.map { IngredientID($0) },
          completes: named.completes,
          named.recipes.map { RecipeID($0) },
          worths,
          &nearEqual,
          &seen
        )
      )
    }
    return answer
  }

  private func unlockedByOne(limit: Int) -> UnlockAnswer {
    var nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    var session = MatchSession(index: index, query: query)
    let worths = DishWorths(index, query, session.hits())
    return UnlockAnswer(
      baskets: purchases(limit: limit).map { purchase in
        var seen: Set<Int> = []
        return basket(
          [purchase.ingredient],
          completes: purchase.completes,
          purchase.dishes,
          worths,
          &nearEqual,
          &seen
        )
      },
      isOptimal: true,
      gap: 0
    )
  }

  /// - Parameter seen: The groups of nearly equal dishes that were there before.
  private func basket(
    _ things: [IngredientID],
    completes: PurchaseWorth,
    _ dishes: [RecipeID],
    _ worths: DishWorths,
    _ nearEqual: inout NearEqualDishes,
    _ seen: inout Set<Int>
  ) -> UnlockBasket {
    let unlocks = matches(dishes, after: things)
    let repeats = unlocks.map(\.recipe)
      .filter { !seen.insert(nearEqual.group(of: $0.rawValue)).inserted }
    return UnlockBasket(
      buy: things,
      completes: completes,
      unlocks: unlocks,
      worths: unlocks.map { worths[$0.recipe.rawValue] },
      repeats: Set(repeats)
    )
  }

  /// Some dishes judged after purchases, in the order of an answer.
  package func matches(_ recipes: [RecipeID], after things: [IngredientID]) -> [PantryMatch] {
    let matches = PantryMatcher(index: index).matches(recipes, buying(things))
    return index.ranked(matches, in: query.order)
  }
}
