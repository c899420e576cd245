/// Builds plans one dish at a time, and betters plans by exchanging single dishes.
///
/// Says nothing about how far a plan is from the best.
struct PlanGreedy {
  /// What the next dish is chosen by, after the fewest purchases beyond the allowance; where all is equal, by
  /// the order of the dishes.
  enum Rule: CaseIterable {
    /// The most weight not yet used, then the most worth, then the fewest further purchases.
    case weight
    /// The most worth, then the most weight not yet used, then the fewest further purchases.
    case worth
    /// The fewest further purchases, then the most weight not yet used, then the most worth.
    case purchases
  }

  let table: PlanTable
  /// The dishes that can be made, most worth first, then the lower number.
  let order: [Int32]

  /// A plan with `count` dishes that begins with some; with fewer where all others conflict with
  /// one of it, or are of a kind that it has enough of. Cost: O(count · options of all dishes).
  func plan(from start: [Int], purchases: [Int], count: Int, by rule: Rule) -> [Int] {
    var state = PlanState(table: table, dishes: start, purchases: purchases)
    while state.dishes.count < count, let next = next(after: state, by: rule) { state.take(next) }
    return state.dishes
  }

  private func next(after state: PlanState, by rule: Rule) -> Int? {
    var best: (dish: Int, keys: (Int, Int, Int, Int))?
    for number in order {
      let dish = Int(number)
      let gain = table.gain(of: dish, covered: state.covered)
      func keys(_ cost: Int) -> (Int, Int, Int, Int) {
        let excess = max(0, state.boughtCount + cost - table.allowance)
        return switch rule {
        case .weight: (excess, -gain, -table.worth[dish], cost)
        case .worth: (excess, -table.worth[dish], -gain, cost)
        case .purchases: (excess, cost, -gain, -table.worth[dish])
        }
      }
      // No purchase saves more than itself, so this many are needed at least.
      let least = max(0, table.leastMissing[dish] - state.boughtCount)
      if let best, keys(least) >= best.keys { continue }
      let exact = keys(state.cost(of: dish))
      if let best, exact >= best.keys { continue }
      guard state.hasRoom(for: dish),
        state.dishes.allSatisfy({ $0 != dish && !table.conflict($0, dish) })
      else { continue }
      best = (dish, exact)
    }
    return best?.dish
  }

  /// A plan at least as good: as long as that makes it better, up to `width` of its dishes give way
  /// to others. Ends when the work is spent.
  func exchanged(_ plan: PlanChoice, width: Int, meter: inout PlanMeter) -> PlanChoice {
    var best = plan
    while let better = better(than: best, width: width, meter: &meter) { best = better }
    return best
  }

  private func better(than plan: PlanChoice, width: Int, meter: inout PlanMeter) -> PlanChoice? {
    let places = plan.dishes.indices
    let singles = places.map { [$0] }
    let pairs = width > 1 ? places.flatMap { a in places[..<a].map { [$0, a] } } : []
    for left in singles + pairs {
      let rest = places.filter { !left.contains($0) }.map { plan.dishes[$0] }
      guard let base = table.choice(of: rest, steps: 5_000) else { continue }
      for rule in Rule.allCases {
        meter.spend((left.count + 1) * order.count)
        guard !meter.isSpent else { return nil }
        let count = plan.dishes.count
        let dishes = self.plan(from: rest, purchases: base.purchases, count: count, by: rule)
        guard dishes.count == count, dishes.sorted() != plan.dishes else { continue }
        if let other = table.choice(of: dishes, steps: 5_000), other.precedes(plan) { return other }
      }
    }
    return nil
  }
}

/// Dishes taken so far, what is bought for them, and what they use.
struct PlanState {
  let table: PlanTable
  private(set) var dishes: [Int] = []
  private(set) var covered: [Int]
  private(set) var boughtCount = 0
  private var bought: [Bool]
  private var drawn: [Int]
  /// For each batch the parts that the dishes take.
  private var parts: [Int]
  /// For each kind how many more dishes may be of it.
  private var room: [Int]

  init(table: PlanTable, dishes: [Int], purchases: [Int]) {
    self.table = table
    covered = Array(repeating: 0, count: table.weights.count)
    drawn = covered
    parts = Array(repeating: 0, count: table.batches.count)
    room = table.mostOfKind
    bought = Array(repeating: false, count: table.thingCount)
    for thing in purchases { buy(thing) }
    for dish in dishes { take(dish) }
  }

  /// Whether a dish is of no kind that there are enough of.
  func hasRoom(for dish: Int) -> Bool { table.kinds[dish].allSatisfy { room[$0] > 0 } }

  /// How many things a dish asks for beyond those bought, one for each draw that is more than is there;
  /// what an option and a draw, or two draws, can share counts twice.
  func cost(of dish: Int) -> Int {
    var cost = table.missing(of: dish, bought: bought)
    for draw in table.draws(of: dish, beside: parts) {
      let needed = drawn[draw.item].addingToRange(draw.quantity)
      if table.isOverdrawn(draw.item, by: needed), !table.isRelieved(draw.relief, by: bought) {
        cost += 1
      }
    }
    return cost
  }

  /// Takes a dish with the first of its options that lack the least, and for each draw that is more than
  /// is there the first thing that relieves it. What was drawn before stays drawn.
  mutating func take(_ dish: Int) {
    var least: (lacking: [Int], count: Int)?
    for option in table.options(of: dish) {
      let things = table.things(of: option).map { Int(table.optionThings[$0]) }
      let lacking = things.filter { !bought[$0] }
      if lacking.count < least?.count ?? Int.max { least = (lacking, lacking.count) }
    }
    for thing in least?.lacking ?? [] { buy(thing) }
    for use in table.uses(of: dish) { covered[Int(table.usedItems[use])] = 1 }
    for draw in table.draws(of: dish, beside: parts) {
      if table.isRelieved(draw.relief, by: bought) { continue }
      let needed = drawn[draw.item].addingToRange(draw.quantity)
      if table.isOverdrawn(draw.item, by: needed) {
        buy(Int(table.reliefThings[table.things(ofRelief: draw.relief).lowerBound]))
      } else {
        drawn[draw.item] = needed
      }
    }
    for share in table.shares[dish] { parts[share.batch] += share.parts }
    for kind in table.kinds[dish] { room[kind] -= 1 }
    dishes.append(dish)
  }

  private mutating func buy(_ thing: Int) {
    guard !bought[thing] else { return }
    bought[thing] = true
    boughtCount += 1
  }
}
