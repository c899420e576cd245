/// Looks for the best plan of exactly `count` of some dishes whose purchases are settled: the
/// greatest sum of taste, then the lexicographically lowest dishes, among the plans that reach
/// `demand` urgency, hold no two dishes in conflict and overdraw no item. Or, where `purchases` is given,
/// with the fewest purchases first.
///
/// Branch and bound. The dishes that may still be taken stay in the order of the list they came
/// in; what is bounded by is the best plan of a relaxation that a greedy choice solves exactly (see
/// `relaxed`), and when that plan keeps all rules it is the best of its branch. No deeper than
/// `count`.
struct PlanDishSearch {
  let table: PlanTable
  /// How many dishes a plan has; at least 1.
  let count: Int
  /// The urgency a plan must reach.
  let demand: Int
  /// For each relief whether a thing of it is bought, so that nothing is drawn by it.
  let isRelieved: [Bool]
  /// False leaves conflicts out of account.
  var hasConflicts = true
  /// True ends the search with the first plan found.
  var stopsAtFirst = false

  /// The best plan so far; a plan given in advance must be beaten.
  var best: PlanPick?
  var meter: PlanMeter
  /// The purchases of `best` where plans with fewer come first; then all reliefs must be relieved.
  /// Nil where purchases are settled.
  var purchases: Int?
  /// Whether `best` was found here.
  private(set) var hasFound = false

  /// Where so many dishes were asked for that the first bound rules them out: no plan has more
  /// dishes than this.
  var greatestCount: Int?

  private(set) var chosen: [Int] = []
  private(set) var taste = 0
  private(set) var expiring = 0
  /// For each item, how many chosen dishes use it.
  private(set) var covered: [Int]
  private(set) var drawn: [Int]

  init(
    table: PlanTable,
    count: Int,
    demand: Int,
    bought: [Bool],
    best: PlanPick? = nil,
    meter: PlanMeter
  ) {
    self.table = table
    self.count = count
    self.demand = demand
    isRelieved = table.relieved(by: bought)
    self.best = best
    self.meter = meter
    covered = Array(repeating: 0, count: table.urgency.count)
    drawn = covered
  }

  /// Searches the dishes of a list, in which greater taste comes first and equal taste has the
  /// lower number first; in any other order only whether a plan is found has a meaning.
  mutating func search(_ dishes: [Int32]) {
    visit(dishes.filter { fits(Int($0)) })
  }

  private var isOver: Bool { meter.isSpent || (stopsAtFirst && hasFound) }

  private mutating func visit(_ list: [Int32]) {
    meter.spend(list.count + 1)
    let left = count - chosen.count
    guard !isOver, list.count >= left, let needed = needed(for: chosen) else { return }
    if left == 0 {
      if expiring >= demand { offer(chosen.sorted(), taste: taste, needing: needed) }
      return
    }
    guard let open = opening(of: list, left: left) else { return }
    guard let picks = relaxed(open, left: left) else { return }
    let tasteOfAll = picks.reduce(taste) { $0 + table.taste[$1] }
    let all = (chosen + picks).sorted()
    guard isBetter(all, taste: tasteOfAll, needing: needed) else { return }
    if isAllowed(picks), let neededByAll = self.needed(for: all) {
      offer(all, taste: tasteOfAll, needing: neededByAll)
      if neededByAll == needed { return }
    }
    if let branches = open.branches {
      takeOneOf(branches, from: open.dishes)
    } else {
      takeInOrder(from: open.dishes, left: left, needing: needed)
    }
  }

  /// The fewest purchases for some dishes; nil when they are more than those of the best plan. Ends
  /// the search when that takes too long.
  private mutating func needed(for dishes: [Int]) -> Int? {
    guard let purchases else { return 0 }
    let steps = min(meter.left, 50_000)
    var union = PlanUnion(table: table, dishes: dishes, limit: purchases, steps: steps)
    let least = union.least()
    meter.spend(union.isComplete ? steps - union.meter.left : Int.max)
    return least?.count
  }

  /// Tries plans with each of some dishes, at least one of which a plan must hold; a later branch
  /// goes without the earlier dishes.
  private mutating func takeOneOf(_ branches: [Int32], from dishes: [Int32]) {
    var rest = dishes
    for dish in branches where !isOver {
      rest.removeAll { $0 == dish }
      take(Int(dish), then: rest[...])
    }
  }

  /// Tries plans by the first dish they hold, as long as the next dishes in order could be better.
  private mutating func takeInOrder(from dishes: [Int32], left: Int, needing needed: Int) {
    for place in 0...(dishes.count - left) where !isOver {
      let next = dishes[place..<(place + left)].map(Int.init)
      let tasteOfAll = next.reduce(taste) { $0 + table.taste[$1] }
      if !stopsAtFirst, !isBetter((chosen + next).sorted(), taste: tasteOfAll, needing: needed) {
        return
      }
      take(next[0], then: dishes[(place + 1)...])
    }
  }

  private mutating func take(_ dish: Int, then rest: ArraySlice<Int32>) {
    let before = expiring
    expiring += table.gain(of: dish, covered: covered)
    taste += table.taste[dish]
    chosen.append(dish)
    for use in table.uses(of: dish) { covered[Int(table.usedItems[use])] += 1 }
    var drawnBefore: [(item: Int, quantity: Int)] = []
    for place in table.draws(of: dish) {
      let draw = table.draws[place]
      if isRelieved[draw.relief] { continue }
      drawnBefore.append((draw.item, drawn[draw.item]))
      drawn[draw.item] = drawn[draw.item].addingToRange(draw.quantity)
    }
    meter.spend(rest.count)
    visit(rest.filter { fits(Int($0)) && !(hasConflicts && table.conflict(dish, Int($0))) })
    for (item, quantity) in drawnBefore.reversed() { drawn[item] = quantity }
    for use in table.uses(of: dish) { covered[Int(table.usedItems[use])] -= 1 }
    chosen.removeLast()
    taste -= table.taste[dish]
    expiring = before
  }

  private mutating func offer(_ dishes: [Int], taste: Int, needing needed: Int) {
    guard isBetter(dishes, taste: taste, needing: needed) else { return }
    best = PlanPick(dishes: dishes, taste: taste)
    if purchases != nil { purchases = needed }
    hasFound = true
  }

  private func isBetter(_ dishes: [Int], taste: Int, needing needed: Int) -> Bool {
    if let purchases, needed != purchases { return needed < purchases }
    return best.map { PlanPick(dishes: dishes, taste: taste).precedes($0) } ?? true
  }
}

/// Dishes and the sum of their tastes.
struct PlanPick: Equatable, Sendable {
  /// Ascending.
  var dishes: [Int]
  var taste: Int

  /// Whether these come first: by more taste, then by the lexicographically lower dishes.
  func precedes(_ other: PlanPick) -> Bool {
    if taste != other.taste { return taste > other.taste }
    return dishes.lexicographicallyPrecedes(other.dishes)
  }
}
