/// Chooses dishes that are cooked from one shared stock.
///
/// The order of plans: more dishes, up to the number asked for, as long as that asks for no more beyond the allowance
/// than so many dishes may ask for; the fewest things to buy beyond the allowance,
/// so that each dish has an option that is bought and what is drawn without relief overdraws no item; the
/// greatest weight of the distinct items used; the greatest worth of the dishes; the fewest things to buy; the
/// lexicographically lowest dishes. No two dishes of a plan are in conflict, and no more are of one kind than may be.
///
/// Works through the order key by key. Greedy plans, bettered by exchanges, come first; then each key is settled
/// by searches for a plan that is better in it.
struct PlanSearch: Sendable {
  let table: PlanTable
  /// The dishes that can be made, most worth first, then the lower number.
  let order: [Int32]
  /// The dishes among which first plans are made.
  let pool: [Int32]

  /// Cost: O(numbers in the problem · log).
  init(_ problem: PlanProblem) {
    let table = PlanTable(problem)
    self.table = table
    let possible = table.worth.indices.filter { table.leastMissing[$0] < Int.max }
    let order = possible.sorted {
      table.worth[$0] != table.worth[$1] ? table.worth[$0] > table.worth[$1] : $0 < $1
    }.map(Int32.init)
    self.order = order
    pool = Self.pool(of: order, in: table)
  }

  /// The first plan of the order, or a good one with bounds when the work does not suffice.
  ///
  /// - Parameters:
  ///   - count: How many dishes to choose. The search goes as deep.
  ///   - budget: The steps of work, about one for each dish or option looked at, beside a first plan
  ///     that is made in any case.
  /// - Returns: Nil when no dish can be made, or none is asked for.
  func best(count: Int, budget: Int) -> PlanAnswer? {
    guard !order.isEmpty else { return nil }
    var meter = PlanMeter(budget)
    var (count, isLongest) = (count, true)
    while count > 0, let first = firstPlan(count: count, meter: &meter) {
      let greedy = exchanged(first.plan, width: 1, share: 8, meter: &meter)
      // Kept for a plan that no proof ends with.
      let reserve = PlanMeter(meter.left / 4)
      meter.spend(reserve.left)
      let length = greedy.dishes.count
      let limit = table.mostPurchases(for: length)
      let fewest = cheapened(greedy, within: limit, meter: &meter)
      isLongest = isLongest && first.isLongest
      if fewest.plan.purchases.count <= limit {
        return answer(fewest, isLongest: isLongest, meter: meter, reserve: reserve)
      }
      isLongest = isLongest && table.allowance + fewest.bound > limit
      meter = PlanMeter(meter.left + reserve.left)
      count = length - 1
    }
    // Too little work shows nothing; some single dish may do all the same.
    guard !isLongest, let plan = single(within: table.mostPurchases(for: 1)) else { return nil }
    return answer((plan, 0), isLongest: false, meter: PlanMeter(0), reserve: PlanMeter(0))
  }

  /// The best plan of one dish that buys no more than so much.
  private func single(within limit: Int) -> PlanChoice? {
    order.compactMap { table.choice(of: [Int($0)], limit: limit, steps: 1_000) }
      .min { $0.precedes($1) }
  }

  /// The best plan of as many dishes as one that buys the least beyond the allowance.
  private func answer(
    _ fewest: (plan: PlanChoice, bound: Int),
    isLongest: Bool,
    meter: PlanMeter,
    reserve: PlanMeter
  ) -> PlanAnswer {
    var (meter, reserve) = (meter, reserve)
    let heaviest = raised(fewest.plan, meter: &meter)
    let settled = settled(heaviest.plan, meter: &meter)
    var plan = settled.plan
    let isSettled =
      isLongest && plan.excess == fewest.bound && plan.weight == heaviest.bound
      && settled.isComplete
    if !isSettled { plan = exchanged(plan, width: 2, share: 1, meter: &reserve) }
    if !plan.hasLeastPurchases {
      let limit = plan.purchases.count
      plan = table.choice(of: plan.dishes, limit: limit, steps: 2_000_000) ?? plan
    }
    let isOptimal = isSettled && plan.hasLeastPurchases
    let most = order.prefix(plan.dishes.count).reduce(0) { $0 + table.worth[Int($1)] }
    return PlanAnswer(
      dishes: plan.dishes,
      purchases: plan.purchases,
      excess: plan.excess,
      weight: plan.weight,
      worth: plan.worth,
      isOptimal: isOptimal,
      excessBound: fewest.bound,
      weightBound: max(heaviest.bound, plan.weight),
      worthBound: isOptimal ? plan.worth : max(most, plan.worth)
    )
  }

  /// A plan of as many dishes as can stand together, and whether that is proven; with at most half
  /// of the work.
  private func firstPlan(
    count: Int,
    meter: inout PlanMeter
  ) -> (plan: PlanChoice, isLongest: Bool)? {
    var length = min(count, order.count)
    guard var best = greedyPlan(among: pool, count: count) else { return nil }
    if best.dishes.count < length, let other = greedyPlan(among: order, count: count),
      other.precedes(best)
    {
      best = other
    }
    var part = PlanMeter(meter.left / 2)
    let before = part.left
    defer { meter.spend(before - part.left) }
    while length > best.dishes.count {
      var search = PlanDishSearch(
        table: table,
        count: length,
        demand: 0,
        bought: Array(repeating: true, count: table.thingCount),
        meter: part
      )
      search.stopsAtFirst = true
      search.search(order)
      part = search.meter
      if let dishes = search.best?.dishes {
        return table.choice(of: dishes, steps: 20_000).map { ($0, true) }
      }
      if part.isSpent { return (best, false) }
      length = min(length - 1, search.greatestCount ?? length)
    }
    return (best, true)
  }

  private func greedyPlan(among dishes: [Int32], count: Int) -> PlanChoice? {
    let greedy = PlanGreedy(table: table, order: dishes)
    var best: PlanChoice?
    for rule in PlanGreedy.Rule.allCases {
      let dishes = greedy.plan(from: [], purchases: [], count: count, by: rule)
      guard let plan = table.choice(of: dishes, steps: 20_000) else { continue }
      if best.map({ plan.precedes($0) }) ?? true { best = plan }
    }
    return best
  }

  /// Exchanges dishes with one of `share` parts of the work.
  func exchanged(
    _ plan: PlanChoice,
    width: Int,
    share: Int,
    meter: inout PlanMeter
  ) -> PlanChoice {
    let greedy = PlanGreedy(table: table, order: pool)
    var part = PlanMeter(meter.left / share)
    let before = part.left
    let better = greedy.exchanged(plan, width: width, meter: &part)
    meter.spend(before - part.left)
    return better
  }
}
