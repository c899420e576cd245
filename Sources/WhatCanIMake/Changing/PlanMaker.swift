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

  let kitchen: Kitchen
  let request: PlanRequest
  private let asked: AskedQuery
  /// What it is chosen by: with what most kitchens have, as far as that may be bought.
  private let query: MatchQuery
  /// The pantry, where dinners are planned.
  let pantry: [IngredientID]?
  private let isOfDrinks: Bool
  private let isKnown: (RecipeID) -> Bool
  private let isUnwanted: (RecipeID) -> Bool
  /// Dishes that the request leaves out.
  private let leftOut: [RecipeID]
  private let taste: Taste
  let traits: DishTraits?
  var heads: NameHeads?
  private let dinners: Dinners?
  private let isOfBar: ((RecipeID, _ mayBuy: Bool) -> Bool)?
  /// Whether nobody buys for a line as long as there are dishes enough otherwise, beside what they are made of.
  private let isDear: (Int) -> Bool
  /// What is there that has alcohol, where drinks are planned.
  let owned: Set<IngredientID>
  /// What a drink takes of the bar.
  private let bottles: (RecipeID) -> [Int]
  /// What weighs something for its own sake, and how much.
  let reasons: [IngredientID: Int]
  /// What plans choose from, by what it depends on.
  private var read: [Reading: Choice] = [:]
  /// What dishes are like.
  private var known: [PlanStage.Variety: [RecipeID: DishLikeness]] = [:]

  var index: CatalogueIndex { kitchen.index }

  /// - Parameter asked: What the request asks for; plain dishes do not count.
  /// Cost: O(ingredients + dishes).
  init(_ kitchen: Kitchen, _ request: PlanRequest, _ asked: AskedQuery) throws(KitchenError) {
    (self.kitchen, self.request, self.asked) = (kitchen, request, asked)
    let index = kitchen.index
    taste = kitchen.taste()
    isKnown = try kitchen.knownDishes(since: request.knownSince, taste)
    isUnwanted = kitchen.unwantedDishes()
    leftOut = request.leavingOut.compactMap { kitchen.recipe(with: $0) }
    let things = asked.query.things
    pantry = request.isOfDinners ? things : nil
    isOfDrinks = request.isOfDrinks
    traits =
      isOfDrinks
      ? KitchenRoles.drinkTraits(in: index, of: things)
      : pantry.map { KitchenRoles.traits(in: index, of: $0) }
    heads = traits.map { NameHeads(index, traits: $0) }
    dinners = pantry.map { KitchenRoles.dinners(in: index, of: $0) }
    bottles = isOfDrinks ? KitchenRoles.bottles(in: index, of: things) : { _ in [] }
    reasons =
      isOfDrinks
      ? KitchenRoles.reasonsForDrinks(of: things, in: index)
      : pantry.map { KitchenRoles.reasons(of: $0, in: index) } ?? [:]
    // Who takes no alcohol has drinks of no bar.
    let isOfBottles = isOfDrinks && KitchenRoles.allowsAlcohol(asked.query.exclusion, index.lexicon)
    isOfBar =
      isOfBottles ? traits.flatMap { KitchenRoles.drinks(in: index, of: things, like: $0) } : nil
    isDear =
      isOfDrinks || request.isOfDinners
      ? KitchenRoles.isDear(in: index, ofDrinks: isOfDrinks) : { _ in false }
    owned = isOfDrinks ? KitchenRoles.bottles(among: things, index.lexicon) : []
    var query = asked.query
    if request.takesUsual {
      let presumed =
        request.isOfDrinks
        ? KitchenRoles.presumedForDrinks(in: index.lexicon)
        : KitchenRoles.presumed(in: index.lexicon)
      query.staples = Set(query.staples + presumed).sorted()
    }
    self.query = query
  }

  /// The best plan of the first stage that fills all days, without too much to buy.
  mutating func best(caps: [Int?]) -> Draft {
    let stages = PlanStage.all(for: request, ofDrinks: isOfDrinks, caps: caps)
    let free = request.freeToBuy
    var draft = plan(stages[0], mostBuyingMain: stages[0].mostBuyingMain(lacking: 0), buying: free)
    let first = draft
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
    if isOfDrinks { draft = frugal(draft, or: first) }
    draft.plan = bought(draft)
    return draft
  }

  /// The same dishes with all that is to be bought for them, also of what most kitchens have.
  private func bought(_ draft: Draft) -> PantryPlan {
    guard request.takesUsual, !draft.plan.dishes.isEmpty else { return draft.plan }
    let chosen = draft.plan.dishes.map(\.match.recipe)
    var query = asked.query
    query.missingAtMost = nil
    let changes = PantryPurchases(index: index, query: query)
    var terms = PlanTerms(count: chosen.count, days: days, allowance: chosen.count * 20) { _, _ in
      false
    }
    terms.likeness = { likeness(of: $0, heads: nil, draft.stage.variety) }
    terms.mostLeaning = { _ in chosen.count }
    terms.savesFresh = request.isOfDinners
    var plan = changes.plan(terms, among: changes.plannable(among: chosen, usingPantry: false))
    guard plan.dishes.count == chosen.count else { return draft.plan }
    (plan.isOptimal, plan.gap) = (draft.plan.isOptimal, draft.plan.gap)
    plan.buy = withoutDoubles(plan.buy, for: chosen, changes)
    return plan
  }

  /// Purchases without those of what most kitchens have that another such purchase stands in for: for two dinners that
  /// ask for olive oil and for vegetable oil one oil is enough.
  private func withoutDoubles(
    _ buy: [PantryPlan.Purchase],
    for dishes: [RecipeID],
    _ changes: PantryPurchases
  ) -> [PantryPlan.Purchase] {
    let usual = KitchenRoles.presumed(among: buy.map(\.ingredient), index.lexicon)
    var kept = buy
    // What fewer lines ask for goes first.
    func keys(_ purchase: PantryPlan.Purchase) -> (Int, Int) {
      (purchase.lines.count, purchase.ingredient.rawValue)
    }
    for purchase in buy.sorted(by: { keys($0) < keys($1) })
    where usual.contains(purchase.ingredient) && !purchase.isTooLittle {
      let rest = kept.filter { $0 != purchase }
      let others = rest.indices.filter { usual.contains(rest[$0].ingredient) }
      let place =
        others.first { place in
          index.lexicon.taxonomy.areLike(
            rest[place].ingredient.rawValue,
            purchase.ingredient.rawValue
          )
        } ?? others.first
      let after = changes.matches(dishes, after: rest.map(\.ingredient))
      guard let place, after.allSatisfy({ $0.missing.isEmpty }) else { continue }
      kept = rest
      kept[place].lines += purchase.lines
    }
    return kept
  }

  private var days: Int {
    request.dishesPerDay.map { (request.count + $0 - 1) / $0 } ?? request.count
  }

  /// What a choice of dishes depends on.
  private struct Reading: Hashable {
    var missingAtMost: Int?
    /// Which drinks are of the bar; nil where any may be.
    var mayBuyAlcohol: Bool?
    var isSeasoned: Bool
  }

  /// What plans choose from, and how many dishes were left out.
  private struct Choice {
    var changes: PantryPurchases
    var dishes: PlannableDishes
    var known = 0
    var unwanted = 0
  }

  private mutating func choice(for stage: PlanStage, isSeasoned: Bool) -> Choice {
    let reading = Reading(
      missingAtMost: stage.missingAtMost,
      mayBuyAlcohol: isOfBar == nil || stage.variety == .none ? nil : stage.mains != .none,
      isSeasoned: isSeasoned
    )
    if let known = read[reading] { return known }
    var query = query
    query.missingAtMost = stage.missingAtMost
    if request.isOfDinners, !isSeasoned {
      query.roles.usual += KitchenRoles.seasonings(in: index.lexicon)
    }
    let changes = PantryPurchases(index: index, query: query)
    var left = (known: 0, unwanted: 0)
    let dishes = changes.plannable(
      usingPantry: !asked.isEmpty,
      beyondUsual: request.isOfDinners,
      isLight: { dinners?.isLight($0) ?? false },
      isAllowed: { recipe in
        if let dinners, !dinners.contains(recipe), !dinners.isLight(recipe) { return false }
        if isLeftOut(recipe) { return false }
        if let mayBuy = reading.mayBuyAlcohol, let isOfBar, !isOfBar(recipe, mayBuy) {
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
      }
    )
    let choice = Choice(
      changes: changes,
      dishes: dishes,
      known: left.known,
      unwanted: left.unwanted
    )
    read[reading] = choice
    return choice
  }

  /// Whether the request leaves a dish out, or nearly the same one.
  private func isLeftOut(_ recipe: RecipeID) -> Bool {
    leftOut.contains { $0 == recipe || taste.areAlike($0.rawValue, recipe.rawValue) }
  }

  /// - Parameter isSeasoned: Whether a clove of garlic is a reason for a dinner.
  mutating func plan(
    _ stage: PlanStage,
    mostBuyingMain: Int?,
    buying allowance: Int,
    isSeasoned: Bool = false
  ) -> Draft {
    let choice = choice(for: stage, isSeasoned: isSeasoned)
    let terms = terms(
      stage,
      mostBuyingMain,
      allowance,
      likenesses(of: choice.dishes.recipes, stage.variety)
    )
    let plan = choice.changes.plan(terms, among: choice.dishes)
    return Draft(
      plan: plan,
      stage: stage,
      mostBuyingMain: mostBuyingMain,
      known: choice.known,
      unwanted: choice.unwanted
    )
  }

  private func terms(
    _ stage: PlanStage,
    _ mostBuyingMain: Int?,
    _ allowance: Int,
    _ likenesses: [RecipeID: DishLikeness]
  ) -> PlanTerms {
    let most = request.mostOfThing(ofDrinks: isOfDrinks, spirits: traits?.ownBases ?? 0)
    let strictly = stage.variety == .full
    let wished = Set(query.mustUse.compactMap { traits?.base(of: $0) })
    let beside =
      isOfDrinks ? [] : KitchenRoles.beside(index.lexicon).compactMap { traits?.base(of: $0) }
    var terms = PlanTerms(count: request.count, days: days, allowance: allowance) { [taste] in
      taste.areAlike($0.rawValue, $1.rawValue)
    }
    terms.excessPerDish = request.buying == nil ? PlanRequest.excessPerDish : nil
    terms.likeness = { likenesses[$0] ?? DishLikeness() }
    terms.mostLeaning = { thing in
      if thing == traits?.lightDinner { return request.mostLight(isStrict: strictly) }
      let most = strictly ? most.strict : stage.variety == .repeated ? nil : most.loose
      if wished.contains(thing) || beside.contains(thing) {
        return most.map { max($0, (request.count + 1) / 2) }
      }
      let isForm = thing < 0 && request.isOfDinners && stage.variety != .none
      return isForm ? min(most ?? .max, request.mostOfForm) : most
    }
    terms.isMain = { isMain($0) }
    terms.mostBuyingMain = mostBuyingMain
    terms.savesFresh = request.isOfDinners
    terms.reason = { reasons[$0] ?? 0 }
    return terms
  }

  /// Whether a line asks for what its dish is made of first and foremost, or for what is bought last.
  func isMain(_ line: Int) -> Bool { traits?.isOfFirst(line: line) ?? false || isDear(line) }

  /// What some dishes are like, each found out once.
  private mutating func likenesses(
    of recipes: [RecipeID],
    _ variety: PlanStage.Variety
  ) -> [RecipeID: DishLikeness] {
    var found = known[variety] ?? [:]
    for recipe in recipes where found[recipe] == nil {
      let numbers =
        variety == .repeated
        ? (heads?.number(ofWholeName: recipe)).map { [$0] } : heads?.numbers(of: recipe)
      found[recipe] = likeness(of: recipe, heads: numbers, variety)
    }
    known[variety] = found
    return found
  }

  private func likeness(
    of recipe: RecipeID,
    heads: [Int]?,
    _ variety: PlanStage.Variety
  ) -> DishLikeness {
    guard isOfDrinks else {
      let isLoose = variety != .full
      var likeness = traits?.likeness(of: recipe, isLoose: isLoose) ?? DishLikeness()
      likeness.forms += heads ?? []
      // A chop in a pan is no reason either, where there is a dish of chops.
      if let traits, likeness.things.contains(traits.bareDinner) { likeness.traits = [] }
      if let traits, dinners?.isLight(recipe) ?? false {
        // It is no reason for a plan that it is something else.
        likeness.traits = []
        likeness.things.append(traits.lightDinner)
      }
      return likeness
    }
    let base = traits?.ownBase(of: recipe).map { [$0] } ?? []
    // Where drinks are lacking otherwise they may be as like each other as they are.
    let forms = variety == .none ? [] : heads ?? []
    return DishLikeness(
      traits: bottles(recipe),
      things: base,
      forms: forms,
      base: base.first ?? -1
    )
  }
}
