import RecipeLexicon
package import RecipeModel

extension PantryChanges {
  /// What one search for a plan may look at: less than a tenth of a second of work.
  private static let planBudget = 2_000_000
  /// So many ways to make a dish a search looks at, and so many when that was too few.
  private static let mostWays = [64, 2_048]
  /// A plan is chosen from so many dishes at most.
  private static let mostCandidates = 20_000

  /// Several dishes to cook from the one stock of the query.
  ///
  /// Order of plans: as many dishes as are asked for, or as can stand together and may be bought for; the fewest things
  /// bought beyond
  /// those that are free to buy; the most used of what must be used, which need not go into each dish, then of
  /// what is due within the plan's days, of what does not keep and of what is worth it, each thing once, where each use of what must be used
  /// counts like something that is due on its day; the most that its dishes
  /// differ (``DishLikeness/traits``); the least that stands in there for something else, does only if it is of the kind
  /// that is asked for (``RankKeys/swaps``, ``RankKeys/generics``), is whatever there is of a heading, or is lacking; the greatest worth of the dishes (``DishWorths``);
  /// the most that each dish uses of what is there (``RankKeys/breadth``); the fewest things bought; then the dishes that come first in an answer. No dish misses
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
  ///   - excessPerDish: How many further things may be bought for each dish of the plan; nil for any number.
  ///   - usingPantry: Whether each dish must use something of what is there before anything is bought;
  ///     else it uses that or something bought.
  ///   - beyondUsual: Whether what most kitchens have (``ItemRoles/usual``) is no reason for a dish, as far as
  ///     anything else is there: each takes something else, or what must be used or has a date.
  ///   - likeness: What a dish is like.
  ///   - mostLeaning: How many dishes may lean on a thing, one of ``DishLikeness/things``; nil for any number.
  ///   - isMain: Whether a line, by its number in the index, asks for what its dish is made of first and foremost.
  ///   - mostBuyingMain: How many dishes may lack such a line; nil for any number.
  ///   - savesFresh: Whether what does not keep should be used, also without a date.
  ///   - reason: What it weighs to use a thing for its own sake, beside what hurries: so much as something that is due
  ///     weighs, 1024 on its day.
  ///   - isLight: Whether a dish only stands in for one that fills: it must lack nothing, and counts as if something stood
  ///     in there.
  ///   - isAllowed: Whether a dish may be in the plan, beside what the query says.
  ///   - areAlike: Whether two dishes should not stand in one plan, beside those that are nearly equal; symmetric.
  /// Cost: O(lines of all dishes), and a search that ends after a bounded amount of work.
  package func plan(
    count: Int,
    days: Int,
    allowance: Int,
    excessPerDish: Int? = nil,
    usingPantry: Bool,
    beyondUsual: Bool = false,
    likeness: (RecipeID) -> DishLikeness = { _ in DishLikeness() },
    mostLeaning: (Int) -> Int? = { _ in nil },
    isMain: (Int) -> Bool = { _ in false },
    mostBuyingMain: Int? = nil,
    savesFresh: Bool = true,
    reason: (IngredientID) -> Int = { _ in 0 },
    isLight: (RecipeID) -> Bool = { _ in false },
    isAllowed: (RecipeID) -> Bool = { _ in true },
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) -> PantryPlan {
    plan(
      count: count,
      days: days,
      allowance: allowance,
      excessPerDish: excessPerDish,
      among: plannable(
        usingPantry: usingPantry,
        beyondUsual: beyondUsual,
        isLight: isLight,
        isAllowed: isAllowed
      ),
      likeness: likeness,
      mostLeaning: mostLeaning,
      isMain: isMain,
      mostBuyingMain: mostBuyingMain,
      savesFresh: savesFresh,
      reason: reason,
      areAlike: areAlike
    )
  }

  /// What plans of the query choose from, for several of them; parameters as in
  /// ``plan(count:days:allowance:excessPerDish:usingPantry:beyondUsual:likeness:mostLeaning:isMain:mostBuyingMain:savesFresh:reason:isLight:isAllowed:areAlike:)``.
  ///
  /// - Parameter chosen: The dishes that may be among them; nil for all.
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

  /// As ``plan(count:days:allowance:excessPerDish:usingPantry:beyondUsual:likeness:mostLeaning:isMain:mostBuyingMain:savesFresh:reason:isLight:isAllowed:areAlike:)``,
  /// among dishes that were read before for the same query.
  package func plan(
    count: Int,
    days: Int,
    allowance: Int,
    excessPerDish: Int? = nil,
    among dishes: PlannableDishes,
    likeness: (RecipeID) -> DishLikeness = { _ in DishLikeness() },
    mostLeaning: (Int) -> Int? = { _ in nil },
    isMain: (Int) -> Bool = { _ in false },
    mostBuyingMain: Int? = nil,
    savesFresh: Bool = true,
    reason: (IngredientID) -> Int = { _ in 0 },
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) -> PantryPlan {
    let (candidates, needs) = (dishes.candidates, dishes.needs)
    var plan = PantryPlan(unused: query.mustUse, isOptimal: candidates.isWhole)
    let likeness = needs.candidates.map { likeness(RecipeID($0)) }
    // Many ways to make each dish are seldom needed to show that a plan is the best.
    for mostWays in Self.mostWays {
      let problem = StockPlanProblem(
        needs,
        query,
        likeness: likeness,
        days: days,
        allowance: allowance,
        excessPerDish: excessPerDish,
        mostLeaning: mostLeaning,
        isMain: isMain,
        mostBuyingMain: mostBuyingMain,
        mostWays: mostWays,
        savesFresh: savesFresh,
        reason: reason,
        areAlike: areAlike
      )
      let search = PlanSearch(problem.problem)
      guard let answer = search.best(count: count, budget: Self.planBudget) else { return plan }
      let isComplete = problem.isComplete(for: answer, of: count)
      plan = self.plan(
        answer,
        of: problem,
        isComplete: candidates.isWhole && isComplete,
        savesFresh: savesFresh,
        reason: reason
      )
      if isComplete { break }
    }
    return plan
  }

  /// - Parameter isComplete: Whether the search saw all dishes, and all ways to make them that matter.
  private func plan(
    _ answer: PlanAnswer,
    of problem: StockPlanProblem,
    isComplete: Bool,
    savesFresh: Bool,
    reason: (IngredientID) -> Int
  ) -> PantryPlan {
    let wishes = answer.dishes.map { problem.wishes(of: $0) }
    let unused = query.mustUse.enumerated().filter { asked in
      !wishes.contains { $0.contains { $0.wish == .asked(asked.offset) } }
    }
    let recipes = answer.dishes.map { RecipeID(problem.recipes[$0]) }
    let things = answer.dishes.map { problem.things(of: $0) }
    let buy = problem.purchases(for: answer)
    let found = dishes(recipes, wishes, savesFresh: savesFresh)
    let bought = savesFresh ? perishables(among: buy) : [:]
    let fish = fish(among: buy)
    let order = DayOrder(
      found.indices.map { place in
        DayOrder.Dish(
          uses: found[place].uses,
          bought: bought[recipes[place]],
          things: things[place],
          isOfFish: fish.contains(recipes[place])
            || found[place].uses.contains {
              $0.isSaved && StockUse.isFreshFish($0.ingredient, index.lexicon)
            }
        )
      }
    )
    var dishes = order.places.map { found[$0] }
    let shares = zip(recipes, answer.dishes.map { problem.shares(of: $0) })
    share(batches: Dictionary(uniqueKeysWithValues: shares), among: &dishes)
    return PantryPlan(
      dishes: dishes,
      buy: buy,
      unused: unused.map(\.element),
      isOptimal: answer.isOptimal && isComplete,
      gap: gap(of: answer, isComplete: isComplete, savesFresh: savesFresh, reason)
    )
  }

  /// For each dish the fewest days that what is bought for it keeps, of what does not keep.
  private func perishables(among purchases: [PantryPlan.Purchase]) -> [RecipeID: Int] {
    var days: [RecipeID: Int] = [:]
    for purchase in purchases where StockUse.weight(ofFresh: purchase.ingredient, index.lexicon) > 0
    {
      guard let keeps = index.lexicon.keeping.days(of: purchase.ingredient) else { continue }
      for line in purchase.lines { days[line.recipe] = min(days[line.recipe] ?? .max, keeps) }
    }
    return days
  }

  /// The dishes for which something that swims is bought.
  private func fish(among purchases: [PantryPlan.Purchase]) -> Set<RecipeID> {
    let fish = purchases.filter { StockUse.isFreshFish($0.ingredient, index.lexicon) }
    return Set(fish.flatMap { $0.lines.map(\.recipe) })
  }

  /// Judges dishes by what the pantry has.
  private func dishes(
    _ recipes: [RecipeID],
    _ wishes: [[(wish: StockUse.Wish, daysLeft: Int?, hurries: Bool)]],
    savesFresh: Bool
  ) -> [PantryPlan.Dish] {
    let matches = naming(PantryMatcher(index: index).matches(recipes, buying([])))
    let estimated = query.stock.estimated
    return zip(matches, wishes).map { match, wishes in
      var uses = wishes.compactMap { wish -> PantryPlan.TimelyUse? in
        guard case .used(let number) = wish.wish else { return nil }
        let ingredient = IngredientID(number)
        let days = wish.daysLeft ?? index.lexicon.keeping.days(of: ingredient)
        guard let days, wish.daysLeft != nil || wish.hurries else { return nil }
        return PantryPlan.TimelyUse(
          ingredient: ingredient,
          daysLeft: days,
          isDated: wish.daysLeft != nil && !estimated.contains(ingredient),
          isSaved: wish.hurries
        )
      }
      if savesFresh {
        let known = Set(uses.map(\.ingredient))
        uses += swapped(into: match).filter { !known.contains($0.ingredient) }
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
  }

  /// What a dish takes of what does not keep where something else is asked for: no reason for the dish, but for
  /// the day.
  private func swapped(into match: PantryMatch) -> [PantryPlan.TimelyUse] {
    let (frozen, lexicon) = (query.stock.frozen, index.lexicon)
    let stand = match.used.filter { $0.grade == .swap && $0.daysLeft == nil }.flatMap(\.with)
    return stand.compactMap { name in
      guard let thing = lexicon.ingredient(named: name), !frozen.contains(thing),
        let days = lexicon.keeping.days(of: thing), StockUse.weight(ofFresh: thing, lexicon) > 0
      else { return nil }
      return PantryPlan.TimelyUse(ingredient: thing, daysLeft: days, isDated: false, isSaved: true)
    }
  }

  /// Names of several things for one line those that the dish takes.
  private func naming(_ matches: [PantryMatch]) -> [PantryMatch] {
    var (named, session) = (matches, MatchSession(index: index, query: buying([])))
    for match in named.indices {
      let recipe = named[match].recipe.rawValue
      for (position, requirement) in index.recipes.required[recipe].enumerated()
      where named[match].lines[position].grade == .kind {
        let taken = session.taken(by: Int(requirement), in: recipe, at: position)
        guard !taken.isEmpty else { continue }
        named[match].lines[position].with = taken.map { index.lexicon.ingredients[$0.ingredient] }
      }
    }
    return named
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

  private func gap(
    of answer: PlanAnswer,
    isComplete: Bool,
    savesFresh: Bool,
    _ reason: (IngredientID) -> Int
  ) -> PantryPlan.Gap {
    if isComplete, answer.isOptimal { return PantryPlan.Gap() }
    let all = mostWeight(of: answer.dishes.count, savesFresh: savesFresh, reason)
    let most = isComplete ? answer.weightBound : max(all, answer.weight)
    let (mostWorth, worth) = (answer.worthBound, answer.worth)
    return PantryPlan.Gap(
      purchases: answer.excess - (isComplete ? answer.excessBound : 0),
      asked: most / StockUse.weightOfAsked - answer.weight / StockUse.weightOfAsked,
      weight: max(0, used(most) - used(answer.weight)),
      variety: max(0, most % StockUse.weightOfUse - answer.weight % StockUse.weightOfUse),
      swaps: mostWorth / StockPlanProblem.worthOfSwap - worth / StockPlanProblem.worthOfSwap,
      breadth: max(
        0,
        mostWorth % StockPlanProblem.worthOfOne - worth % StockPlanProblem.worthOfOne
      ),
      worth: max(0, ofDishes(mostWorth) - ofDishes(worth))
    )
  }

  /// What its dishes are worth, of the worth of a plan.
  private func ofDishes(_ worth: Int) -> Int {
    worth % StockPlanProblem.worthOfSwap / StockPlanProblem.worthOfOne
  }

  /// What is used, of the weight of a plan.
  private func used(_ weight: Int) -> Int { weight % StockUse.weightOfAsked / StockUse.weightOfUse }

  /// No plan can use more than everything, nor differ more than in all traits.
  private func mostWeight(
    of dishes: Int,
    savesFresh: Bool,
    _ reason: (IngredientID) -> Int
  ) -> Int {
    let things = Set((query.pantry + query.mustUse + query.stock.map(\.ingredient)))
    let kept = things.map {
      (savesFresh ? StockUse.weight(ofFresh: $0, index.lexicon) : 0) + reason($0)
    }
    let dated = Dictionary(grouping: query.stock, by: \.ingredient).values.map { batches in
      urgency(daysLeft: soonest(batches.compactMap(\.daysLeft)))
    }
    let used = (kept + dated).reduce(0, +) * StockUse.weightOfUse
    return query.mustUse.count * (StockUse.weightOfAsked + dishes * StockUse.weightOfEachAsked)
      + used + StockUse.weightOfUse - 1
  }
}
