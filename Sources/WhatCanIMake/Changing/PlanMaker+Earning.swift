import RecipeMatching
import RecipeModel

/// What a plan buys earns its place.
extension PlanMaker {
  /// The plan as long in which each thing that is bought earns its place: it fills a day, saves something that would
  /// stay, and not keep or be a reason for a dinner, or makes a dinner of what tells this kitchen from others. Of plans that
  /// may buy more and more, from nothing on, the one with the least of what is bought (meat and fish count twice), what is
  /// left (meat and fish count twice, and three times where they keep three days), what stands in for something else, dinners that are made of
  /// nothing that is a reason for one, and dinners for which alone two things or more are bought, together; of these the
  /// one in which least stands in, then that which buys least. Where more is bought than is free, dinners may repeat each
  /// other rather, and each that does counts as one thing more. A dinner that saves meat or fish which keeps three days may
  /// take one thing for another.
  mutating func earned(_ draft: Draft) -> Draft {
    let saved = KitchenRoles.worthUsing(among: pantry ?? [], index.lexicon)
    let (length, buys) = (draft.plan.dishes.count, draft.plan.buy.count)
    let meat = saved.filter { KitchenRoles.isMeat($0, index.lexicon) }
    let urgent = saved.filter { KitchenRoles.isUrgent($0, index.lexicon) }
    let telling = Set(reasons.filter { $0.value >= KitchenRoles.reason / 2 }.keys)
    let names = Set(reasons.filter { $0.value > 0 }.keys.map(index.lexicon.name(of:)))
    func left(by draft: Draft) -> Int {
      [saved.union(telling), meat, urgent]
        .reduce(0) { $0 + kitchen.unused($1, by: draft.plan).count }
    }
    func weak(in draft: Draft) -> Int {
      guard !names.isEmpty else { return 0 }
      return draft.plan.dishes.count { dish in
        !dish.match.used.contains { $0.with.contains(where: names.contains) }
      }
    }
    func dear(in draft: Draft) -> Int {
      var own: [RecipeID: Int] = [:]
      for purchase in draft.plan.buy {
        let dishes = Set(purchase.lines.map(\.recipe))
        if let only = dishes.first, dishes.count == 1 { own[only, default: 0] += 1 }
      }
      return own.values.count { $0 > 1 }
    }
    func cost(_ draft: Draft) -> (Int, Int, Int) {
      let swaps = draft.plan.dishes.reduce(0) { swaps, dish in
        let isSaving = dish.uses.contains { urgent.contains($0.ingredient) }
        return swaps + max(0, dish.match.keys.swaps - (isSaving ? 1 : 0))
      }
      let bought = draft.plan.buy.count
      let meat = draft.plan.buy.count { KitchenRoles.isMeat($0.ingredient, index.lexicon) }
      let all = bought + meat + left(by: draft) + swaps + weak(in: draft) + dear(in: draft)
      return (all + (draft.stage.variety == .repeated ? repeats(in: draft) : 0), swaps, bought)
    }
    var best = draft
    func look(at draft: Draft) {
      if draft.serves(best, length: length), cost(draft) < cost(best) { best = draft }
    }
    if buys > 0 {
      let least = plan(draft.stage, mostBuyingMain: draft.mostBuyingMain, buying: 0)
      look(at: least)
      // What buys so much costs as much at least.
      for allowance in (0..<buys).dropFirst(least.plan.buy.count + 1)
      where allowance <= cost(best).0 {
        look(at: plan(draft.stage, mostBuyingMain: draft.mostBuyingMain, buying: allowance))
      }
    }
    if best.plan.buy.count > request.freeToBuy {
      let stage = PlanStage(
        missingAtMost: draft.stage.missingAtMost,
        variety: .repeated,
        mains: .none
      )
      for allowance in 0...request.freeToBuy where allowance <= cost(best).0 {
        look(at: plan(stage, mostBuyingMain: 0, buying: allowance))
      }
    }
    let more = max(request.freeToBuy, buys) + 1
    guard request.buying == nil, more <= request.freeToBuy + PlanRequest.excessPerDish * length
    else { return best }
    var stage = draft.stage
    if stage.variety == .full { stage.variety = .some }
    if more <= cost(best).0, left(by: best) > 0 {
      look(at: plan(stage, mostBuyingMain: draft.mostBuyingMain, buying: more))
    }
    // What is worth more than it costs may also be meat, or rare.
    for allowance in 1...2
    where draft.mostBuyingMain == 0 && left(by: best) + weak(in: best) > allowance {
      look(at: plan(stage, mostBuyingMain: 1, buying: allowance))
    }
    return best
  }

  /// How many dinners are built on what one before is built on, or share the main word of its name.
  private mutating func repeats(in draft: Draft) -> Int {
    var seen: Set<Int> = []
    return draft.plan.dishes.map(\.match.recipe).count { recipe in
      // Forms are numbers from 0 on, and what dishes are built on goes below.
      let base = traits?.things(of: recipe).first.map { [-1 - $0] } ?? []
      let own = Set(base + (heads?.numbers(of: recipe) ?? []))
      defer { seen.formUnion(own) }
      return !seen.isDisjoint(with: own)
    }
  }

  /// The drinks as many with the least of what is bought (a bottle counts twice), what stands in for something else, and
  /// what is left: the bottles that no drink takes, spirits twice, and what is a reason for a drink. Of these the first to
  /// be found, and then the one that buys least. Who has triple sec, limes and orange juice buys tequila for two drinks,
  /// and no bottle for each; who has bourbon and calvados buys grenadine for the calvados rather than four drinks of
  /// bourbon.
  ///
  /// - Parameter first: The plan of the first stage.
  mutating func frugal(_ draft: Draft, or first: Draft) -> Draft {
    let spirits = owned.filter { traits?.isOfFirst($0) ?? false }
    let telling = Set(reasons.filter { $0.value >= KitchenRoles.reason / 2 }.keys)
    let bottles = { [index] (buy: [PantryPlan.Purchase]) in
      KitchenRoles.bottles(among: buy.map(\.ingredient), index.lexicon).count
    }
    func cost(_ draft: Draft) -> Int {
      let left = [owned.union(telling), spirits]
        .reduce(0) { $0 + kitchen.unused($1, by: draft.plan).count }
      return draft.plan.dishes.reduce(left + draft.plan.buy.count + bottles(draft.plan.buy)) {
        $0 + $1.match.keys.swaps
      }
    }
    let length = draft.plan.dishes.count
    var best = draft
    func look(at other: Draft) {
      if other.serves(best, length: length), cost(other) < cost(best) { best = other }
    }
    look(at: first)
    var stage = PlanStage(missingAtMost: draft.stage.missingAtMost, variety: .some)
    for allowance in 0..<draft.plan.buy.count {
      look(at: plan(stage, mostBuyingMain: nil, buying: allowance))
    }
    if request.buying == nil {
      stage.variety = .full
      for allowance in 0...request.freeToBuy where cost(best) > allowance {
        look(at: plan(stage, mostBuyingMain: 0, buying: allowance))
      }
    }
    return best
  }
}

extension PlanMaker.Draft {
  /// Whether this may take the place of a plan: it has so many dishes, and uses as much of what must be used.
  fileprivate func serves(_ other: PlanMaker.Draft, length: Int) -> Bool {
    plan.dishes.count == length && plan.unused.count <= other.plan.unused.count
  }
}
