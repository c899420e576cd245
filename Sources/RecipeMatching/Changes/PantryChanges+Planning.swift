import RecipeLexicon
public import RecipeModel
import SectionFiles

extension PantryChanges {
  /// What one search for a plan may look at: about half a second's work.
  private static let planBudget = 20_000_000
  /// So many ways to make a dish a search looks at, and so many when that was too few.
  private static let mostWays = [64, 2_048]
  /// A plan is chosen from so many dishes at most.
  private static let mostCandidates = 20_000

  /// Several dishes to cook from the one stock of the query.
  ///
  /// A plan has as many dishes as are asked for, or as can stand together. It uses the most of what must
  /// be used, which need not go into each of its dishes; then the most urgency of what has a date, each
  /// thing once; then it asks for the fewest purchases; then it has the greatest sum of the query's taste;
  /// then the dishes that come first in an answer. No dish misses more than the query's cap.
  ///
  /// All dishes are cooked from what is there: what runs out, as far as amounts are known and compare, is
  /// bought. A purchase is as much as is needed.
  ///
  /// - Parameters:
  ///   - count: How many dishes; at least 1.
  ///   - usingPantry: Whether each dish must use something of what is there before anything is bought;
  ///     else it uses that or something bought.
  ///   - isAllowed: Whether a dish may be in the plan, beside what the query says.
  ///   - areAlike: Whether two dishes should not stand in one plan; symmetric.
  /// Cost: O(lines of all dishes), and a search that ends after a bounded amount of work.
  public func plan(
    count: Int,
    usingPantry: Bool,
    isAllowed: (RecipeID) -> Bool = { _ in true },
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) -> PantryPlan {
    let candidates = PlanCandidates(
      index,
      query,
      usingPantry: usingPantry,
      limit: Self.mostCandidates,
      isAllowed: isAllowed
    )
    var plan = PantryPlan(unused: query.mustUse, isOptimal: candidates.isWhole)
    let needs = CandidateNeeds(index, query, of: candidates.recipes)
    // Many ways to make each dish are seldom needed to show that a plan is the best.
    for mostWays in Self.mostWays {
      let problem = StockPlanProblem(needs, query, mostWays: mostWays, areAlike: areAlike)
      let search = PlanSearch(problem.problem)
      guard let answer = search.best(count: count, budget: Self.planBudget) else { return plan }
      plan = self.plan(answer, of: problem, isWhole: candidates.isWhole)
      if answer.purchases.count <= problem.completeSize { break }
    }
    return plan
  }

  private func plan(
    _ answer: PlanAnswer,
    of problem: StockPlanProblem,
    isWhole: Bool
  ) -> PantryPlan {
    let wishes = answer.dishes.map { problem.wishes(of: $0) }
    let unused = query.mustUse.enumerated().filter { asked in
      !wishes.contains { $0.contains { $0.wish == .asked(asked.offset) } }
    }
    return PantryPlan(
      dishes: dishes(answer.dishes.map { RecipeID(problem.recipes[$0]) }, wishes),
      buy: problem.purchases(for: answer),
      unused: unused.map(\.element),
      isOptimal: isWhole && answer.isOptimal && answer.purchases.count <= problem.completeSize,
      gap: gap(of: answer, completeSize: problem.completeSize, isWhole: isWhole)
    )
  }

  /// Dishes against what is there, in the order to cook them.
  private func dishes(
    _ recipes: [RecipeID],
    _ wishes: [[(wish: StockUse.Wish, daysLeft: Int)]]
  ) -> [PantryPlan.Dish] {
    let names = index.lexicon.ingredients
    let matches = PantryMatcher(index: index).matches(recipes, buying([]))
    let dishes = zip(matches, wishes).map { match, wishes in
      let uses = wishes.compactMap { wish -> PantryPlan.DatedUse? in
        guard case .dated(let ingredient) = wish.wish else { return nil }
        return PantryPlan.DatedUse(ingredient: IngredientID(ingredient), daysLeft: wish.daysLeft)
      }
      return PantryPlan.Dish(
        match: match,
        uses: uses.sorted { left, right in
          if left.daysLeft != right.daysLeft { return left.daysLeft < right.daysLeft }
          return names.utf8(at: left.ingredient.rawValue)
            .lexicographicallyPrecedes(names.utf8(at: right.ingredient.rawValue))
        }
      )
    }
    return ordered(dishes)
  }

  /// The next dish is always the one that uses what has the fewest days left of all that no dish before it
  /// uses; where none does, or of several, the first. What is past its date raises nothing.
  private func ordered(_ dishes: [PantryPlan.Dish]) -> [PantryPlan.Dish] {
    var (left, ordered, used) = (dishes, [PantryPlan.Dish](), Set<IngredientID>())
    while !left.isEmpty {
      let days = left.map { dish in
        dish.uses.first { $0.daysLeft >= 0 && !used.contains($0.ingredient) }?.daysLeft ?? .max
      }
      let next = days.indices.min { (days[$0], $0) < (days[$1], $1) } ?? 0
      let dish = left.remove(at: next)
      used.formUnion(dish.uses.map(\.ingredient))
      ordered.append(dish)
    }
    return ordered
  }

  /// - Parameters:
  ///   - completeSize: As of the problem: with at most so many purchases no plan was missed.
  ///   - isWhole: Whether the search saw all dishes.
  private func gap(of answer: PlanAnswer, completeSize: Int, isWhole: Bool) -> PantryPlan.Gap {
    let most = isWhole ? answer.expiringBound : mostUrgency
    let asked = most / StockUse.worthOfAsked - answer.expiring / StockUse.worthOfAsked
    let expiring = most % StockUse.worthOfAsked - answer.expiring % StockUse.worthOfAsked
    let fewest = isWhole ? min(answer.purchasesBound, completeSize.addingToRange(1)) : 0
    return PantryPlan.Gap(
      asked: asked,
      expiring: max(0, expiring),
      purchases: max(0, answer.purchases.count - fewest)
    )
  }

  /// The urgency of everything that must be used or has a date.
  private var mostUrgency: Int {
    let dated = Dictionary(grouping: query.stock, by: \.ingredient).values.map { batches in
      urgency(daysLeft: soonest(batches.compactMap(\.daysLeft)))
    }
    return query.mustUse.count * StockUse.worthOfAsked + dated.reduce(0, +)
  }
}
