/// The dishes and items of a plan in flat columns, brought into one form.
///
/// Options are antichains of ascending sets. Where a single dish takes more of an item than is
/// there, each of its options holds a thing that relieves some draw of it, unless that makes the options
/// too many (see `greatestGrowth`); whether that is enough the searches see to. Draws, of dishes and of
/// batches, are there only on items whose supply is known, by item and relief, each once; uses only of urgent
/// items, each once.
///
/// Cost of making one: O(all numbers of the problem · log), and for each item that a dish overdraws
/// alone O(options² · their size).
struct PlanTable: Sendable {
  /// The number of dishes.
  let count: Int
  let areInConflict: @Sendable (Int, Int) -> Bool
  /// As ``PlanProblem/allowance``.
  let allowance: Int
  private let excessPerDish: Int?
  /// As ``PlanProblem/mostOfKind``.
  let mostOfKind: [Int]
  /// For each dish its kinds, those of most dishes first, then the lower number.
  private(set) var kinds: [[Int]] = []
  private(set) var worth: [Int] = []
  /// The size of the smallest option of each dish; `Int.max` when it cannot be made.
  private(set) var leastMissing: [Int] = []
  /// One above the greatest thing.
  private(set) var thingCount = 0
  private(set) var weights: [Int] = []
  private(set) var supply: [Int?] = []

  private var reliefStart: [Int32] = [0]
  private(set) var reliefThings: [Int32] = []
  private var optionStart: [Int32] = [0]
  private var thingStart: [Int32] = [0]
  private(set) var optionThings: [Int32] = []
  private var drawStart: [Int32] = [0]
  private(set) var draws: [PlanDraw] = []
  /// For each dish its shares of batches.
  private(set) var shares: [[PlanShare]] = []
  /// For each batch what it takes.
  private(set) var batches: [[PlanDraw]] = []
  private var useStart: [Int32] = [0]
  private(set) var usedItems: [Int32] = []

  /// How many options more than before the things of one item may make of a dish.
  private static let greatestGrowth = 128

  init(_ problem: PlanProblem) {
    count = problem.dishes.count
    areInConflict = problem.areInConflict
    (allowance, excessPerDish) = (problem.allowance, problem.excessPerDish)
    mostOfKind = problem.mostOfKind
    weights = problem.items.map(\.weight)
    supply = problem.items.map(\.supply)
    for things in problem.reliefs {
      reliefThings += things.map(Int32.init)
      reliefStart.append(Int32(reliefThings.count))
    }
    thingCount = Int(reliefThings.max() ?? -1) + 1
    batches = problem.batches.map { merged($0) }
    for dish in problem.dishes { append(dish) }
    let counts = problem.dishes.reduce(into: mostOfKind.map { _ in 0 }) { counts, dish in
      for kind in dish.kinds { counts[kind] += 1 }
    }
    kinds = problem.dishes.map { $0.kinds.sorted { (counts[$1], $0) < (counts[$0], $1) } }
  }

  /// The most that a plan of so many dishes may buy.
  func mostPurchases(for dishes: Int) -> Int {
    excessPerDish.map { allowance + $0 * dishes } ?? .max
  }

  private mutating func append(_ dish: PlanDish) {
    worth.append(dish.worth)
    let drawn = merged(dish.draws)
    let alone = drawn + batches.draws(for: dish.shares)
    var options = minimal(dish.options)
    for item in Set(alone.map(\.item)).sorted() {
      let own = alone.filter { $0.item == item }
      guard isOverdrawn(item, by: own.reduce(0) { $0.addingToRange($1.quantity) }) else { continue }
      options = with(oneOf: things(relieving: own.map(\.relief)), options)
    }
    leastMissing.append(options.map(\.count).min() ?? Int.max)
    for option in options {
      for thing in option { optionThings.append(Int32(thing)) }
      thingStart.append(Int32(optionThings.count))
      thingCount = max(thingCount, (option.last ?? -1) + 1)
    }
    optionStart.append(Int32(thingStart.count - 1))
    draws += drawn
    drawStart.append(Int32(draws.count))
    shares.append(dish.shares)
    if !dish.uses.isEmpty {
      let used = dish.uses.isAscending ? dish.uses : Set(dish.uses).sorted()
      let urgent = used.filter { weights[$0] > 0 }
      usedItems += urgent.map(Int32.init)
    }
    useStart.append(Int32(usedItems.count))
  }

  /// One draw for each relief of each item in a known amount, by item and relief.
  private func merged(_ draws: [PlanDraw]) -> [PlanDraw] {
    guard !draws.isEmpty else { return [] }
    var sums: [PlanDraw] = []
    let ordered = draws.sorted { ($0.item, $0.relief) < ($1.item, $1.relief) }
    for draw in ordered where supply[draw.item] != nil {
      if let last = sums.last, (last.item, last.relief) == (draw.item, draw.relief) {
        sums[sums.count - 1].quantity = last.quantity.addingToRange(draw.quantity)
      } else {
        sums.append(draw)
      }
    }
    return sums
  }

  /// Each option with one of some things, once for each of these where it holds none; as they are when
  /// they would become too many.
  private func with(oneOf things: [Int], _ options: [[Int]]) -> [[Int]] {
    let relieves = options.map { option in things.contains { option.contains($0) } }
    let lacking = relieves.count { !$0 }
    guard lacking * (things.count - 1) <= Self.greatestGrowth else { return options }
    return minimal(
      zip(options, relieves).flatMap { option, relieves in
        relieves ? [option] : things.map { option + [$0] }
      }
    )
  }

  /// The sets that hold no other, each ascending.
  private func minimal(_ options: [[Int]]) -> [[Int]] {
    if options.allSatisfy(\.isAscending), options.isAntichain { return options }
    return PurchaseSets(options.map { $0.isAscending ? $0 : Set($0).sorted() }).sets
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

  /// What some dishes draw together.
  func draws(of dishes: [Int]) -> [PlanDraw] {
    dishes.flatMap { draws[draws(of: $0)] } + batches.draws(for: dishes.flatMap { shares[$0] })
  }

  /// What a dish draws beside others: what is its own, and the batches that these do not make already.
  ///
  /// - Parameter parts: For each batch the parts that the others take.
  func draws(of dish: Int, beside parts: [Int]) -> ArraySlice<PlanDraw> {
    let own = draws[draws(of: dish)]
    guard !shares[dish].isEmpty else { return own }
    return own
      + shares[dish].flatMap { share in
        let made = PlanShare.batches(for: parts[share.batch])
        let needed = PlanShare.batches(for: parts[share.batch] + share.parts)
        return batches.draws(of: needed - made, of: share.batch)
      }
  }

  /// The places of the items a dish uses in `usedItems`.
  func uses(of dish: Int) -> Range<Int> {
    Int(useStart[dish])..<Int(useStart[dish + 1])
  }

  /// The places in `reliefThings` of the things of a relief.
  func things(ofRelief relief: Int) -> Range<Int> {
    Int(reliefStart[relief])..<Int(reliefStart[relief + 1])
  }

  /// The things of several reliefs, ascending.
  func things(relieving reliefs: [Int]) -> [Int] {
    Set(reliefs.flatMap { reliefThings[things(ofRelief: $0)] }).sorted().map(Int.init)
  }

  /// Whether a thing of a relief is bought, so that nothing is drawn by it.
  func isRelieved(_ relief: Int, by bought: [Bool]) -> Bool {
    for place in things(ofRelief: relief) where bought[Int(reliefThings[place])] { return true }
    return false
  }

  /// For each relief whether one of its things is bought.
  func relieved(by bought: [Bool]) -> [Bool] {
    (0..<reliefStart.count - 1).map { isRelieved($0, by: bought) }
  }

  /// Whether too little of an item is there.
  func isOverdrawn(_ item: Int, by needed: Int) -> Bool {
    supply[item].map { isTooLittle($0, for: needed) } ?? false
  }

  func conflict(_ a: Int, _ b: Int) -> Bool {
    areInConflict(min(a, b), max(a, b))
  }

  /// The weight of the items that a dish uses and whose count in `covered` is 0.
  func gain(of dish: Int, covered: [Int]) -> Int {
    var sum = 0
    for use in uses(of: dish) {
      let item = Int(usedItems[use])
      if covered[item] == 0 { sum += weights[item] }
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
}

extension [[Int]] {
  /// Whether no ascending set holds another, nor the same again.
  fileprivate var isAntichain: Bool {
    for a in indices {
      for b in indices where a != b && self[a].count <= self[b].count {
        if self[b].hasAll(of: self[a]) { return false }
      }
    }
    return true
  }
}

extension [[PlanDraw]] {
  /// What some shares draw together, of batches with these draws; in the order of the batches.
  func draws(for shares: [PlanShare]) -> [PlanDraw] {
    guard !shares.isEmpty else { return [] }
    var parts = [Int](repeating: 0, count: count)
    for share in shares { parts[share.batch] += share.parts }
    return indices.flatMap { draws(of: PlanShare.batches(for: parts[$0]), of: $0) }
  }

  /// What several batches of one thing draw.
  func draws(of count: Int, of batch: Int) -> [PlanDraw] {
    guard count > 0 else { return [] }
    return self[batch].map { draw in
      var all = draw
      all.quantity = draw.quantity.multipliedToRange(count)
      return all
    }
  }
}

extension Int {
  /// The product, or the greatest number when the product is beyond it.
  func multipliedToRange(_ other: Int) -> Int {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? Int.max : product
  }

  /// The sum, or the greatest number when the sum is beyond it.
  func addingToRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? Int.max : sum
  }
}
