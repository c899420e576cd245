/// The keys of a plan, one after the other: each is settled among the plans that are best in those before.
extension PlanSearch {
  /// The most purchases a search by things goes through.
  private static let deepest = 31

  /// A plan that is settled as far as the work suffices.
  struct Settled: Equatable {
    var plan: PlanChoice
    /// Whether the plan is the first of those that weigh as much.
    var isComplete: Bool
  }

  /// A plan with the fewest purchases beyond the allowance, and how few there must be at least; with at most a
  /// third of the work.
  ///
  /// - Parameter limit: Where all plans buy more than this, only that is shown.
  func cheapened(
    _ plan: PlanChoice,
    within limit: Int = .max,
    meter: inout PlanMeter
  ) -> (plan: PlanChoice, bound: Int) {
    guard plan.excess > 0 else { return (plan, 0) }
    var part = PlanMeter(meter.left / 3)
    let before = part.left
    defer { meter.spend(before - part.left) }
    // Some dish of any plan lacks as much as this one.
    let least = order.map { leastPurchases(for: Int($0), meter: &part) }
      .sorted()[plan.dishes.count - 1]
    guard least < plan.purchases.count else { return (plan, plan.excess) }
    let most = min(plan.purchases.count, Self.deepest, limit == .max ? limit : limit + 1)
    for size in least..<max(least, most) {
      if let found = somePlan(like: plan, reaching: 0, buying: size, meter: &part) {
        return (found, found.excess)
      }
      if part.isSpent { return (plan, max(0, size - table.allowance)) }
    }
    return (plan, min(plan.excess, max(0, most - table.allowance)))
  }

  /// A plan that uses the most weight of those that buy no more than it or the allowance, and how much none
  /// exceeds; with at most half of the work.
  func raised(_ plan: PlanChoice, meter: inout PlanMeter) -> (plan: PlanChoice, bound: Int) {
    var (best, bound) = (plan, greatestWeight(count: plan.dishes.count))
    var part = PlanMeter(meter.left / 2)
    let before = part.left
    defer { meter.spend(before - part.left) }
    var demand = bound
    while best.weight < bound {
      var found: PlanChoice?
      for size in (0...min(Self.deepest, mostPurchases(besides: best))).reversed()
      where found == nil {
        found = somePlan(like: best, reaching: demand, buying: size, meter: &part)
      }
      if let found {
        best = exchanged(found, width: 1, share: 8, meter: &part)
      } else if part.isSpent {
        break
      } else {
        bound = demand - 1
      }
      // What is reached at once is looked for by halves.
      demand = best.weight + max(1, (bound - best.weight) / 2)
    }
    return (best, bound)
  }

  /// The best plan that weighs at least as much as one, and buys no more than it or the allowance.
  func settled(_ plan: PlanChoice, meter: inout PlanMeter) -> Settled {
    var best = plan
    let list = reaching(plan.weight, count: plan.dishes.count)
    for size in 0...min(Self.deepest, mostPurchases(besides: plan)) {
      // With more purchases than the best plan only more worth is better, with fewer as much.
      let known =
        size == best.purchases.count
        ? best.dishes : size < best.purchases.count ? [Int.max] : []
      let threshold = PlanPick(dishes: known, worth: best.worth)
      var search = PlanThingSearch(
        table: table,
        count: plan.dishes.count,
        demand: plan.weight,
        size: size,
        best: threshold,
        meter: meter
      )
      search.search(list)
      meter = search.meter
      if let pick = search.best, pick != threshold,
        let found = table.choice(of: pick.dishes, limit: size, steps: 2_000_000),
        found.precedes(best)
      {
        best = found
      }
      if meter.isSpent { return Settled(plan: best, isComplete: false) }
    }
    return Settled(plan: best, isComplete: mostPurchases(besides: plan) <= Self.deepest)
  }

  /// No plan with a dish buys fewer things.
  private func leastPurchases(for dish: Int, meter: inout PlanMeter) -> Int {
    let least = table.leastMissing[dish]
    guard !table.draws(of: [dish]).isEmpty else { return least }
    let steps = min(meter.left, 50_000)
    var union = PlanUnion(table: table, dishes: [dish], limit: .max, steps: steps)
    let found = union.least()
    meter.spend(steps - union.meter.left)
    return union.isComplete ? found?.count ?? least : least
  }

  private func mostPurchases(besides plan: PlanChoice) -> Int {
    max(plan.purchases.count, table.allowance)
  }

  /// Some plan of as many dishes that buys just so many useful things and weighs so much.
  private func somePlan(
    like plan: PlanChoice,
    reaching demand: Int,
    buying size: Int,
    meter: inout PlanMeter
  ) -> PlanChoice? {
    guard !meter.isSpent else { return nil }
    var search = PlanThingSearch(
      table: table,
      count: plan.dishes.count,
      demand: demand,
      size: size,
      best: nil,
      meter: meter
    )
    search.stopsAtFirst = true
    search.search(reaching(demand, count: plan.dishes.count))
    meter = search.meter
    return search.best.flatMap { table.choice(of: $0.dishes, limit: size, steps: 2_000_000) }
  }

  /// The dishes that can be in a plan of so much weight, in their order.
  private func reaching(_ demand: Int, count: Int) -> [Int32] {
    let gains = gains
    let greatest = PlanGreatest(gains, count: count)
    let withOthers = greatest.sum - (greatest.numbers.last ?? 0)
    return order.indices.filter { gains[$0] + withOthers >= demand }.map { order[$0] }
  }

  /// No plan weighs more: all that several dishes use with the most of what one dish uses alone, and what the best
  /// dishes use without sharing.
  private func greatestWeight(count: Int) -> Int {
    var users = Array(repeating: 0, count: table.weights.count)
    for dish in order {
      for use in table.uses(of: Int(dish)) { users[Int(table.usedItems[use])] += 1 }
    }
    let shared = users.indices.reduce(0) { $0 + (users[$1] > 1 ? table.weights[$1] : 0) }
    let others = users.map { $0 - 1 }
    let own = order.map { table.gain(of: Int($0), covered: others) }
    return min(
      shared + PlanGreatest(own, count: count).sum,
      PlanGreatest(gains, count: count).sum
    )
  }

  /// Beside each dish of the order what it uses.
  private var gains: [Int] {
    let none = Array(repeating: 0, count: table.weights.count)
    return order.map { table.gain(of: Int($0), covered: none) }
  }
}
