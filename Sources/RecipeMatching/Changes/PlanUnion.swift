/// Looks for the fewest things that make some dishes: one option of each dish and what the
/// overdrawn items ask for.
///
/// Of several least sets the lexicographically first wins. Takes the unmade dish with the fewest
/// options, tries each of them, and goes no deeper than there are dishes.
struct PlanUnion {
  let table: PlanTable
  let dishes: [Int]
  private var bought: [Bool]
  private var things: [Int] = []
  private var best: [Int]?
  private(set) var meter: PlanMeter
  /// Whether the work sufficed to look at everything.
  private(set) var isComplete = true
  /// The work of looking at every option once.
  private let optionCount: Int
  /// The most things a set may have.
  private var limit: Int

  /// - Parameters:
  ///   - forced: Things that are bought in any case.
  ///   - limit: The most things the set may have.
  ///   - steps: The work to do at most, about one for each option looked at. Without a limit a
  ///     first set is found in any case.
  init(table: PlanTable, dishes: [Int], forced: [Int], limit: Int, steps: Int) {
    self.table = table
    self.dishes = dishes
    self.limit = limit
    bought = Array(repeating: false, count: table.thingCount)
    meter = PlanMeter(steps)
    optionCount = dishes.reduce(1) { $0 + table.options(of: $1).count }
    for thing in forced where !bought[thing] {
      bought[thing] = true
      things.append(thing)
    }
  }

  /// The first of the least sets, ascending; nil when no set is within the limit, or the work did
  /// not suffice to find one.
  mutating func least() -> [Int]? {
    visit()
    return best
  }

  private mutating func visit() {
    guard things.count <= limit else { return }
    guard !meter.isSpent || limit == Int.max else {
      isComplete = false
      return
    }
    meter.spend(optionCount)
    var next: (dish: Int, options: Int)?
    for dish in dishes {
      let lacking = table.missing(of: dish, bought: bought)
      guard lacking > 0 else { continue }
      guard things.count + lacking <= limit else { return }
      let options = table.options(of: dish).count
      if options < next?.options ?? Int.max { next = (dish, options) }
    }
    guard let dish = next?.dish else { return offer() }
    for option in table.options(of: dish) {
      let before = things.count
      for place in table.things(of: option) {
        let thing = Int(table.optionThings[place])
        guard !bought[thing] else { continue }
        bought[thing] = true
        things.append(thing)
      }
      visit()
      while things.count > before { bought[things.removeLast()] = false }
    }
  }

  private mutating func offer() {
    let found = things.sorted()
    if let best, best.count == found.count, !found.lexicographicallyPrecedes(best) { return }
    best = found
    limit = found.count
  }
}

extension PlanTable {
  /// The search for what a plan of these dishes needs; parameters as of `PlanUnion.init`.
  func union(of dishes: [Int], limit: Int, steps: Int) -> PlanUnion {
    var drawn: [Int: Int] = [:]
    for dish in dishes {
      for draw in draws[draws(of: dish)] {
        drawn[draw.item] = (drawn[draw.item] ?? 0).addingToRange(draw.quantity)
      }
    }
    let forced = drawn.filter { isOverdrawn($0.key, by: $0.value) }.map { itemThing[$0.key] }
    return PlanUnion(
      table: self,
      dishes: dishes,
      forced: forced.sorted(),
      limit: limit,
      steps: steps
    )
  }

  /// A plan of these dishes with its keys; nil when no set of at most `limit` purchases is found.
  func choice(of dishes: [Int], limit: Int = Int.max, steps: Int = 200_000) -> PlanChoice? {
    var union = union(of: dishes, limit: limit, steps: steps)
    guard let purchases = union.least() else { return nil }
    return PlanChoice(
      dishes: dishes.sorted(),
      purchases: purchases,
      expiring: expiring(of: dishes),
      taste: dishes.reduce(0) { $0 + taste[$1] },
      hasLeastPurchases: union.isComplete
    )
  }

  /// The urgency of the distinct items that some dishes use.
  func expiring(of dishes: [Int]) -> Int {
    Set(dishes.flatMap { usedItems[uses(of: $0)] }).reduce(0) { $0 + urgency[Int($1)] }
  }
}
