/// Looks for the best plan that makes do with exactly `size` purchases, when none makes do with
/// fewer.
///
/// Chooses the things first, one a level, each later branch without the things of the earlier ones;
/// where all are chosen, `PlanDishSearch` chooses among the dishes they make. A branch ends where
/// too few dishes, or too little weight, can be in reach with the things left, or where the best
/// worths in reach are no better than the best plan. No deeper than `size`.
struct PlanThingSearch {
  let table: PlanTable
  /// How many dishes a plan has.
  let count: Int
  /// The weight a plan must reach.
  let demand: Int
  let size: Int
  /// The best plan with `size` purchases so far.
  var best: PlanPick?
  var meter: PlanMeter
  /// True ends the search with the first things that make a plan.
  var stopsAtFirst = false
  /// The things that relieve draws on items which can run out when `count` dishes draw on them.
  private let relief: [Int]
  var bought: [Bool]
  var isForbidden: [Bool]
  var tally: PlanThingTally

  init(
    table: PlanTable,
    count: Int,
    demand: Int,
    size: Int,
    best: PlanPick?,
    meter: PlanMeter
  ) {
    self.table = table
    self.count = count
    self.demand = demand
    self.size = size
    self.best = best
    self.meter = meter
    bought = Array(repeating: false, count: table.thingCount)
    isForbidden = bought
    tally = PlanThingTally(thingCount: table.thingCount)
    var greatest = Array(repeating: 0, count: table.weights.count)
    for dish in 0..<table.count {
      var needed: [Int: Int] = [:]
      for draw in table.draws(of: [dish]) {
        needed[draw.item] = (needed[draw.item] ?? 0).addingToRange(draw.quantity)
      }
      for (item, quantity) in needed { greatest[item] = max(greatest[item], quantity) }
    }
    let isScarce = greatest.indices.map { item in
      let (most, isBeyond) = greatest[item].multipliedReportingOverflow(by: count)
      return table.isOverdrawn(item, by: isBeyond ? Int.max : most)
    }
    let draws = table.draws + table.batches.joined()
    let reliefs = Set(draws.lazy.filter { isScarce[$0.item] }.map(\.relief))
    relief = table.things(relieving: Array(reliefs))
  }

  /// Searches dishes in the order of `PlanDishSearch.search`.
  mutating func search(_ dishes: [Int32]) {
    let inReach = dishes.filter { table.leastMissing[Int($0)] <= size }
    visit(inReach, left: size)
  }

  private var isOver: Bool { meter.isSpent || (stopsAtFirst && best != nil) }

  private mutating func visit(_ list: [Int32], left: Int) {
    // Looked at when the list was made, and again when it is counted.
    let options = list.reduce(1) { $0 + table.options(of: Int($1)).count }
    meter.spend(2 * options)
    guard !isOver, isBetter(list) else { return }
    if left == 0 { return chooseDishes(list) }
    tally.clear()
    var free = 0
    for dish in list { if count(Int(dish), left: left) { free += 1 } }
    guard let wanted = wanted(list, left: left, free: free) else { return }
    let things = branching(on: wanted, isEnough: free >= count)
    if left == 1 { return buyLast(of: things, for: list, free: free) }
    let others = PlanGreatest(tally.shares, count: left - 1).sum
    var forbidden: [Int] = []
    for branch in things where !isOver {
      let reached = free * PlanThingTally.whole + branch.share + others
      guard reached >= count * PlanThingTally.whole else { break }
      isForbidden[branch.thing] = true
      forbidden.append(branch.thing)
      bought[branch.thing] = true
      let rest = left - 1
      meter.spend(options)
      visit(list.filter { isInReach(Int($0), left: rest) }, left: rest)
      bought[branch.thing] = false
    }
    for thing in forbidden { isForbidden[thing] = false }
  }

  /// Buys each of some things as the last one. All shares are counts of dishes then.
  private mutating func buyLast(
    of things: [(thing: Int, share: Int)],
    for list: [Int32],
    free: Int
  ) {
    let made = madeByOne(list)
    for branch in things where !isOver {
      guard free + branch.share / PlanThingTally.whole >= count else { return }
      let dishes = merged(made.free, made.dishes[branch.thing] ?? [])
      meter.spend(dishes.count)
      guard isBetter(dishes) else { continue }
      bought[branch.thing] = true
      chooseDishes(dishes)
      bought[branch.thing] = false
    }
  }

  private mutating func chooseDishes(_ dishes: [Int32]) {
    var search = PlanDishSearch(
      table: table,
      count: count,
      demand: demand,
      bought: bought,
      best: best,
      meter: meter
    )
    search.stopsAtFirst = stopsAtFirst
    search.search(dishes)
    best = search.best
    meter = search.meter
  }

  /// The things to branch on, most dishes in their reach first, then the lower number.
  private func branching(on wanted: [Int], isEnough: Bool) -> [(thing: Int, share: Int)] {
    let things = isEnough ? Array(Set(wanted + relief)) : wanted
    return things.filter { !bought[$0] && !isForbidden[$0] }
      .map { (thing: $0, share: tally.share[$0]) }
      .sorted { $0.share != $1.share ? $0.share > $1.share : $0.thing < $1.thing }
  }

  /// Whether a list is long enough, and its first dishes could make a better plan.
  private func isBetter(_ list: [Int32]) -> Bool {
    guard list.count >= count else { return false }
    guard let best else { return true }
    let first = list[..<count].map(Int.init)
    let worth = first.reduce(0) { $0 + table.worth[$1] }
    return PlanPick(dishes: first.sorted(), worth: worth).precedes(best)
  }
}
