/// Looks for the fewest things that make some dishes: one option of each dish, and so much relief that
/// no item is overdrawn.
///
/// Of several least sets the lexicographically first wins. Takes the unmade dish with the fewest
/// options, or an overdrawn item with still fewer things that relieve a draw on it, tries each of
/// them, and goes no deeper than there are dishes and draws.
struct PlanUnion {
  let table: PlanTable
  let dishes: [Int]
  /// The draws on each item that is overdrawn while nothing is bought.
  private let items: [[PlanDraw]]
  private var bought: [Bool]
  private var things: [Int] = []
  private var best: [Int]?
  private(set) var meter: PlanMeter
  /// Whether the work sufficed to look at everything.
  private(set) var isComplete = true
  /// The work of looking at every option, and at every draw, once.
  private let optionCount: Int
  /// The most things a set may have.
  private var limit: Int

  /// What asks for one of several sets of things.
  private enum Choice {
    case dish(Int)
    case things([Int])
  }

  /// - Parameters:
  ///   - limit: The most things the set may have.
  ///   - steps: The work to do at most, about one for each option looked at. Without a limit a
  ///     first set is found in any case.
  init(table: PlanTable, dishes: [Int], limit: Int, steps: Int) {
    self.table = table
    self.dishes = dishes
    self.limit = limit
    bought = Array(repeating: false, count: table.thingCount)
    meter = PlanMeter(steps)
    let draws = table.draws(of: dishes)
    items = Dictionary(grouping: draws, by: \.item).sorted { $0.key < $1.key }.map(\.value)
      .filter { table.isOverdrawn($0[0].item, by: $0.reduce(0) { $0.addingToRange($1.quantity) }) }
    optionCount =
      dishes.reduce(1) { $0 + table.options(of: $1).count } + items.reduce(0) { $0 + $1.count }
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
    var next: (choice: Choice, options: Int)?
    for dish in dishes {
      let lacking = table.missing(of: dish, bought: bought)
      guard lacking > 0 else { continue }
      guard things.count + lacking <= limit else { return }
      let options = table.options(of: dish).count
      if options < next?.options ?? Int.max { next = (.dish(dish), options) }
    }
    for draws in items {
      let open = draws.filter { !table.isRelieved($0.relief, by: bought) }
      let needed = open.reduce(0) { $0.addingToRange($1.quantity) }
      guard table.isOverdrawn(draws[0].item, by: needed) else { continue }
      guard things.count < limit else { return }
      let options = table.things(relieving: open.map(\.relief))
      if options.count < next?.options ?? Int.max { next = (.things(options), options.count) }
    }
    switch next?.choice {
    case .dish(let dish):
      for option in table.options(of: dish) {
        visit(buying: table.optionThings[table.things(of: option)].map(Int.init))
      }
    case .things(let things):
      for thing in things { visit(buying: [thing]) }
    case nil:
      offer()
    }
  }

  private mutating func visit(buying option: [Int]) {
    let before = things.count
    for thing in option where !bought[thing] {
      bought[thing] = true
      things.append(thing)
    }
    visit()
    while things.count > before { bought[things.removeLast()] = false }
  }

  private mutating func offer() {
    let found = things.sorted()
    if let best, best.count == found.count, !found.lexicographicallyPrecedes(best) { return }
    best = found
    limit = found.count
  }
}

extension PlanTable {
  /// A plan of these dishes with its keys; nil when no set of at most `limit` purchases is found.
  func choice(of dishes: [Int], limit: Int = Int.max, steps: Int = 200_000) -> PlanChoice? {
    var union = PlanUnion(table: self, dishes: dishes, limit: limit, steps: steps)
    guard let purchases = union.least() else { return nil }
    return PlanChoice(
      dishes: dishes.sorted(),
      purchases: purchases,
      excess: max(0, purchases.count - allowance),
      weight: weight(of: dishes),
      worth: dishes.reduce(0) { $0 + worth[$1] },
      hasLeastPurchases: union.isComplete
    )
  }

  /// What the distinct items that some dishes use weigh.
  func weight(of dishes: [Int]) -> Int {
    Set(dishes.flatMap { usedItems[uses(of: $0)] }).reduce(0) { $0 + weights[Int($1)] }
  }
}
