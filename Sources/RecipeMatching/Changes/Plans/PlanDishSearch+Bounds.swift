/// The dishes that may still be taken below one state of a `PlanDishSearch`.
struct PlanOpening {
  var dishes: [Int32]
  /// Beside each dish, what it adds in weight; empty when the demand is met.
  var gains: [Int] = []
  /// How many of the dishes still to take must add weight.
  var fewestGaining = 0
  /// Dishes at least one of which a plan must hold; nil when that is known of none.
  var branches: [Int32]?
}

extension PlanDishSearch {
  /// The dishes of a list that can be part of a plan with `left` more of them; nil when no such
  /// plan reaches the demand. Cost: O(list · (uses + left)).
  mutating func opening(of list: [Int32], left: Int) -> PlanOpening? {
    let need = demand - weight
    guard need > 0 else { return PlanOpening(dishes: list) }
    meter.spend(4 * list.count)
    var gains = list.map { table.gain(of: Int($0), covered: covered) }
    var greatest = PlanGreatest(gains, count: left)
    guard greatest.sum >= need else { return nil }
    var dishes = list
    let withOthers = greatest.sum - (greatest.numbers.last ?? 0)
    if let least = gains.min(), least + withOthers < need {
      let kept = gains.indices.filter { gains[$0] + withOthers >= need }
      dishes = kept.map { list[$0] }
      gains = kept.map { gains[$0] }
      guard dishes.count >= left else { return nil }
      greatest = PlanGreatest(gains, count: left)
    }
    guard let fewest = greatest.fewest(reaching: need) else { return nil }
    let cover = coverers(of: dishes)
    guard cover.reach >= need else { return nil }
    let slack = cover.reach - need
    var scarcest: (item: Int, count: Int)?
    for item in cover.counts.indices where cover.counts[item] > 0 && table.weights[item] > slack {
      if cover.counts[item] < scarcest?.count ?? Int.max { scarcest = (item, cover.counts[item]) }
    }
    let branches = dishes.indices.filter { place in
      guard let item = scarcest?.item else { return gains[place] > 0 }
      return table.uses(of: Int(dishes[place])).contains { Int(table.usedItems[$0]) == item }
    }
    return PlanOpening(
      dishes: dishes,
      gains: gains,
      fewestGaining: fewest,
      branches: branches.map { dishes[$0] }
    )
  }

  /// How many dishes use each item that no chosen dish uses, and the weight of all these items.
  private func coverers(of dishes: [Int32]) -> (counts: [Int], reach: Int) {
    var counts = Array(repeating: 0, count: covered.count)
    var reach = 0
    for dish in dishes {
      for use in table.uses(of: Int(dish)) {
        let item = Int(table.usedItems[use])
        guard covered[item] == 0 else { continue }
        if counts[item] == 0 { reach += table.weights[item] }
        counts[item] += 1
      }
    }
    return (counts, reach)
  }

  /// The best `left` open dishes when only three rules hold: enough of them add weight, of
  /// dishes all of which conflict with each other only one is taken, and of those whose commonest kind is the same no
  /// more than may be of that. Nil when there are not enough.
  ///
  /// Taking dishes in order is exact: cliques, each within one kind, the dishes of a kind that add weight, those that
  /// do not, and all that do not are nested sets with a limit each, which make a matroid. The outcome has the greatest
  /// sum of worth and, of those, the lexicographically lowest dishes; every plan of this branch keeps the rules, so
  /// none is better.
  mutating func relaxed(_ open: PlanOpening, left: Int) -> [Int]? {
    // A dish beyond this many in one clique counts as a clique of its own: a weaker bound, a lower
    // cost.
    let greatestClique = 1_000
    var picks: [Int] = []
    var cliques: [(dishes: [Int], kind: Int?, doesGain: Bool)] = []
    var others = 0
    var rooms = [room, room]
    for (place, number) in open.dishes.enumerated() {
      let dish = Int(number)
      let doesGain = !open.gains.isEmpty && open.gains[place] > 0
      if !doesGain, others == left - open.fewestGaining { continue }
      let kind = table.kinds[dish].first
      if let kind, rooms[doesGain ? 1 : 0][kind] == 0 { continue }
      meter.spend(cliques.count)
      guard !meter.isSpent else { return nil }
      let clique = cliques.firstIndex { clique in
        clique.doesGain == doesGain && clique.kind == kind && clique.dishes.count < greatestClique
          && clique.dishes.allSatisfy { table.conflict($0, dish) }
      }
      if let clique {
        meter.spend(cliques[clique].dishes.count)
        cliques[clique].dishes.append(dish)
        continue
      }
      cliques.append(([dish], kind, doesGain))
      picks.append(dish)
      if let kind { rooms[doesGain ? 1 : 0][kind] -= 1 }
      if !doesGain { others += 1 }
      if picks.count == left { return picks }
    }
    if chosen.isEmpty { greatestCount = picks.count }
    return nil
  }

  /// Whether a dish takes no more than is there beside the chosen ones, and is of no kind that there are enough of.
  /// If not, no plan with these has it: more dishes never draw less.
  func fits(_ dish: Int) -> Bool {
    guard table.kinds[dish].allSatisfy({ room[$0] > 0 }) else { return false }
    guard table.shares[dish].isEmpty else { return fitsWithShares(dish) }
    var (item, needed) = (-1, 0)
    for place in table.draws(of: dish) {
      let draw = table.draws[place]
      if isRelieved[draw.relief] { continue }
      // The draws of one item stand together.
      needed = (draw.item == item ? needed : drawn[draw.item]).addingToRange(draw.quantity)
      item = draw.item
      if table.isOverdrawn(item, by: needed) { return false }
    }
    return true
  }

  private func fitsWithShares(_ dish: Int) -> Bool {
    var needed: [Int: Int] = [:]
    for draw in table.draws(of: dish, beside: parts) where !isRelieved[draw.relief] {
      needed[draw.item] = (needed[draw.item] ?? drawn[draw.item]).addingToRange(draw.quantity)
    }
    return needed.allSatisfy { !table.isOverdrawn($0.key, by: $0.value) }
  }

  /// Whether the chosen dishes and these, each of which may be taken alone, keep all rules.
  func isAllowed(_ picks: [Int]) -> Bool {
    var reached = weight
    var used = covered
    var (taken, shared, room) = (drawn, parts, room)
    for (place, dish) in picks.enumerated() {
      if picks[..<place].contains(where: { table.conflict($0, dish) }) {
        return false
      }
      for kind in table.kinds[dish] {
        if room[kind] == 0 { return false }
        room[kind] -= 1
      }
      reached += table.gain(of: dish, covered: used)
      for use in table.uses(of: dish) { used[Int(table.usedItems[use])] += 1 }
      for draw in table.draws(of: dish, beside: shared) where !isRelieved[draw.relief] {
        taken[draw.item] = taken[draw.item].addingToRange(draw.quantity)
        if table.isOverdrawn(draw.item, by: taken[draw.item]) { return false }
      }
      for share in table.shares[dish] { shared[share.batch] += share.parts }
    }
    return reached >= demand
  }
}

/// The greatest of some numbers, descending.
struct PlanGreatest {
  private(set) var numbers: [Int] = []

  /// Cost: O(numbers · count), near O(numbers) as most are not among the greatest.
  init(_ all: some Sequence<Int>, count: Int) {
    guard count > 0 else { return }
    for number in all {
      if numbers.count == count {
        guard number > numbers[count - 1] else { continue }
        numbers.removeLast()
      }
      var place = numbers.count
      while place > 0, numbers[place - 1] < number { place -= 1 }
      numbers.insert(number, at: place)
    }
  }

  var sum: Int { numbers.reduce(0, +) }

  /// How many of the greatest it takes to reach a sum; nil when all are too little.
  func fewest(reaching sum: Int) -> Int? {
    var reached = 0
    for (place, number) in numbers.enumerated() {
      reached += number
      if reached >= sum { return place + 1 }
    }
    return nil
  }
}
