extension PlanSearch {
  /// A plan that is settled as far as the work suffices.
  struct Settled: Equatable {
    var plan: PlanChoice
    /// No plan with the most urgency needs fewer purchases.
    var bound: Int
    /// Whether the plan is the first of those that use the demanded urgency.
    var isComplete: Bool
  }

  /// The most purchases a search by things goes through.
  private static let deepest = 31

  /// The best plan that uses at least the urgency of a plan.
  ///
  /// Where few choices of dishes use so much urgency, going through them ends soonest; of few dishes
  /// that is likely, so it is tried with half of the work, of many with an eighth. Else for 0, 1,
  /// 2 … purchases `PlanThingSearch` shows that no plan makes do with so few, until it finds the
  /// best that does.
  func settled(_ plan: PlanChoice, meter: inout PlanMeter) -> Settled {
    let none = Array(repeating: 0, count: table.urgency.count)
    let gains = order.map { table.gain(of: Int($0), covered: none) }
    let greatest = PlanGreatest(gains, count: plan.dishes.count)
    let withOthers = greatest.sum - (greatest.numbers.last ?? 0)
    let list = order.indices.filter { gains[$0] + withOthers >= plan.expiring }.map { order[$0] }
    guard plan.expiring > 0 else { return settledByThings(plan, list, meter: &meter) }
    var part = PlanMeter(meter.left / (plan.dishes.count <= 4 ? 2 : 8))
    let before = part.left
    let settled = settledByDishes(plan, list, meter: &part)
    meter.spend(before - part.left)
    if settled.isComplete { return settled }
    return settledByThings(settled.plan, list, meter: &meter)
  }

  /// Goes through choices of dishes, fewest purchases first.
  func settledByDishes(
    _ plan: PlanChoice,
    _ list: [Int32],
    meter: inout PlanMeter
  ) -> Settled {
    let limit = plan.purchases.count
    var search = PlanDishSearch(
      table: table,
      count: plan.dishes.count,
      demand: plan.expiring,
      bought: Array(repeating: true, count: table.thingCount),
      best: PlanPick(dishes: plan.dishes, taste: plan.taste),
      meter: meter
    )
    search.purchases = limit
    search.search(list.filter { table.leastMissing[Int($0)] <= limit })
    meter = search.meter
    var best = plan
    if let pick = search.best, let found = table.choice(of: pick.dishes), found.precedes(plan) {
      best = found
    }
    return Settled(
      plan: best,
      bound: search.purchases ?? limit,
      isComplete: !meter.isSpent && best.dishes == search.best?.dishes
    )
  }

  /// Goes through choices of things, for one number of purchases after the other.
  func settledByThings(
    _ plan: PlanChoice,
    _ list: [Int32],
    meter: inout PlanMeter
  ) -> Settled {
    for size in 0...min(plan.purchases.count, Self.deepest) {
      let isReached = size == plan.purchases.count
      var search = PlanThingSearch(
        table: table,
        count: plan.dishes.count,
        demand: plan.expiring,
        size: size,
        best: isReached ? PlanPick(dishes: plan.dishes, taste: plan.taste) : nil,
        meter: meter
      )
      search.search(list)
      meter = search.meter
      var best = plan
      if let pick = search.best,
        let found = table.choice(of: pick.dishes, limit: size, steps: 2_000_000),
        found.precedes(plan)
      {
        best = found
      }
      if search.best != nil || meter.isSpent {
        let isComplete = !meter.isSpent && best.dishes == search.best?.dishes
        return Settled(plan: best, bound: size, isComplete: isComplete)
      }
    }
    return Settled(
      plan: plan,
      bound: min(plan.purchases.count, Self.deepest + 1),
      isComplete: false
    )
  }

  /// A plan that uses at least the urgency of a plan, with fewer purchases where the first things
  /// that the search for one fewer tries lead to one.
  func lowered(_ plan: PlanChoice, bound: Int, among dishes: [Int32], meter: inout PlanMeter)
    -> PlanChoice
  {
    var best = plan
    while best.purchases.count > bound, best.purchases.count <= Self.deepest {
      let part = PlanMeter(meter.left / 8)
      var search = PlanThingSearch(
        table: table,
        count: best.dishes.count,
        demand: best.expiring,
        size: best.purchases.count - 1,
        best: nil,
        meter: part
      )
      search.stopsAtFirst = true
      search.search(dishes)
      meter.spend(part.left - search.meter.left)
      guard let pick = search.best, let found = table.choice(of: pick.dishes, steps: 20_000),
        found.precedes(best)
      else { break }
      best = found
    }
    return best
  }
}
