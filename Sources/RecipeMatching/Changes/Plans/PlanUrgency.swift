/// Looks for a plan of `count` dishes that uses the greatest urgency, whatever it costs.
struct PlanUrgency {
  let table: PlanTable
  /// The dishes that can be made.
  let order: [Int32]
  let count: Int
  var meter: PlanMeter
  /// No plan reaches more; equal to what the plan reaches when that is proven.
  private(set) var bound: Int

  init(table: PlanTable, order: [Int32], count: Int, meter: PlanMeter) {
    self.table = table
    self.order = order
    self.count = count
    self.meter = meter
    var isUsed = Array(repeating: false, count: table.urgency.count)
    for dish in order {
      for use in table.uses(of: Int(dish)) { isUsed[Int(table.usedItems[use])] = true }
    }
    let all = isUsed.indices.reduce(0) { isUsed[$1] ? $0 + table.urgency[$1] : $0 }
    let none = Array(repeating: 0, count: table.urgency.count)
    let gains = order.lazy.map { table.gain(of: Int($0), covered: none) }
    bound = min(all, PlanGreatest(gains, count: count).sum)
  }

  /// A plan that uses at least as much as the given one, as much as any can when the work suffices.
  mutating func raised(_ plan: PlanChoice) -> PlanChoice {
    guard plan.expiring < bound else { return plan }
    lowerBound(to: plan.expiring)
    var best = plan
    let none = Array(repeating: 0, count: table.urgency.count)
    let gains = order.map { table.gain(of: Int($0), covered: none) }
    let list = order.indices.sorted { gains[$0] != gains[$1] ? gains[$0] > gains[$1] : $0 < $1 }
      .map { order[$0] }
    var demand = bound
    while best.expiring < bound {
      let found = someDishes(of: list, count: count, reaching: demand, hasConflicts: true)
      if let found, let other = table.choice(of: found), other.precedes(best) { best = other }
      if found == nil {
        if meter.isSpent { break }
        bound = demand - 1
      }
      demand = best.expiring + 1
    }
    return best
  }

  /// Lowers the bound to what is reached when conflicts do not count: then a dish that uses no more
  /// than another adds nothing.
  private mutating func lowerBound(to reached: Int) {
    let widest = widest()
    guard widest.count > count else { return }
    var most = reached
    while most < bound {
      guard
        let dishes = someDishes(of: widest, count: count, reaching: most + 1, hasConflicts: false)
      else {
        if !meter.isSpent { bound = most }
        return
      }
      most = table.expiring(of: dishes)
    }
  }

  /// Dishes whose used items are not all used by another of these, the most used items first.
  private mutating func widest() -> [Int32] {
    var seen: Set<[Int32]> = []
    var uses: [(dish: Int32, items: [Int32])] = []
    for dish in order {
      let items = Array(table.usedItems[table.uses(of: Int(dish))])
      if !items.isEmpty, seen.insert(items).inserted { uses.append((dish, items)) }
    }
    uses.sort {
      $0.items.count != $1.items.count ? $0.items.count > $1.items.count : $0.dish < $1.dish
    }
    var kept: [(dish: Int32, items: Set<Int32>)] = []
    for use in uses {
      meter.spend(kept.count)
      let isWithin = !meter.isSpent && kept.contains { $0.items.isSuperset(of: use.items) }
      if !isWithin { kept.append((use.dish, Set(use.items))) }
    }
    return kept.map(\.dish)
  }

  private mutating func someDishes(
    of list: [Int32],
    count: Int,
    reaching demand: Int,
    hasConflicts: Bool
  ) -> [Int]? {
    var search = PlanDishSearch(
      table: table,
      count: count,
      demand: demand,
      bought: Array(repeating: true, count: table.thingCount),
      meter: meter
    )
    search.hasConflicts = hasConflicts
    search.stopsAtFirst = true
    search.search(list)
    meter = search.meter
    return search.best?.dishes
  }
}
