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

  /// The first plan of exactly `count` dishes.
  func best(exactly count: Int) -> PlanChoice? {
    plans(of: count).min { $0.precedes($1) }
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

  /// The plan of these dishes; nil when two are in conflict or one cannot be made.
  func plan(of dishes: [Int]) -> PlanChoice? {
    for a in dishes {
      for b in dishes where a < b && problem.areInConflict(a, b) { return nil }
    }
    let items = Set(dishes.flatMap { problem.dishes[$0].uses })
    guard let purchases = purchases(for: dishes) else { return nil }
    return PlanChoice(
      dishes: dishes,
      purchases: purchases,
      expiring: items.reduce(0) { $0 + problem.items[$1].urgency },
      taste: dishes.reduce(0) { $0 + problem.dishes[$1].taste }
    )
  }

  /// The lexicographically first of the least unions.
  private func purchases(for dishes: [Int]) -> [Int]? {
    var forced = 0
    for (number, item) in problem.items.enumerated() {
      let draws = dishes.flatMap { problem.dishes[$0].draws.filter { $0.item == number } }
      let needed = draws.reduce(0) { $0 + $1.quantity }
      if let supply = item.supply, supply * 50 < needed * 49 { forced |= 1 << item.thing }
    }
    var unions: Set = [forced]
    for dish in dishes {
      let options = problem.dishes[dish].options.map { $0.reduce(0) { $0 | 1 << $1 } }
      unions = Set(unions.flatMap { union in options.map { union | $0 } })
    }
    guard let least = unions.map(\.nonzeroBitCount).min() else { return nil }
    return unions.filter { $0.nonzeroBitCount == least }
      .map { union in (0..<63).filter { union >> $0 & 1 == 1 } }
      .min { $0.lexicographicallyPrecedes($1) }
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
        urgency: Int.random(in: 0...3, using: &generator),
        thing: Int.random(in: 0...max(0, things - 1), using: &generator)
      )
    }
    let dishCount = Int.random(in: sizes.dishes, using: &generator)
    let greatestTaste = [0, 1, 3, 20].randomElement(using: &generator) ?? 0
    let readyShare = Int.random(in: 0...9, using: &generator)
    let dishes = (0..<dishCount).map { _ in
      PlanDish(
        options: options(things: things, readyShare: readyShare, using: &generator),
        draws: items.indices.filter { _ in Int.random(in: 0...2, using: &generator) == 0 }
          .map {
            PlanDraw(item: $0, quantity: [1, 50, 51, 100].randomElement(using: &generator) ?? 1)
          },
        uses: items.indices.filter { _ in Int.random(in: 0...3, using: &generator) == 0 },
        taste: Int.random(in: -greatestTaste...greatestTaste, using: &generator)
      )
    }
    let share = Int.random(in: 0...sizes.conflicts, using: &generator)
    let pairs = (0..<dishCount * dishCount).map { _ in
      Int.random(in: 0..<10, using: &generator) < share
    }
    return PlanProblem(dishes: dishes, items: items) { pairs[$0 * dishCount + $1] }
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
