/// The dishes of a problem, those with the same sets as one, and which of them a basket unlocks.
///
/// A group of dishes is worth the most that one of the unlocked is. That is a sum again: for each worth at which
/// its dishes stand, what it is more than the one below, for whatever unlocks a dish of at least this worth. So a
/// group goes in as a dish for each such step, beside its dishes, which are counted; see ``GroupSteps``.
struct BasketDishes: Sendable {
  let families: BasketFamilies
  /// What one of worth adds to a value: more than all dishes do by their number.
  private let unit: Int
  /// For each dish of `families` the dishes of the problem; none for a step of a group.
  private let members: [[Int32]]
  private let worths: [Int]
  private let groups: [Int?]
  private let starts: [Int32]
  private let dishesOf: [Int32]

  /// - Parameter size: Sets of more items are left out.
  /// Cost: O(items of all sets).
  init(_ problem: BasketProblem, size: Int) {
    worths = problem.dishes.map(\.worth)
    groups = problem.dishes.map(\.group)
    unit = worths.count + 1
    let most = (worths.reduce(0, +) + 1).multipliedReportingOverflow(by: 512 * unit)
    precondition(!most.overflow, "the dishes are worth too much to count")

    var merging = Merging(BasketFamilies(names: (0..<problem.candidates).map { Int32($0) }))
    let steps = GroupSteps(problem, size: size)
    for (number, dish) in problem.dishes.enumerated() {
      let worth = steps.isAlone[number] ? dish.worth : 0
      merging.add(dish.sets, number: number, value: unit * worth + 1, size: size)
    }
    for step in steps.all {
      merging.add(step.sets, number: nil, value: unit * step.worth, size: size)
    }
    members = merging.members
    let all = merging.families
    families = all

    var starts = [Int32](repeating: 0, count: problem.candidates + 1)
    all.forEachItemOfDish { item, _ in starts[item + 1] += 1 }
    for item in 0..<problem.candidates { starts[item + 1] += starts[item] }
    var next = starts
    var dishesOf = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    all.forEachItemOfDish { item, dish in
      dishesOf[Int(next[item])] = Int32(dish)
      next[item] += 1
    }
    (self.starts, self.dishesOf) = (starts, dishesOf)
  }

  /// The dishes of `families` that a basket unlocks, ascending, and how many items were looked at.
  /// Cost: O(dishes + items of the sets of those that name an item of it).
  func unlocked(by items: [Int]) -> (dishes: [Int32], work: Int) {
    var isBought = [Bool](repeating: false, count: families.names.count)
    var isNear = [Bool](repeating: false, count: families.values.count)
    for item in items {
      isBought[item] = true
      for dish in dishesOf[Int(starts[item])..<Int(starts[item + 1])] { isNear[Int(dish)] = true }
    }
    var work = 0
    var dishes: [Int32] = []
    for dish in isNear.indices where isNear[dish] {
      let sets = families.sets(of: dish)
      var start = sets.lowerBound == 0 ? 0 : Int(families.setEnds[sets.lowerBound - 1])
      work += sets.count
      for set in sets {
        let end = Int(families.setEnds[set])
        var place = start
        while place < end, isBought[Int(families.items[place])] { place += 1 }
        if place == end {
          dishes.append(Int32(dish))
          break
        }
        start = end
      }
    }
    return (dishes, work)
  }

  func basket(_ items: [Int], unlocking dishes: [Int32]) -> Basket {
    let all = dishes.flatMap { members[Int($0)] }.map { Int($0) }.sorted()
    var most: [Int: Int] = [:]
    for dish in all {
      // Dishes without a group are their own, in numbers that no group has.
      let group = groups[dish] ?? -1 - dish
      most[group] = max(most[group] ?? 0, worths[dish])
    }
    return Basket(items: items, dishes: all, worth: most.values.reduce(0, +))
  }

  /// The worth that a value stands for.
  func worth(at value: Int) -> Int { value / unit }
}

/// Dishes as they come, those with the same sets in the same order as one.
private struct Merging {
  private(set) var families: BasketFamilies
  private(set) var members: [[Int32]] = []
  /// For each hash of sets the dish of `families` that came last with it.
  private var latest: [UInt64: Int32] = [:]
  /// For each dish of `families` the one before it with the same hash, or -1.
  private var previous: [Int32] = []

  init(_ families: BasketFamilies) { self.families = families }

  /// - Parameter number: That of the dish; nil for what is none.
  mutating func add(_ sets: [[Int]], number: Int?, value: Int, size: Int) {
    var hash: UInt64 = 0
    for set in sets where 1...size ~= set.count {
      for item in set {
        families.items.append(Int32(item))
        hash = (hash ^ UInt64(item)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      families.setEnds.append(Int32(families.items.count))
      hash = (hash ^ 0xFFFF_FFFF) &* 0x9E37_79B9_7F4A_7C15
    }
    let group = families.values.count
    families.closeDish(value)
    if families.values.count == group { return }
    var same = latest[hash] ?? -1
    while same >= 0, !families.hasSameSets(Int(same), group) { same = previous[Int(same)] }
    if same >= 0 {
      families.dropLastDish()
      families.values[Int(same)] += value
      if let number { members[Int(same)].append(Int32(number)) }
    } else {
      previous.append(latest[hash] ?? -1)
      latest[hash] = Int32(group)
      members.append(number.map { [Int32($0)] } ?? [])
    }
  }
}

extension BasketFamilies {
  fileprivate func hasSameSets(_ left: Int, _ right: Int) -> Bool {
    let (leftSets, rightSets) = (sets(of: left), sets(of: right))
    guard leftSets.count == rightSets.count else { return false }
    for (one, other) in zip(leftSets, rightSets) {
      guard items[places(of: one)] == items[places(of: other)] else { return false }
    }
    return true
  }

  /// Each item of each dish, once a dish; dishes ascending.
  fileprivate func forEachItemOfDish(_ body: (Int, Int) -> Void) {
    var seen = [Int32](repeating: -1, count: names.count)
    var place = 0
    for dish in values.indices {
      let end = Int(setEnds[Int(dishEnds[dish]) - 1])
      while place < end {
        let item = Int(items[place])
        if seen[item] != dish {
          seen[item] = Int32(dish)
          body(item, dish)
        }
        place += 1
      }
    }
  }
}
