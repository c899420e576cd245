import RecipeLexicon
import RecipeModel

/// Reads a plan out of a search's answer.
extension PantryPurchases {
  /// A plan as the search found it, in the order of its days, with what is said of it.
  ///
  /// - Parameter isComplete: Whether the search saw all dishes, and all ways to make them that matter.
  func plan(
    _ answer: PlanAnswer,
    of problem: StockPlanProblem,
    _ terms: PlanTerms,
    isComplete: Bool
  ) -> PantryPlan {
    let wishes = answer.dishes.map { problem.wishes(of: $0) }
    let unused = query.mustUse.enumerated().filter { asked in
      !wishes.contains { $0.contains { $0.wish == .asked(asked.offset) } }
    }
    let recipes = answer.dishes.map { RecipeID(problem.recipes[$0]) }
    let things = answer.dishes.map { problem.things(of: $0) }
    let buy = problem.purchases(for: answer)
    let found = dishes(recipes, wishes, savesFresh: terms.savesFresh)
    let bought = terms.savesFresh ? perishables(among: buy) : [:]
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
      gap: gap(of: answer, terms, isComplete: isComplete)
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
    _ terms: PlanTerms,
    isComplete: Bool
  ) -> PantryPlan.Gap {
    if isComplete, answer.isOptimal { return PantryPlan.Gap() }
    let all = mostWeight(of: answer.dishes.count, terms)
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
  private func mostWeight(of dishes: Int, _ terms: PlanTerms) -> Int {
    let things = Set((query.pantry + query.mustUse + query.stock.map(\.ingredient)))
    let kept = things.map {
      (terms.savesFresh ? StockUse.weight(ofFresh: $0, index.lexicon) : 0) + terms.reason($0)
    }
    let dated = Dictionary(grouping: query.stock, by: \.ingredient).values.map { batches in
      urgency(daysLeft: soonest(batches.compactMap(\.daysLeft)))
    }
    let used = (kept + dated).reduce(0, +) * StockUse.weightOfUse
    return query.mustUse.count * (StockUse.weightOfAsked + dishes * StockUse.weightOfEachAsked)
      + used + StockUse.weightOfUse - 1
  }
}
