/// The dishes of a problem, those with the same sets as one, and which of them a basket unlocks.
///
/// A group of dishes is worth the most that one of the unlocked is. That is a sum again: for each worth at which
/// its dishes stand, what it is more than the one below, for whatever unlocks a dish of at least this worth. So a
/// group goes in as a dish for each such step, beside its dishes, which are counted; see ``GroupSteps``.
struct BasketDishes: Sendable {
  let system: SetSystem
  /// What one of worth adds to a value: more than all dishes do by their number.
  private let unit: Int
  /// For each dish of `system` the dishes of the problem; none for a step of a group.
  private let members: [[Int32]]
  private let worths: [Int]
  private let groups: [Int?]

  /// - Parameter size: Sets of more items are left out.
  /// Cost: O(items of all sets).
  init(_ problem: BasketProblem, size: Int) {
    worths = problem.dishes.map(\.worth)
    groups = problem.dishes.map(\.group)
    unit = worths.count + 1
    let most = (worths.reduce(0, +) + 1).multipliedReportingOverflow(by: 512 * unit)
    precondition(!most.overflow, "the dishes are worth too much to count")

    var merging = Merging(SetSystem(names: (0..<problem.candidates).map { Int32($0) }))
    let steps = GroupSteps(problem, size: size)
    for (number, dish) in problem.dishes.enumerated() {
      let worth = steps.isAlone[number] ? dish.worth : 0
      merging.add(dish.sets, number: number, value: unit * worth + 1, size: size)
    }
    for step in steps.all {
      merging.add(step.sets, number: nil, value: unit * step.worth, size: size)
    }
    members = merging.members
    system = merging.system
  }

  /// A basket of some items, ascending. Cost: O(items of all sets).
  func basket(_ items: [Int]) -> Basket {
    let all = unlocked(by: items).flatMap { members[Int($0)] }.map { Int($0) }.sorted()
    var most: [Int: Int] = [:]
    for dish in all {
      // Dishes without a group are their own, in numbers that no group has.
      let group = groups[dish] ?? -1 - dish
      most[group] = max(most[group] ?? 0, worths[dish])
    }
    return Basket(items: items, dishes: all, worth: most.values.reduce(0, +))
  }

  /// The dishes of `system` that some items unlock, ascending.
  private func unlocked(by items: [Int]) -> [Int] {
    var isBought = [Bool](repeating: false, count: system.names.count)
    for item in items { isBought[item] = true }
    return system.values.indices.filter { dish in
      system.sets(of: dish).contains { set in
        system.places(of: set).allSatisfy { isBought[Int(system.items[$0])] }
      }
    }
  }

  /// The worth that a value stands for.
  func worth(at value: Int) -> Int { value / unit }

  /// What a worth adds to a value.
  func value(of worth: Int) -> Int { unit * worth }
}

/// Dishes as they come, those with the same sets in the same order as one.
private struct Merging {
  private(set) var system: SetSystem
  private(set) var members: [[Int32]] = []
  /// For each hash of sets the dish of `system` that came last with it.
  private var latest: [UInt64: Int32] = [:]
  /// For each dish of `system` the one before it with the same hash, or -1.
  private var previous: [Int32] = []

  init(_ system: SetSystem) { self.system = system }

  /// - Parameter number: That of the dish; nil for what is none.
  mutating func add(_ sets: [[Int]], number: Int?, value: Int, size: Int) {
    var hash: UInt64 = 0
    for set in sets where 1...size ~= set.count {
      for item in set {
        system.items.append(Int32(item))
        hash = (hash ^ UInt64(item)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      system.setEnds.append(Int32(system.items.count))
      hash = (hash ^ 0xFFFF_FFFF) &* 0x9E37_79B9_7F4A_7C15
    }
    let group = system.values.count
    system.closeDish(value)
    if system.values.count == group { return }
    var same = latest[hash] ?? -1
    while same >= 0, !system.hasSameSets(Int(same), group) { same = previous[Int(same)] }
    if same >= 0 {
      system.dropLastDish()
      system.values[Int(same)] += value
      if let number { members[Int(same)].append(Int32(number)) }
    } else {
      previous.append(latest[hash] ?? -1)
      latest[hash] = Int32(group)
      members.append(number.map { [Int32($0)] } ?? [])
    }
  }
}

extension SetSystem {
  fileprivate func hasSameSets(_ left: Int, _ right: Int) -> Bool {
    let (leftSets, rightSets) = (sets(of: left), sets(of: right))
    guard leftSets.count == rightSets.count else { return false }
    for (one, other) in zip(leftSets, rightSets) {
      guard items[places(of: one)] == items[places(of: other)] else { return false }
    }
    return true
  }
}
