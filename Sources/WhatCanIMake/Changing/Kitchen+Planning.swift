import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Several dishes to cook from what somebody has: dinners, unless a kind or a category is asked
  /// for.
  ///
  /// The article <doc:TheSmallestChange> has all rules. In short: no two dishes are nearly the
  /// same; no two dinners share the main word of their names, or most of their ingredients; at most
  /// one dinner in four relies on the same ingredient, and at most about one in four is a soup.
  /// Light dinners (``PlanRequest/mostLight(isStrict:)``) come before purchases, and every purchase
  /// earns its place (``PlanMaker``). Meat, fish or a spirit is bought only if there are not enough
  /// dishes without it (``PlanStage``). Drinks share the spirits of the bar. Each dish uses
  /// something that is there, other than salt and everyday ingredients, if anything is. If a dish
  /// would break these rules or need more purchases than are allowed, the day stays empty. Order
  /// and ties: as ``PantryPurchases/plan(_:among:)``.
  ///
  /// - Throws: As ``answer(_:)``, but not for an empty pantry, and ``KitchenError`` for a notebook
  ///   that cannot be read. Cost: O(lines of the catalogue), and a search that ends after a limited
  ///   amount of work.
  public func plan(_ request: PlanRequest) throws(KitchenError) -> PlanReply {
    var match = request.match
    match.isOfPlan = true
    var asked = try changeable(match)
    asked.query.filter.allowsPlain = false
    let hidden = PantryMatcher(index: index).hiddenCounts(asked.query)
    var maker = try PlanMaker(self, request, asked)
    let draft = maker.best(caps: request.missingAtMost.map { [$0] } ?? Self.planCaps)
    let offer = try stapleOffer(for: match, having: asked.have)
    return reply(to: request, asked, draft, hidden, offer)
  }

  /// Those of some things that go into no dish of a plan, by name.
  func unused(_ things: Set<IngredientID>, by plan: PantryPlan) -> [String] {
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
    let days = request.day(of: request.count - 1) ?? 0
    let due = query.stock.filter { (0..<days).contains($0.daysLeft ?? .max) }.map(\.ingredient)
    let fresh = KitchenRoles.spoiling(among: query.things, index.lexicon)
      .subtracting(query.stock.frozen)
    return unused(fresh.union(due), by: plan)
  }

  private func reply(
    to request: PlanRequest,
    _ asked: AskedQuery,
    _ draft: PlanMaker.Draft,
    _ hidden: HiddenCounts,
    _ offer: StapleOffer?
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
      usual: KitchenRoles.presumed(among: plan.buy.map(\.ingredient), index.lexicon)
        .map(index.lexicon.name(of:)),
      usedUp: usedUp(by: plan).map { inNames($0) },
      spoiling: spoiling(plan, request, asked.query),
      filling: isFull ? nil : filling(plan, request, asked.query).map { inNames($0) },
      unused: plan.unused.map(index.lexicon.name(of:)),
      offer: offer,
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
    query.passedOver += request.leavingOut.compactMap { recipe(with: $0) }
    if request.isOfDinners {
      let dinners = KitchenRoles.dinners(in: index, of: query.things, bare: false)
      query.passedOver += index.allRecipes.filter { !dinners.contains($0) }
    }
    return PantryPurchases(index: index, query: query).unlock(buying: 1, limit: 1).baskets.first
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
  func knownDishes(
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
  func unwantedDishes() -> (RecipeID) -> Bool {
    let avoided = AvoidedDishes(of: self)
    let skipped = Set(
      snapshot.opinions.compactMap { opinion -> DishID? in
        guard opinion.stance == .skipped, case .dish(let dish) = opinion.subject else { return nil }
        return dish
      }
    )
    return { avoided.contains($0.rawValue) || skipped.contains(index.recipes.dishID(of: $0)) }
  }
}

extension MatchQuery {
  /// Everything the query has: what is typed, what must be used, and the saved pantry.
  var things: [IngredientID] { pantry + mustUse + stock.map(\.ingredient) }
}
