import RecipeLexicon
public import RecipeModel

extension PantryChanges {
  /// What one search for a plan may look at: less than a tenth of a second of work.
  private static let planBudget = 2_000_000
  /// So many ways to make a dish a search looks at, and so many when that was too few.
  private static let mostWays = [64, 2_048]
  /// A plan is chosen from so many dishes at most.
  private static let mostCandidates = 20_000

  /// Several dishes to cook from the one stock of the query.
  ///
  /// Order of plans: as many dishes as are asked for, or as can stand together; the fewest things bought beyond
  /// those that are free to buy; the most used of what must be used, which need not go into each dish, then of
  /// what is due within the plan's days and of what does not keep, each thing once; the most that its dishes
  /// differ (``DishTraits``); the most that each dish uses of what is there (``RankKeys/breadth``); the least that
  /// stands in for something else there (``RankKeys/swaps``); the greatest worth of the dishes
  /// (``PurchaseWorth/worth``); the fewest things bought; then the dishes that come first in an answer. No dish misses
  /// more than the query's cap.
  ///
  /// All dishes are cooked from what is there: what runs out, as far as amounts are known and compare, is
  /// bought. A purchase is as much as is needed. Who buys for a dish buys what it asks for: the thing itself, a kind
  /// of it, or what makes it in a home step, and nothing that only stands in.
  ///
  /// - Parameters:
  ///   - count: How many dishes; at least 1.
  ///   - days: How many days they are for; at least 1.
  ///   - allowance: How many things are free to buy.
  ///   - usingPantry: Whether each dish must use something of what is there before anything is bought;
  ///     else it uses that or something bought.
  ///   - beyondUsual: Whether what most kitchens have (``ItemRoles/usual``) is no reason for a dish, as far as
  ///     anything else is there: each takes something else, or what must be used or has a date.
  ///   - traits: What a dish is like, at most eight numbers; see ``DishTraits``.
  ///   - forms: A number that no two dishes of the plan share; see ``NameHeads``. Of two dishes that have one, four
  ///     fifths of what they are made of (``NearEqualDishes``) are not the same.
  ///   - apartness: How far the dishes are told apart; each further entry is for when there are too few dishes by the
  ///     ones before.
  ///   - savesFresh: Whether what does not keep should be used, also without a date.
  ///   - isAllowed: Whether a dish may be in the plan, beside what the query says.
  ///   - areAlike: Whether two dishes should not stand in one plan, beside those that are nearly equal; symmetric.
  /// Cost: O(lines of all dishes), and a search that ends after a bounded amount of work.
  public func plan(
    count: Int,
    days: Int,
    allowance: Int,
    usingPantry: Bool,
    beyondUsual: Bool = false,
    traits: (RecipeID) -> [Int] = { _ in [] },
    forms: (RecipeID) -> Int? = { _ in nil },
    apartness: [Apartness] = [.byForm],
    savesFresh: Bool = true,
    isAllowed: (RecipeID) -> Bool = { _ in true },
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) -> PantryPlan {
    let candidates = PlanCandidates(
      index,
      query,
      usingPantry: usingPantry,
      beyondUsual: beyondUsual,
      limit: Self.mostCandidates,
      isAllowed: isAllowed
    )
    var plan = PantryPlan(unused: query.mustUse, isOptimal: candidates.isWhole)
    let needs = CandidateNeeds(index, query, of: candidates, traits: traits, forms: forms)
    for apartness in apartness where plan.dishes.count < count {
      // Many ways to make each dish are seldom needed to show that a plan is the best.
      for mostWays in Self.mostWays {
        let problem = StockPlanProblem(
          needs,
          query,
          days: days,
          allowance: allowance,
          mostWays: mostWays,
          apartness: apartness,
          savesFresh: savesFresh,
          areAlike: areAlike
        )
        let search = PlanSearch(problem.problem)
        guard let answer = search.best(count: count, budget: Self.planBudget) else { return plan }
        let isLonger = answer.dishes.count > plan.dishes.count
        guard isLonger || mostWays != Self.mostWays[0] else { break }
        plan = self.plan(answer, of: problem, isWhole: candidates.isWhole, savesFresh: savesFresh)
        if max(allowance, answer.purchases.count) <= problem.completeSize { break }
      }
    }
    return plan
  }

  private func plan(
    _ answer: PlanAnswer,
    of problem: StockPlanProblem,
    isWhole: Bool,
    savesFresh: Bool
  ) -> PantryPlan {
    let wishes = answer.dishes.map { problem.wishes(of: $0) }
    let unused = query.mustUse.enumerated().filter { asked in
      !wishes.contains { $0.contains { $0.wish == .asked(asked.offset) } }
    }
    let recipes = answer.dishes.map { RecipeID(problem.recipes[$0]) }
    var dishes = dishes(recipes, wishes)
    let shares = zip(recipes, answer.dishes.map { problem.shares(of: $0) })
    share(batches: Dictionary(uniqueKeysWithValues: shares), among: &dishes)
    return PantryPlan(
      dishes: dishes,
      buy: problem.purchases(for: answer),
      unused: unused.map(\.element),
      isOptimal: isWhole && answer.isOptimal && isComplete(answer, problem),
      gap: gap(
        of: answer,
        isComplete: isWhole && isComplete(answer, problem),
        savesFresh: savesFresh
      )
    )
  }

  /// Whether no plan was missed that buys no more than this one, or than is free.
  private func isComplete(_ answer: PlanAnswer, _ problem: StockPlanProblem) -> Bool {
    max(problem.problem.allowance, answer.purchases.count) <= problem.completeSize
  }

  /// Dishes against what is there, in the order to cook them.
  private func dishes(
    _ recipes: [RecipeID],
    _ wishes: [[(wish: StockUse.Wish, daysLeft: Int?, weight: Int)]]
  ) -> [PantryPlan.Dish] {
    let matches = PantryMatcher(index: index).matches(recipes, buying([]))
    let estimated = query.stock.estimated
    let dishes = zip(matches, wishes).map { match, wishes in
      let uses = wishes.compactMap { wish -> PantryPlan.TimelyUse? in
        guard case .used(let number) = wish.wish else { return nil }
        let ingredient = IngredientID(number)
        let days = wish.daysLeft ?? index.lexicon.keeping.days(of: ingredient)
        guard let days, wish.daysLeft != nil || wish.weight > 0 else { return nil }
        return PantryPlan.TimelyUse(
          ingredient: ingredient,
          daysLeft: days,
          isDated: wish.daysLeft != nil && !estimated.contains(ingredient),
          isSaved: wish.weight > 0
        )
      }
      // An ascending ingredient is an ascending name.
      return PantryPlan.Dish(
        match: match,
        uses: uses.sorted { left, right in
          left.daysLeft == right.daysLeft
            ? left.ingredient < right.ingredient : isSooner(left.daysLeft, right.daysLeft)
        }
      )
    }
    return ordered(dishes)
  }

  /// Says of dishes in the order to cook them which take what is left of a batch.
  private func share(
    batches: [RecipeID: [(share: PlanShare, maker: RecipeID)]],
    among dishes: inout [PantryPlan.Dish]
  ) {
    var made: [Int: (parts: Int, dish: RecipeID)] = [:]
    for place in dishes.indices {
      let recipe = dishes[place].match.recipe
      for (share, maker) in batches[recipe] ?? [] {
        let before = made[share.batch]
        let parts = (before?.parts ?? 0) + share.parts
        let isLeft = PlanShare.batches(for: parts) == PlanShare.batches(for: before?.parts ?? 0)
        if isLeft, let before, let product = index.recipes.yield(of: maker) {
          dishes[place].leftovers.append(
            PantryPlan.Leftover(ingredient: product, dish: before.dish)
          )
        }
        made[share.batch] = (parts, isLeft ? before?.dish ?? recipe : recipe)
      }
    }
  }

  /// The next dish is always the one that uses what has the fewest days left of all that no dish before it
  /// uses; where none does, or of several, the first. What is past its date puts no dish forward.
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

  /// - Parameter isComplete: Whether the search saw all dishes, and all ways to make them that matter.
  private func gap(
    of answer: PlanAnswer,
    isComplete: Bool,
    savesFresh: Bool
  ) -> PantryPlan.Gap {
    if isComplete, answer.isOptimal { return PantryPlan.Gap() }
    let all = mostWeight(savesFresh: savesFresh)
    let most = isComplete ? answer.weightBound : max(all, answer.weight)
    let (mostWorth, worth) = (answer.worthBound, answer.worth)
    return PantryPlan.Gap(
      purchases: answer.excess - (isComplete ? answer.excessBound : 0),
      asked: most / StockUse.weightOfAsked - answer.weight / StockUse.weightOfAsked,
      weight: max(0, used(most) - used(answer.weight)),
      variety: max(0, most % StockUse.weightOfUse - answer.weight % StockUse.weightOfUse),
      breadth: mostWorth / StockPlanProblem.worthOfUse - worth / StockPlanProblem.worthOfUse,
      swaps: max(0, sparing(mostWorth) - sparing(worth)),
      worth: max(
        0,
        mostWorth % StockPlanProblem.worthOfSwap - worth % StockPlanProblem.worthOfSwap
      )
    )
  }

  /// How little is swapped, of the worth of a plan.
  private func sparing(_ worth: Int) -> Int {
    worth % StockPlanProblem.worthOfUse / StockPlanProblem.worthOfSwap
  }

  /// What is used, of the weight of a plan.
  private func used(_ weight: Int) -> Int { weight % StockUse.weightOfAsked / StockUse.weightOfUse }

  /// No plan can use more than everything, nor differ more than in all traits.
  private func mostWeight(savesFresh: Bool) -> Int {
    let things = Set((query.pantry + query.mustUse + query.stock.map(\.ingredient)))
    let kept = savesFresh ? things.map { StockUse.weight(ofFresh: $0, index.lexicon) } : []
    let dated = Dictionary(grouping: query.stock, by: \.ingredient).values.map { batches in
      urgency(daysLeft: soonest(batches.compactMap(\.daysLeft)))
    }
    let used = (kept + dated).reduce(0, +) * StockUse.weightOfUse
    return query.mustUse.count * StockUse.weightOfAsked + used + StockUse.weightOfUse - 1
  }
}
