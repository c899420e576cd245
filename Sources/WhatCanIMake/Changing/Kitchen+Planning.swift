import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Several dishes to cook from what is there: dinners, unless a kind or a category is asked for.
  ///
  /// No two of them are nearly the same, nor two dinners of one kind of name, made of much the same or built on the same
  /// without using up more; on one thing leans one dinner in four, begun, or two where days stay empty otherwise, and one
  /// in four, about, is a soup. Nobody buys meat or fish, or a spirit, for a dish as long as there are dishes enough
  /// without (``PlanStage``). Drinks share the spirits that are there, no two are of one kind of name, and each takes
  /// something of the bar that has alcohol, as far as there are enough
  /// of them. Each uses something of what is there, if anything is: not salt, nor what most kitchens have. Days stay
  /// empty rather than break these rules, or buy more than may be bought.
  /// Order and ties: as
  /// ``PantryChanges/plan(count:days:allowance:excessPerDish:usingPantry:beyondUsual:likeness:mostLeaning:isMain:mostBuyingMain:savesFresh:isAllowed:areAlike:)``.
  ///
  /// - Throws: As ``answer(_:)``, but not for an empty pantry, and ``KitchenError`` for a notebook that
  ///   cannot be read.
  /// Cost: O(lines of the catalogue), and a search that ends after a bounded amount of work.
  public func plan(_ request: PlanRequest) throws(KitchenError) -> PlanReply {
    var match = request.match
    match.isOfPlan = true
    var asked = try changeable(match)
    asked.query.filter.allowsPlain = false
    let taste = taste()
    let known = try knownDishes(since: request.knownSince, taste)
    let unwanted = unwantedDishes()
    let pantry = request.isOfDinners ? asked.query.things : nil
    let things = asked.query.things
    let isOfDrinks = request.match.filter.kind == .cocktail && request.match.filter.category == nil
    let traits =
      isOfDrinks
      ? KitchenRoles.drinkTraits(in: index, of: things)
      : pantry.map { KitchenRoles.traits(in: index, of: $0) }
    let dinners = pantry.map { KitchenRoles.dinners(in: index, of: $0) }
    let hidden = PantryMatcher(index: index).hiddenCounts(asked.query)
    let days = request.dishesPerDay.map { (request.count + $0 - 1) / $0 } ?? request.count
    var heads = traits.map { NameHeads(index, traits: $0) }
    var seasonings = request.isOfDinners ? KitchenRoles.seasonings(in: index.lexicon) : []
    let isOfBar =
      isOfDrinks ? traits.flatMap { KitchenRoles.drinks(in: index, of: things, like: $0) } : nil
    let most = request.mostOfThing(ofDrinks: isOfDrinks, spirits: traits?.ownBases ?? 0)
    func plan(_ stage: PlanStage, mostBuyingMain: Int?, buying allowance: Int) -> Draft {
      var query = asked.query
      query.missingAtMost = stage.missingAtMost
      query.roles.usual += seasonings
      var left = (known: 0, unwanted: 0)
      let plan = PantryChanges(index: index, query: query).plan(
        count: request.count,
        days: days,
        allowance: allowance,
        excessPerDish: request.buying == nil ? PlanRequest.excessPerDish : nil,
        usingPantry: !asked.isEmpty,
        beyondUsual: request.isOfDinners,
        likeness: { recipe in
          guard isOfDrinks else {
            let isLoose = stage.variety != .full
            var likeness = traits?.likeness(of: recipe, isLoose: isLoose) ?? DishLikeness()
            likeness.forms += heads?.numbers(of: recipe) ?? []
            return likeness
          }
          let base = traits?.ownBase(of: recipe).map { [$0] } ?? []
          // Where drinks are lacking otherwise they may be as like each other as they are.
          let forms = stage.variety == .none ? [] : heads?.numbers(of: recipe) ?? []
          return DishLikeness(traits: base, things: base, forms: forms, base: base.first ?? -1)
        },
        mostLeaning: { thing in
          let most = stage.variety == .full ? most.strict : most.loose
          let isForm = thing < 0 && stage.variety != .none
          return isForm ? most.map { min($0, request.mostOfForm) } : most
        },
        isMain: { traits?.isOfFirst(line: $0) ?? false },
        mostBuyingMain: mostBuyingMain,
        savesFresh: request.isOfDinners,
        isAllowed: { recipe in
          if let dinners, !dinners.contains(recipe) { return false }
          if stage.variety != .none, let isOfBar, !isOfBar(recipe, stage.mains != .none) {
            return false
          }
          let (isKnown, isUnwanted) = (known(recipe), unwanted(recipe))
          if isUnwanted { left.unwanted += 1 } else if isKnown { left.known += 1 }
          return !isKnown && !isUnwanted
        },
        areAlike: { taste.areAlike($0.rawValue, $1.rawValue) }
      )
      return Draft(
        plan: plan,
        stage: stage,
        mostBuyingMain: mostBuyingMain,
        known: left.known,
        unwanted: left.unwanted
      )
    }
    let caps = request.missingAtMost.map { [$0] } ?? Self.planCaps
    let stages = PlanStage.all(for: request, ofDrinks: isOfDrinks, caps: caps)
    let free = request.freeToBuy
    var draft = plan(stages[0], mostBuyingMain: stages[0].mostBuyingMain(lacking: 0), buying: free)
    for stage in stages.dropFirst() {
      let lacking = request.count - draft.plan.dishes.count
      let cost = stage.cost(of: draft.plan, free: free, ofDrinks: isOfDrinks)
      guard lacking > 0 || cost > 0 else { continue }
      let most = stage.mostBuyingMain(lacking: max(lacking, cost))
      let wider = plan(stage, mostBuyingMain: most, buying: free)
      let longer = wider.plan.dishes.count - draft.plan.dishes.count
      let isCheaper = stage.cost(of: wider.plan, free: free, ofDrinks: isOfDrinks) < cost
      if longer > 0 || longer == 0 && isCheaper { draft = wider }
    }
    if draft.plan.dishes.isEmpty {
      seasonings = []
      draft = plan(PlanStage(missingAtMost: caps.last ?? nil), mostBuyingMain: nil, buying: free)
    }
    // What would be left and not keep is worth a purchase, and so is meat.
    let kept = request.buying == nil ? pantry ?? [] : []
    let saved = KitchenRoles.worthUsing(among: kept, index.lexicon)
    let left = unused(saved, by: draft.plan).count
    let more = max(free, draft.plan.buy.count) + 1
    if left > 0, more <= free + PlanRequest.excessPerDish * draft.plan.dishes.count {
      var stage = draft.stage
      stage.variety = .some
      let other = plan(stage, mostBuyingMain: draft.mostBuyingMain, buying: more)
      let isAsLong = other.plan.dishes.count == draft.plan.dishes.count
      if isAsLong, unused(saved, by: other.plan).count < left { draft = other }
    }
    return reply(to: request, asked, draft, hidden)
  }

  /// A plan and how it was found, before it has names.
  private struct Draft {
    var plan: PantryPlan
    var stage: PlanStage
    var mostBuyingMain: Int?
    var known: Int
    var unwanted: Int
  }

  /// Those of some things that go into no dish of a plan, by name.
  private func unused(_ things: Set<IngredientID>, by plan: PantryPlan) -> [String] {
    let used = Set(plan.dishes.flatMap { $0.match.used.flatMap(\.with) })
    // An ascending ingredient is an ascending name.
    return things.sorted().map(index.lexicon.name(of:)).filter { !used.contains($0) }
  }

  /// As ``PlanReply/spoiling``.
  private func spoiling(
    _ plan: PantryPlan,
    _ request: PlanRequest,
    _ query: MatchQuery
  ) -> [String] {
    guard request.isOfDinners, !plan.dishes.isEmpty else { return [] }
    let days = request.day(of: request.count - 1) ?? 0
    let due = query.stock.filter { (0..<days).contains($0.daysLeft ?? .max) }.map(\.ingredient)
    let perishables = KitchenRoles.perishables(among: query.things, index.lexicon)
    return unused(perishables.union(due), by: plan)
  }

  private func reply(
    to request: PlanRequest,
    _ asked: AskedQuery,
    _ draft: Draft,
    _ hidden: HiddenCounts
  ) -> PlanReply {
    let plan = draft.plan
    let matches = inNames(plan.dishes.map(\.match), asked.notes)
    let isFull = plan.dishes.count >= request.count
    return PlanReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      dishes: zip(plan.dishes, matches).enumerated().map { position, dish in
        PlannedDish(
          match: dish.1,
          day: request.day(of: position),
          uses: dish.0.uses.map { inNames($0) },
          leftovers: dish.0.leftovers.map { inNames($0, of: plan, request) }
        )
      },
      buy: plan.buy.map { inNames($0) },
      usedUp: usedUp(by: plan).map { inNames($0) },
      spoiling: spoiling(plan, request, asked.query),
      filling: isFull ? nil : filling(plan, request, asked.query).map { inNames($0) },
      unused: plan.unused.map(index.lexicon.name(of:)),
      uncounted: uncounted(in: plan, of: asked.query.stock),
      isOptimal: plan.isOptimal,
      gap: plan.gap,
      missingAtMost: draft.stage.missingAtMost,
      known: draft.known,
      unwanted: draft.unwanted,
      hidden: hidden,
      notes: asked.notes
    )
  }

  private func inNames(_ use: PantryPlan.TimelyUse) -> Reply.TimelyUse {
    Reply.TimelyUse(
      ingredient: index.lexicon.name(of: use.ingredient),
      daysLeft: use.daysLeft,
      dated: use.isDated
    )
  }

  private func inNames(
    _ leftover: PantryPlan.Leftover,
    of plan: PantryPlan,
    _ request: PlanRequest
  ) -> Reply.Leftover {
    let position = plan.dishes.firstIndex { $0.match.recipe == leftover.dish }
    return Reply.Leftover(
      ingredient: index.lexicon.name(of: leftover.ingredient),
      dish: index.recipes.dishID(of: leftover.dish),
      day: position.flatMap { request.day(of: $0) }
    )
  }

  private func inNames(_ purchase: PantryPlan.Purchase) -> Reply.PlannedPurchase {
    Reply.PlannedPurchase(
      name: index.lexicon.name(of: purchase.ingredient),
      for: purchase.lines.map { line in
        .init(
          dish: index.recipes.dishID(of: line.recipe),
          ingredient: index.requirements.names[line.requirement]
        )
      },
      tooLittle: purchase.isTooLittle
    )
  }

  /// As ``PlanReply/usedUp``.
  private func usedUp(by plan: PantryPlan) -> [PantryPlan.TimelyUse] {
    var seen: Set<IngredientID> = []
    return plan.dishes.flatMap(\.uses).filter { $0.isSaved && seen.insert($0.ingredient).inserted }
      .sorted { ($0.daysLeft, $0.ingredient.rawValue) < ($1.daysLeft, $1.ingredient.rawValue) }
  }

  /// How much a dish may miss: the first with which there are dishes enough.
  private static let planCaps: [Int?] = [2, 4]

  /// The best single thing to buy for more such dishes than a plan has.
  private func filling(
    _ plan: PantryPlan,
    _ request: PlanRequest,
    _ query: MatchQuery
  ) -> UnlockBasket? {
    var query = query
    query.mustUse = []
    query.passedOver += plan.dishes.map(\.match.recipe)
    if request.isOfDinners {
      let dinners = KitchenRoles.dinners(in: index, of: query.things, bare: false)
      query.passedOver += index.allRecipes.filter { !dinners.contains($0) }
    }
    return PantryChanges(index: index, query: query).unlock(buying: 1, limit: 1).baskets.first
  }

  private func uncounted(in plan: PantryPlan, of stock: [PantryBatch]) -> [String] {
    let measured = Set(
      stock.filter { $0.amount != nil }.map { index.lexicon.name(of: $0.ingredient) }
    )
    let taken = plan.dishes.flatMap(\.match.used)
      .filter { [.make, .home, .generic, .swap].contains($0.grade) }
      .flatMap(\.with)
    return measured.intersection(taken).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a dish was cooked or suggested later than a time, or is nearly the same as one that was.
  private func knownDishes(
    since time: Int?,
    _ taste: Taste
  ) throws(KitchenError) -> (RecipeID) -> Bool {
    guard let time else { return { _ in false } }
    let entries = try history().filter { $0.at > time }
    guard !entries.isEmpty else { return { _ in false } }
    let shown = ShownDishes(
      count: index.recipes.count,
      shown: entries.compactMap { entry in
        recipe(with: entry.dish).map { (dish: $0.rawValue, at: entry.number) }
      },
      isAlike: taste.areAlike
    )
    return { !shown.isFresh($0.rawValue) }
  }

  /// Whether the person does not want a dish: they said so, or avoid something in it.
  private func unwantedDishes() -> (RecipeID) -> Bool {
    let avoided = AvoidedDishes(of: self)
    let skipped = Set(
      belongings.opinions.compactMap { opinion -> DishID? in
        guard opinion.stance == .skipped, case .dish(let dish) = opinion.subject else { return nil }
        return dish
      }
    )
    return { avoided.contains($0.rawValue) || skipped.contains(index.recipes.dishID(of: $0)) }
  }
}

extension MatchQuery {
  /// Everything the query has: what is typed, what must be used, and the saved pantry.
  fileprivate var things: [IngredientID] { pantry + mustUse + stock.map(\.ingredient) }
}
