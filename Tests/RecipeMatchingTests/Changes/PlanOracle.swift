@testable import RecipeMatching

/// Plans by trying every subset of the dishes, and every choice of their options.
///
/// Things must be below 63.
struct PlanOracle {
  let problem: PlanProblem

  /// The first plan of the order with `count` dishes, or with fewer where no `count` can stand
  /// together; nil when no dish can be made.
  func best(count: Int) -> PlanChoice? {
    for length in stride(from: min(count, problem.dishes.count), to: 0, by: -1) {
      if let best = best(exactly: length) { return best }
    }
    return nil
  }

  /// The first plan of exactly `count` dishes that buys no more than so many may.
  func best(exactly count: Int) -> PlanChoice? {
    plans(of: count)
      .filter { plan in problem.excessPerDish.map { plan.excess <= $0 * count } ?? true }
      .min { $0.precedes($1) }
  }

  /// All plans of exactly `count` dishes.
  func plans(of count: Int) -> [PlanChoice] {
    subsets(of: Array(problem.dishes.indices), count: count).compactMap(plan)
  }

  private func subsets(of numbers: [Int], count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    guard let first = numbers.first, numbers.count >= count else { return [] }
    let others = Array(numbers.dropFirst())
    return subsets(of: others, count: count - 1).map { [first] + $0 }
      + subsets(of: others, count: count)
  }

  /// The plan of these dishes; nil when two are in conflict, too many are of a kind, or one cannot be made.
  func plan(of dishes: [Int]) -> PlanChoice? {
    for (kind, most) in problem.mostOfKind.enumerated() {
      if dishes.count(where: { problem.dishes[$0].kinds.contains(kind) }) > most { return nil }
    }
    for a in dishes {
      for b in dishes where a < b && problem.areInConflict(a, b) { return nil }
    }
    let items = Set(dishes.flatMap { problem.dishes[$0].uses })
    guard let purchases = purchases(for: dishes) else { return nil }
    return PlanChoice(
      dishes: dishes,
      purchases: purchases,
      excess: max(0, purchases.count - problem.allowance),
      weight: items.reduce(0) { $0 + problem.items[$1].weight },
      worth: dishes.reduce(0) { $0 + problem.dishes[$1].worth }
    )
  }

  /// The lexicographically first of the least unions of an option of each dish and of things that
  /// relieve draws, with which no item is overdrawn.
  private func purchases(for dishes: [Int]) -> [Int]? {
    let draws = dishes.flatMap { problem.dishes[$0].draws } + drawsOfBatches(for: dishes)
    var unions = reliefs(of: draws)
    for dish in dishes {
      let options = problem.dishes[dish].options.map { $0.reduce(0) { $0 | 1 << $1 } }
      unions = Set(unions.flatMap { union in options.map { union | $0 } })
    }
    let enough = unions.filter { !isOverdrawn(draws, buying: $0) }
    guard let least = enough.map(\.nonzeroBitCount).min() else { return nil }
    return enough.filter { $0.nonzeroBitCount == least }
      .map { union in (0..<63).filter { union >> $0 & 1 == 1 } }
      .min { $0.lexicographicallyPrecedes($1) }
  }

  /// The draws of all batches that dishes take of, once for each batch that is made.
  private func drawsOfBatches(for dishes: [Int]) -> [PlanDraw] {
    problem.batches.indices.flatMap { batch in
      let parts = dishes.flatMap { problem.dishes[$0].shares }.filter { $0.batch == batch }
        .reduce(0) { $0 + $1.parts }
      // What lacks at most a fiftieth of the parts is enough.
      let made = (0...parts).first { $0 * 1_000 * 50 >= parts * 49 } ?? 0
      return (0..<made).flatMap { _ in problem.batches[batch] }
    }
  }

  /// All sets of things that relieve some of the draws, and the empty one.
  private func reliefs(of draws: [PlanDraw]) -> Set<Int> {
    Set(draws.flatMap { problem.reliefs[$0.relief] })
      .reduce([0]) { sets, thing in sets.union(sets.map { $0 | 1 << thing }) }
  }

  private func isOverdrawn(_ draws: [PlanDraw], buying things: Int) -> Bool {
    problem.items.indices.contains { number in
      let open = draws.filter { draw in
        draw.item == number && !problem.reliefs[draw.relief].contains { things >> $0 & 1 == 1 }
      }
      let needed = open.reduce(0) { $0 + $1.quantity }
      return problem.items[number].supply.map { $0 * 50 < needed * 49 } ?? false
    }
  }
}

extension PlanProblem {
  /// How large a random problem is.
  struct Sizes {
    var dishes = 1...9
    var things = 0...6
    /// Of 10 pairs of dishes, how many are in conflict at most.
    var conflicts = 5
  }

  /// A problem with scarce items, ties, and options that are no antichains.
  static func random(
    _ sizes: Sizes = Sizes(),
    using generator: inout some RandomNumberGenerator
  ) -> PlanProblem {
    let things = Int.random(in: sizes.things, using: &generator)
    let items = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      PlanItem(
        supply: [nil, 0, 1, 49, 98, 100, 150].randomElement(using: &generator) ?? nil,
        weight: Int.random(in: 0...3, using: &generator)
      )
    }
    let reliefs = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      (0..<max(1, things)).shuffled(using: &generator)
        .prefix(Int.random(in: 1...3, using: &generator)).sorted()
    }
    let batches = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      draws(on: items.indices, reliefs.indices, using: &generator)
    }
    let dishCount = Int.random(in: sizes.dishes, using: &generator)
    let greatestWorth = [0, 1, 3, 20].randomElement(using: &generator) ?? 0
    let readyShare = Int.random(in: 0...9, using: &generator)
    let mostOfKind = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Int.random(in: 1...2, using: &generator)
    }
    let dishes = (0..<dishCount).map { _ in
      PlanDish(
        options: options(things: things, readyShare: readyShare, using: &generator),
        draws: draws(on: items.indices, reliefs.indices, using: &generator),
        shares: batches.indices.filter { _ in Bool.random(using: &generator) }
          .map { batch in
            let parts = [1, 300, 500, 510, 520, 1_000, 1_100].randomElement(using: &generator)
            return PlanShare(batch: batch, parts: parts ?? 1)
          },
        uses: items.indices.filter { _ in Int.random(in: 0...3, using: &generator) == 0 },
        kinds: mostOfKind.indices.filter { _ in Int.random(in: 0...2, using: &generator) == 0 },
        worth: Int.random(in: 0...greatestWorth, using: &generator)
      )
    }
    let share = Int.random(in: 0...sizes.conflicts, using: &generator)
    let pairs = (0..<dishCount * dishCount).map { _ in
      Int.random(in: 0..<10, using: &generator) < share
    }
    let allowance = Int.random(in: 0...3, using: &generator)
    return PlanProblem(
      dishes: dishes,
      items: items,
      reliefs: reliefs,
      batches: batches,
      allowance: allowance,
      excessPerDish: Bool.random(using: &generator)
        ? Int.random(in: 0...1, using: &generator) : nil,
      mostOfKind: mostOfKind
    ) {
      pairs[$0 * dishCount + $1]
    }
  }

  private static func draws(
    on items: Range<Int>,
    _ reliefs: Range<Int>,
    using generator: inout some RandomNumberGenerator
  ) -> [PlanDraw] {
    [items, items].joined().filter { _ in Int.random(in: 0...4, using: &generator) == 0 }
      .map {
        PlanDraw(
          item: $0,
          quantity: [1, 50, 51, 100].randomElement(using: &generator) ?? 1,
          relief: Int.random(in: reliefs, using: &generator)
        )
      }
  }

  private static func options(
    things: Int,
    readyShare: Int,
    using generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    if Int.random(in: 0..<40, using: &generator) == 0 { return [] }
    if things == 0 || Int.random(in: 0..<10, using: &generator) < readyShare { return [[]] }
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<things).shuffled(using: &generator)
        .prefix(Int.random(in: 0...3, using: &generator)).sorted()
    }
  }
}
