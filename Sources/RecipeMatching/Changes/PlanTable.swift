/// The dishes and items of a plan in flat columns, brought into one form.
///
/// Options are antichains of ascending sets. What a single dish takes beyond the supply is part of
/// each of its options. Draws are there only on items whose supply is known, uses only of urgent
/// items, each once. Cost of making one: O(all numbers of the problem · log).
struct PlanTable: Sendable {
  /// The number of dishes.
  let count: Int
  let areInConflict: @Sendable (Int, Int) -> Bool
  private(set) var taste: [Int] = []
  /// The size of the smallest option of each dish; `Int.max` when it cannot be made.
  private(set) var leastMissing: [Int] = []
  /// One above the greatest thing.
  private(set) var thingCount = 0
  private(set) var urgency: [Int] = []
  /// The thing that gives more of each item.
  private(set) var itemThing: [Int] = []
  private(set) var supply: [Int?] = []

  private var optionStart: [Int32] = [0]
  private var thingStart: [Int32] = [0]
  private(set) var optionThings: [Int32] = []
  private var drawStart: [Int32] = [0]
  private(set) var draws: [PlanDraw] = []
  private var useStart: [Int32] = [0]
  private(set) var usedItems: [Int32] = []

  init(_ problem: PlanProblem) {
    count = problem.dishes.count
    areInConflict = problem.areInConflict
    urgency = problem.items.map(\.urgency)
    itemThing = problem.items.map(\.thing)
    supply = problem.items.map(\.supply)
    thingCount = (itemThing.max() ?? -1) + 1
    for dish in problem.dishes { append(dish) }
  }

  private mutating func append(_ dish: PlanDish) {
    taste.append(dish.taste)
    let drawn = merged(dish.draws)
    let short = drawn.filter { isOverdrawn($0.item, by: $0.quantity) }.map { itemThing[$0.item] }
    let options = minimal(dish.options, adding: short)
    leastMissing.append(options.map(\.count).min() ?? Int.max)
    for option in options {
      for thing in option { optionThings.append(Int32(thing)) }
      thingStart.append(Int32(optionThings.count))
      thingCount = max(thingCount, (option.last ?? -1) + 1)
    }
    optionStart.append(Int32(thingStart.count - 1))
    draws += drawn
    drawStart.append(Int32(draws.count))
    if !dish.uses.isEmpty {
      let used = dish.uses.isAscending ? dish.uses : Set(dish.uses).sorted()
      let urgent = used.filter { urgency[$0] > 0 }
      usedItems += urgent.map(Int32.init)
    }
    useStart.append(Int32(usedItems.count))
  }

  /// One draw for each item in a known amount, items ascending.
  private func merged(_ draws: [PlanDraw]) -> [PlanDraw] {
    guard !draws.isEmpty else { return [] }
    var sums: [PlanDraw] = []
    for draw in draws.sorted(by: { $0.item < $1.item }) where supply[draw.item] != nil {
      if let last = sums.last, last.item == draw.item {
        sums[sums.count - 1].quantity = last.quantity.addingToRange(draw.quantity)
      } else {
        sums.append(draw)
      }
    }
    return sums
  }

  /// The sets that hold no other, each with `extra` and ascending.
  private func minimal(_ options: [[Int]], adding extra: [Int]) -> [[Int]] {
    if extra.isEmpty, options.allSatisfy(\.isAscending), options.isAntichain { return options }
    let sets = options.map { option in
      extra.isEmpty && option.isAscending ? option : Set(option + extra).sorted()
    }
    let ordered = sets.sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    var kept: [[Int]] = []
    for set in ordered where !kept.contains(where: { $0.isWithin(set) }) { kept.append(set) }
    return kept
  }
}

extension PlanTable {
  /// The options of a dish, as numbers for `things(of:)`.
  func options(of dish: Int) -> Range<Int> {
    Int(optionStart[dish])..<Int(optionStart[dish + 1])
  }

  /// The places of an option's things in `optionThings`.
  func things(of option: Int) -> Range<Int> {
    Int(thingStart[option])..<Int(thingStart[option + 1])
  }

  /// The places of a dish's draws in `draws`.
  func draws(of dish: Int) -> Range<Int> {
    Int(drawStart[dish])..<Int(drawStart[dish + 1])
  }

  /// The places of the items a dish uses in `usedItems`.
  func uses(of dish: Int) -> Range<Int> {
    Int(useStart[dish])..<Int(useStart[dish + 1])
  }

  /// Whether too little of an item is there: less than 98 % of what is needed, since kitchens round.
  func isOverdrawn(_ item: Int, by needed: Int) -> Bool {
    guard let there = supply[item], there < needed else { return false }
    let held = there.multipliedFullWidth(by: 50)
    let asked = needed.multipliedFullWidth(by: 49)
    return held.high != asked.high ? held.high < asked.high : held.low < asked.low
  }

  func conflict(_ a: Int, _ b: Int) -> Bool {
    areInConflict(min(a, b), max(a, b))
  }

  /// The urgency of the items that a dish uses and whose count in `covered` is 0.
  func gain(of dish: Int, covered: [Int]) -> Int {
    var sum = 0
    for use in uses(of: dish) {
      let item = Int(usedItems[use])
      if covered[item] == 0 { sum += urgency[item] }
    }
    return sum
  }

  /// How many things the cheapest option of a dish needs beyond those that are bought.
  func missing(of dish: Int, bought: [Bool]) -> Int {
    var least = Int.max
    for option in options(of: dish) {
      var lacking = 0
      for place in things(of: option) where !bought[Int(optionThings[place])] { lacking += 1 }
      least = min(least, lacking)
      if least == 0 { break }
    }
    return least
  }
}

extension [Int] {
  /// Whether each number is above the one before.
  fileprivate var isAscending: Bool {
    indices.dropFirst().allSatisfy { self[$0 - 1] < self[$0] }
  }

  /// Whether an ascending set holds all of this one, which is ascending too.
  fileprivate func isWithin(_ other: [Int]) -> Bool {
    var place = 0
    for number in other where place < count && self[place] == number { place += 1 }
    return place == count
  }
}

extension [[Int]] {
  /// Whether no ascending set holds another, nor the same again.
  fileprivate var isAntichain: Bool {
    for a in indices {
      for b in indices where a != b && self[a].count <= self[b].count {
        if self[a].isWithin(self[b]) { return false }
      }
    }
    return true
  }
}

extension Int {
  /// The sum, or the greatest number when the sum is beyond it.
  func addingToRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? Int.max : sum
  }
}
