/// Depth-first search for the best basket, no deeper than a basket is large.
///
/// At a node some items are taken and some excluded. The open items are sorted by a bound of what
/// each contributes to any purchase that is still possible; the first is taken, then excluded, and
/// so on, until the bounds of those that are left cannot reach the best basket so far.
struct BasketWalk {
  /// The items, ascending, and what the dishes that they unlock are worth, then their number.
  private(set) var best: (items: [Int], value: Int)?
  /// How many items of sets were looked at.
  private(set) var work = 0
  /// A bound of the value, less the tolls, of the baskets that were not looked at for want of budget, in
  /// sixtieths; nil when there are none.
  var frontier: Int?
  var budget: Int
  /// What each item after the first must add to the value of a basket.
  let toll: Int
  private var taken: [Int] = []
  /// At how much work it looks next whether anybody waits.
  private var nextLook = 0
  private var isCancelled = false

  init(budget: Int, toll: Int) { (self.budget, self.toll) = (budget, toll) }

  /// Whether the budget is spent, or nobody waits any more.
  var isSpent: Bool {
    mutating get {
      if work >= nextLook {
        nextLook = work + 1 << 17
        isCancelled = Cancellation.isRequested
      }
      return isCancelled || work >= budget
    }
  }

  /// Goes through the baskets with some items and up to `slots` more.
  ///
  /// - Parameters:
  ///   - items: Those taken.
  ///   - rest: What is left once they are.
  ///   - value: Of what they unlock.
  mutating func visit(with items: [Int], _ rest: SetSystem, value: Int, slots: Int) {
    taken = items
    if value > 0 { look(at: items, value: value) }
    visit(rest, value: value, slots: slots, bound: .max)
    taken = []
  }

  /// What is left of some sets once one more item is taken, with as many slots more; and the value
  /// of what that unlocks.
  mutating func take(
    _ item: Int,
    of system: SetSystem,
    slots: Int
  ) -> (rest: SetSystem, value: Int) {
    var roles = [SetSystem.Role](repeating: .open, count: system.names.count)
    roles[item] = .taken
    var rest = SetSystem(names: [])
    let value = system.take(roles, slots: slots, into: &rest)
    work += system.items.count
    return (rest, value)
  }

  /// What one open item must add to better the best basket, in sixtieths; several must add as much beside a toll for
  /// each after the first.
  private func need(_ names: [Int32], value: Int) -> Int {
    let least = least(size: taken.count + 1) { (taken + [Int(names.min() ?? 0)]).sorted() }
    return (least - value) * SetSystem.scale
  }

  /// The least value at which a basket of `size` items may be better than the best one; of more items, beside their tolls.
  ///
  /// - Parameter first: The first basket of `size` items that there may be.
  private func least(size: Int, first: () -> [Int]) -> Int {
    guard let best else { return 1 }
    let isBefore =
      size == best.items.count
      ? first().lexicographicallyPrecedes(best.items) : size < best.items.count
    let value = best.value + toll * (size - best.items.count)
    return isBefore ? value : value + 1
  }

  /// A value, less what the taken items must add, in sixtieths.
  private func net(_ value: Int) -> Int { (value - toll * taken.count) * SetSystem.scale }

  /// - Parameter bound: Of the value of any basket here, less its tolls, in sixtieths.
  private mutating func visit(_ open: SetSystem, value: Int, slots: Int, bound: Int) {
    var credits = open.credits()
    work += open.items.count
    let kept = open.viable(
      credits,
      slots: slots,
      reaching: need(open.names, value: value),
      toll: toll * SetSystem.scale
    )
    if kept.isEmpty { return }
    let system = open.narrowed(to: kept)
    credits = system.credits()
    let bound = min(bound, net(value) + credits.net(of: slots, toll: toll * SetSystem.scale))
    if isSpent {
      leave(bound)
      return
    }
    work += open.items.count + 2 * system.items.count
    if slots > 2 {
      branch(BasketRows(system), credits: credits, value: value, slots: slots, bound: bound)
    } else {
      finish(BasketRows(system), credits: credits, value: value, slots: slots, bound: bound)
    }
  }

  /// Takes one item after the other, and goes on with each.
  private mutating func branch(
    _ rows: BasketRows,
    credits: [Int],
    value: Int,
    slots: Int,
    bound: Int
  ) {
    let base = net(value)
    var bounds = BasketBounds(rows, credits: credits, slots: slots, toll: toll)
    work += bounds.work
    let names = rows.system.names
    var roles = [SetSystem.Role](repeating: .open, count: names.count)
    var rest = SetSystem(names: [])
    for rank in bounds.order.indices {
      let need = need(names, value: value)
      if bounds.bound(from: rank) < need { return }
      if isSpent {
        leave(min(bound, base + bounds.greatest(from: rank)))
        return
      }
      let item = bounds.order[rank]
      work += bounds.open(rank)
      if bounds.bound >= need {
        roles[item] = .taken
        for other in bounds.order[(rank + 1)...] {
          roles[other] = bounds.isViable(other, reaching: need) ? .open : .excluded
        }
        let unlocked = rows.system.take(
          roles,
          slots: slots - 1,
          hasTaken: rows.setsWith(item),
          into: &rest
        )
        work += rows.system.setEnds.count + rest.items.count
        taken.append(Int(names[item]))
        if unlocked > 0 { look(at: taken, value: value + unlocked) }
        visit(
          rest,
          value: value + unlocked,
          slots: slots - 1,
          bound: min(bound, base + bounds.bound)
        )
        taken.removeLast()
      }
      roles[item] = .excluded
    }
  }

  /// Offers each way to take one item or two; what two of them unlock is known exactly.
  private mutating func finish(
    _ rows: BasketRows,
    credits: [Int],
    value: Int,
    slots: Int,
    bound: Int
  ) {
    var rows = rows
    let names = rows.system.names
    let alone = rows.alone
    let order = credits.indices.sorted {
      credits[$0] != credits[$1] ? credits[$0] > credits[$1] : $0 < $1
    }
    let byAlone = alone.indices.sorted { alone[$0] != alone[$1] ? alone[$0] > alone[$1] : $0 < $1 }
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, item) in order.enumerated() { ranks[item] = rank }
    for (rank, item) in order.enumerated() {
      let next = slots > 1 && rank + 1 < order.count ? credits[order[rank + 1]] : 0
      let most = credits[item] + max(0, next - toll * SetSystem.scale)
      if most < need(names, value: value) { return }
      if isSpent {
        leave(min(bound, net(value) + most))
        return
      }
      if alone[item] > 0 { offer([item], names, value + alone[item]) }
      if slots == 1 { continue }
      work += rows.open(item)
      for touched in rows.touched {
        let other = Int(touched)
        let together = rows.pairs[other] / 30 - rows.overlaps[other]
        // An item that adds nothing leaves a basket that is offered without it.
        guard ranks[other] > rank, alone[item] + together > 0, alone[other] + together > 0 else {
          continue
        }
        offer([item, other], names, value + alone[item] + alone[other] + together)
      }
      for other in byAlone {
        let sum = alone[item] + alone[other]
        if alone[item] == 0 || alone[other] == 0
          || (sum - toll) * SetSystem.scale < need(names, value: value)
        {
          break
        }
        work += 1
        guard ranks[other] > rank, rows.pairs[other] == 0, rows.overlaps[other] == 0 else {
          continue
        }
        offer([item, other], names, value + sum)
      }
    }
  }

  private mutating func offer(_ items: [Int], _ names: [Int32], _ value: Int) {
    if value < least(size: taken.count + items.count, first: { [] }) { return }
    look(at: taken + items.map { Int(names[$0]) }, value: value)
  }

  /// - Parameter items: In any order.
  mutating func look(at items: [Int], value: Int) {
    let items = items.sorted()
    if value >= least(size: items.count, first: { items }) { best = (items, value) }
  }

  private mutating func leave(_ bound: Int) {
    frontier = max(frontier ?? bound, bound)
  }
}

extension [Int] {
  /// The greatest sum of a few of the numbers, none of them negative, where each after the first costs a toll.
  fileprivate func net(of count: Int, toll: Int) -> Int {
    var most = TopSum(count)
    for number in self { most.insert(number) }
    return most.net(of: count, toll: toll)
  }
}
