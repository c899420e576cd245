/// Looks for the best plan of exactly `count` of some dishes whose purchases are settled: the
/// greatest sum of worth, then the lexicographically lowest dishes, among the plans that reach
/// `demand` weight, hold no two dishes in conflict nor too many of one kind, and overdraw no item.
///
/// Branch and bound. The dishes that may still be taken stay in the order of the list they came
/// in; what is bounded by is the best plan of a relaxation that a greedy choice solves exactly (see
/// `relaxed`), and when that plan keeps all rules it is the best of its branch. No deeper than
/// `count`.
struct PlanDishSearch {
  let table: PlanTable
  /// How many dishes a plan has; at least 1.
  let count: Int
  /// The weight a plan must reach.
  let demand: Int
  /// For each relief whether a thing of it is bought, so that nothing is drawn by it.
  let isRelieved: [Bool]
  /// True ends the search with the first plan found.
  var stopsAtFirst = false

  /// The best plan so far; a plan given in advance must be beaten.
  var best: PlanPick?
  var meter: PlanMeter
  /// Whether `best` was found here.
  private(set) var hasFound = false

  /// Where so many dishes were asked for that the first bound rules them out: no plan has more
  /// dishes than this.
  var greatestCount: Int?

  private(set) var chosen: [Int] = []
  private(set) var worth = 0
  private(set) var weight = 0
  /// For each item, how many chosen dishes use it.
  private(set) var covered: [Int]
  private(set) var drawn: [Int]
  /// For each batch the parts that the chosen dishes take.
  private(set) var parts: [Int]
  /// For each kind how many more dishes may be of it.
  private(set) var room: [Int]

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
    covered = Array(repeating: 0, count: table.weights.count)
    drawn = covered
    parts = Array(repeating: 0, count: table.batches.count)
    room = table.mostOfKind
  }

  /// Searches the dishes of a list, in which greater worth comes first and equal worth has the
  /// lower number first; in any other order only whether a plan is found has a meaning.
  mutating func search(_ dishes: [Int32]) {
    visit(dishes.filter { fits(Int($0)) })
  }

  private var isOver: Bool { meter.isSpent || (stopsAtFirst && hasFound) }

  private mutating func visit(_ list: [Int32]) {
    meter.spend(list.count + 1)
    let left = count - chosen.count
    guard !isOver, list.count >= left else { return }
    if left == 0 {
      if weight >= demand { offer(chosen.sorted(), worth: worth) }
      return
    }
    guard let open = opening(of: list, left: left) else { return }
    guard let picks = relaxed(open, left: left) else { return }
    let worthOfAll = picks.reduce(worth) { $0 + table.worth[$1] }
    let all = (chosen + picks).sorted()
    guard isBetter(all, worth: worthOfAll) else { return }
    if isAllowed(picks) { return offer(all, worth: worthOfAll) }
    if let branches = open.branches {
      takeOneOf(branches, from: open.dishes)
    } else {
      takeInOrder(from: open.dishes, left: left)
    }
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
  private mutating func takeInOrder(from dishes: [Int32], left: Int) {
    for place in 0...(dishes.count - left) where !isOver {
      let next = dishes[place..<(place + left)].map(Int.init)
      let worthOfAll = next.reduce(worth) { $0 + table.worth[$1] }
      if !stopsAtFirst, !isBetter((chosen + next).sorted(), worth: worthOfAll) {
        return
      }
      take(next[0], then: dishes[(place + 1)...])
    }
  }

  private mutating func take(_ dish: Int, then rest: ArraySlice<Int32>) {
    let before = weight
    weight += table.gain(of: dish, covered: covered)
    worth += table.worth[dish]
    chosen.append(dish)
    for use in table.uses(of: dish) { covered[Int(table.usedItems[use])] += 1 }
    var drawnBefore: [(item: Int, quantity: Int)] = []
    for draw in table.draws(of: dish, beside: parts) {
      if isRelieved[draw.relief] { continue }
      drawnBefore.append((draw.item, drawn[draw.item]))
      drawn[draw.item] = drawn[draw.item].addingToRange(draw.quantity)
    }
    for share in table.shares[dish] { parts[share.batch] += share.parts }
    for kind in table.kinds[dish] { room[kind] -= 1 }
    meter.spend(rest.count)
    visit(rest.filter { fits(Int($0)) && !table.conflict(dish, Int($0)) })
    for kind in table.kinds[dish] { room[kind] += 1 }
    for share in table.shares[dish] { parts[share.batch] -= share.parts }
    for (item, quantity) in drawnBefore.reversed() { drawn[item] = quantity }
    for use in table.uses(of: dish) { covered[Int(table.usedItems[use])] -= 1 }
    chosen.removeLast()
    worth -= table.worth[dish]
    weight = before
  }

  private mutating func offer(_ dishes: [Int], worth: Int) {
    guard isBetter(dishes, worth: worth) else { return }
    best = PlanPick(dishes: dishes, worth: worth)
    hasFound = true
  }

  private func isBetter(_ dishes: [Int], worth: Int) -> Bool {
    best.map { PlanPick(dishes: dishes, worth: worth).precedes($0) } ?? true
  }
}

/// Dishes and the sum of their worths.
struct PlanPick: Equatable, Sendable {
  /// Ascending.
  var dishes: [Int]
  var worth: Int

  /// Whether these come first: by more worth, then by the lexicographically lower dishes.
  func precedes(_ other: PlanPick) -> Bool {
    if worth != other.worth { return worth > other.worth }
    return dishes.lexicographicallyPrecedes(other.dishes)
  }
}
