import RecipeLexicon
import RecipeMatching
import RecipeModel

/// Makes the plan of one request, stage by stage.
struct PlanMaker {
  /// A plan and how it was found, before it has names.
  struct Draft {
    var plan: PantryPlan
    var stage: PlanStage
    var mostBuyingMain: Int?
    /// As ``PlanReply/known`` and ``PlanReply/unwanted``.
    var known: Int
    var unwanted: Int
  }

  private let kitchen: Kitchen
  private let request: PlanRequest
  private let asked: AskedQuery
  /// What it is chosen by: with what most kitchens have, as far as that may be bought.
  private let query: MatchQuery
  /// The pantry, where dinners are planned.
  private let pantry: [IngredientID]?
  private let isOfDrinks: Bool
  private let isKnown: (RecipeID) -> Bool
  private let isUnwanted: (RecipeID) -> Bool
  private let taste: Taste
  private let traits: DishTraits?
  private let heads: NameHeads?
  private let dinners: Dinners?
  private let isOfBar: ((RecipeID, _ mayBuy: Bool) -> Bool)?

  private var index: CatalogueIndex { kitchen.index }

  /// - Parameter asked: What the request asks for; plain dishes do not count.
  /// Cost: O(ingredients + dishes).
  init(_ kitchen: Kitchen, _ request: PlanRequest, _ asked: AskedQuery) throws(KitchenError) {
    (self.kitchen, self.request, self.asked) = (kitchen, request, asked)
    let index = kitchen.index
    taste = kitchen.taste()
    isKnown = try kitchen.knownDishes(since: request.knownSince, taste)
    isUnwanted = kitchen.unwantedDishes()
    let things = asked.query.things
    pantry = request.isOfDinners ? things : nil
    let filter = request.match.filter
    isOfDrinks = filter.kind == .cocktail && filter.category == nil
    traits =
      isOfDrinks
      ? KitchenRoles.drinkTraits(in: index, of: things)
      : pantry.map { KitchenRoles.traits(in: index, of: $0) }
    heads = traits.map { NameHeads(index, traits: $0) }
    dinners = pantry.map { KitchenRoles.dinners(in: index, of: $0) }
    isOfBar =
      isOfDrinks ? traits.flatMap { KitchenRoles.drinks(in: index, of: things, like: $0) } : nil
    var query = asked.query
    if request.takesUsual {
      query.staples = Set(query.staples + KitchenRoles.usualThings(in: index.lexicon)).sorted()
    }
    self.query = query
  }

  /// The best plan of the first stage that fills all days, without too much to buy.
  func best(caps: [Int?]) -> Draft {
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
      let last = PlanStage(missingAtMost: caps.last ?? nil)
      draft = plan(last, mostBuyingMain: nil, buying: free, isSeasoned: true)
    }
    if pantry != nil { draft = earned(draft) }
    draft.plan = bought(draft)
    return draft
  }

  /// The plan as long in which each thing that is bought earns its place: it fills a day, or saves something that would
  /// stay and not keep. Of plans that may buy more and more, from nothing on, the one with the least of what is bought,
  /// what is left (meat and fish that keep three days count three times) and what stands in for something else, together;
  /// of these the one in which least stands in, then that which buys least.
  private func earned(_ draft: Draft) -> Draft {
    let saved = KitchenRoles.worthUsing(among: pantry ?? [], index.lexicon)
    let (length, buys) = (draft.plan.dishes.count, draft.plan.buy.count)
    let urgent = saved.filter { KitchenRoles.isUrgent($0, index.lexicon) }
    func left(by draft: Draft) -> Int {
      let hurried = kitchen.unused(urgent, by: draft.plan).count
      return kitchen.unused(saved, by: draft.plan).count + 2 * hurried
    }
    func cost(_ draft: Draft) -> (Int, Int, Int) {
      let swaps = draft.plan.dishes.reduce(0) { $0 + $1.match.keys.swaps }
      let bought = draft.plan.buy.count
      return (bought + left(by: draft) + swaps, swaps, bought)
    }
    var best = draft
    func look(at draft: Draft) {
      if draft.plan.dishes.count == length, cost(draft) < cost(best) { best = draft }
    }
    if buys > 0 {
      let least = plan(draft.stage, mostBuyingMain: draft.mostBuyingMain, buying: 0)
      look(at: least)
      for allowance in (0..<buys).dropFirst(least.plan.buy.count + 1) {
        look(at: plan(draft.stage, mostBuyingMain: draft.mostBuyingMain, buying: allowance))
      }
    }
    let more = max(request.freeToBuy, buys) + 1
    if request.buying == nil, more <= request.freeToBuy + PlanRequest.excessPerDish * length,
      left(by: best) > 0
    {
      var stage = draft.stage
      if stage.variety == .full { stage.variety = .some }
      look(at: plan(stage, mostBuyingMain: draft.mostBuyingMain, buying: more))
    }
    return best
  }

  /// The same dishes with all that is to be bought for them, also of what most kitchens have.
  private func bought(_ draft: Draft) -> PantryPlan {
    guard request.takesUsual, !draft.plan.dishes.isEmpty else { return draft.plan }
    let chosen = Set(draft.plan.dishes.map(\.match.recipe))
    var query = asked.query
    query.missingAtMost = nil
    var plan = PantryChanges(index: index, query: query).plan(
      count: chosen.count,
      days: days,
      allowance: chosen.count * 20,
      usingPantry: false,
      likeness: { self.likeness(of: $0, heads: nil, draft.stage) },
      mostLeaning: { _ in chosen.count },
      isAllowed: chosen.contains,
      areAlike: { _, _ in false }
    )
    guard plan.dishes.count == chosen.count else { return draft.plan }
    (plan.isOptimal, plan.gap) = (draft.plan.isOptimal, draft.plan.gap)
    return plan
  }

  private var days: Int {
    request.dishesPerDay.map { (request.count + $0 - 1) / $0 } ?? request.count
  }

  /// - Parameter isSeasoned: Whether a clove of garlic is a reason for a dinner.
  private func plan(
    _ stage: PlanStage,
    mostBuyingMain: Int?,
    buying allowance: Int,
    isSeasoned: Bool = false
  ) -> Draft {
    var query = query
    query.missingAtMost = stage.missingAtMost
    if request.isOfDinners, !isSeasoned {
      query.roles.usual += KitchenRoles.seasonings(in: index.lexicon)
    }
    let most = request.mostOfThing(ofDrinks: isOfDrinks, spirits: traits?.ownBases ?? 0)
    let strictly = stage.variety == .full
    let wished = Set(query.mustUse.compactMap { traits?.base(of: $0) })
    var heads = self.heads
    var left = (known: 0, unwanted: 0)
    let plan = PantryChanges(index: index, query: query).plan(
      count: request.count,
      days: days,
      allowance: allowance,
      excessPerDish: request.buying == nil ? PlanRequest.excessPerDish : nil,
      usingPantry: !asked.isEmpty,
      beyondUsual: request.isOfDinners,
      likeness: { recipe in
        let numbers = heads?.numbers(of: recipe)
        return self.likeness(of: recipe, heads: numbers, stage)
      },
      mostLeaning: { thing in
        if thing == traits?.lightDinner { return request.mostLight(isStrict: strictly) }
        let most = strictly ? most.strict : most.loose
        if wished.contains(thing) { return most.map { max($0, (request.count + 1) / 2) } }
        let isForm = thing < 0 && stage.variety != .none
        return isForm ? most.map { min($0, request.mostOfForm) } : most
      },
      isMain: { traits?.isOfFirst(line: $0) ?? false },
      mostBuyingMain: mostBuyingMain,
      savesFresh: request.isOfDinners,
      isLight: { dinners?.isLight($0) ?? false },
      isAllowed: { recipe in
        if let dinners, !dinners.contains(recipe), !dinners.isLight(recipe) { return false }
        if stage.variety != .none, let isOfBar, !isOfBar(recipe, stage.mains != .none) {
          return false
        }
        if isUnwanted(recipe) {
          left.unwanted += 1
        } else if isKnown(recipe) {
          left.known += 1
        } else {
          return true
        }
        return false
      },
      areAlike: { [taste] in taste.areAlike($0.rawValue, $1.rawValue) }
    )
    return Draft(
      plan: plan,
      stage: stage,
      mostBuyingMain: mostBuyingMain,
      known: left.known,
      unwanted: left.unwanted
    )
  }

  private func likeness(of recipe: RecipeID, heads: [Int]?, _ stage: PlanStage) -> DishLikeness {
    guard isOfDrinks else {
      let isLoose = stage.variety != .full
      var likeness = traits?.likeness(of: recipe, isLoose: isLoose) ?? DishLikeness()
      likeness.forms += heads ?? []
      if let traits, dinners?.isLight(recipe) ?? false {
        // It is no reason for a plan that it is something else.
        likeness.traits = []
        likeness.things.append(traits.lightDinner)
      }
      return likeness
    }
    let base = traits?.ownBase(of: recipe).map { [$0] } ?? []
    // Where drinks are lacking otherwise they may be as like each other as they are.
    let forms = stage.variety == .none ? [] : heads ?? []
    return DishLikeness(traits: base, things: base, forms: forms, base: base.first ?? -1)
  }
}
