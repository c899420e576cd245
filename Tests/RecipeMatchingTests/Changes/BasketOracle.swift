import TestSupport

@testable import RecipeMatching

/// The obvious twin of ``BasketSearch``: looks at every basket there is.
struct BasketOracle {
  let problem: BasketProblem
  /// Half of what the best single item unlocks is worth.
  private(set) var toll = 0

  init(problem: BasketProblem) {
    self.problem = problem
    toll = ((0..<problem.candidates).map { basket([$0]).worth }.max() ?? 0) / 2
  }

  /// The dishes that some items unlock.
  func basket(_ items: [Int]) -> Basket {
    let dishes = problem.dishes.indices.filter { dish in
      problem.dishes[dish].sets.contains { set in set.allSatisfy { items.contains($0) } }
    }
    return Basket(items: items, dishes: dishes, worth: worth(of: dishes))
  }

  /// Of the dishes of a group only the worth of the best.
  private func worth(of dishes: [Int]) -> Int {
    var worth = 0
    for dish in dishes {
      let own = problem.dishes[dish]
      let others = dishes.filter { problem.dishes[$0].group == own.group && $0 != dish }
        .map { (problem.dishes[$0].worth, -$0) }
      let isBest = others.allSatisfy { $0 < (own.worth, -dish) }
      if own.group == nil || isBest { worth += own.worth }
    }
    return worth
  }

  /// The first basket of all; nil where none unlocks anything.
  func first(size: Int) -> Basket? {
    var subsets: [[Int]] = [[]]
    for candidate in 0..<problem.candidates {
      subsets += subsets.filter { $0.count < size }.map { $0 + [candidate] }
    }
    return subsets.map { basket($0) }.filter { !$0.dishes.isEmpty }.min { isBefore($0, $1) }
  }

  /// Adds the item that gains most, again and again; the first basket on the way.
  func greedy(from start: [Int], size: Int) -> Basket {
    var (last, best) = (basket(start), basket(start))
    while last.items.count < size {
      let next = (0..<problem.candidates).filter { !last.items.contains($0) }
        .map { basket((last.items + [$0]).sorted()) }
        .filter { ($0.worth, $0.dishes.count) > (last.worth, last.dishes.count) }
        .min { isBefore($0, $1) }
      guard let next else { break }
      last = next
      if best.items.isEmpty || isBefore(next, best) { best = next }
    }
    return best
  }

  /// Whether a basket comes before another one.
  func isBefore(_ left: Basket, _ right: Basket) -> Bool {
    func keys(_ basket: Basket) -> [Int] {
      let others = max(0, basket.items.count - 1)
      return [toll * others - basket.worth, -basket.dishes.count, basket.items.count] + basket.items
    }
    let (left, right) = (keys(left), keys(right))
    for (one, other) in zip(left, right) where one != other { return one < other }
    return false
  }
}

extension BasketProblem {
  /// A small problem of many ties.
  static func random(using generator: inout SeededGenerator) -> BasketProblem {
    let candidates = Int.random(in: 1...9, using: &generator)
    let worths = [[1], [1, 2], [1, 2, 4]].randomElement(using: &generator) ?? [1]
    let largest = min(candidates, [2, 3, 3, 5].randomElement(using: &generator) ?? 3)
    let ways = Int.random(in: 1...4, using: &generator)
    let groups = [0, 2, 6].randomElement(using: &generator) ?? 0
    let dishes = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
      var sets: [Set<Int>] = []
      for _ in 0..<Int.random(in: 1...ways, using: &generator) {
        let size = Int.random(in: 1...largest, using: &generator)
        let set = Set((0..<candidates).shuffled(using: &generator).prefix(size))
        if sets.contains(where: { $0.isSubset(of: set) }) { continue }
        sets.removeAll { set.isSubset(of: $0) }
        sets.append(set)
      }
      return BasketDish(
        sets: sets.map { $0.sorted() },
        worth: worths.randomElement(using: &generator) ?? 1,
        group: groups == 0 ? nil : Int.random(in: 0..<groups, using: &generator)
      )
    }
    return BasketProblem(candidates: candidates, dishes: dishes)
  }

  /// A problem in which few candidates are in most sets, and of which a search leaves most out.
  static func skewed(using generator: inout SeededGenerator) -> BasketProblem {
    let candidates = 14
    let places = Array(0..<candidates).shuffled(using: &generator)
    let dishes = (0..<60).map { _ in
      var sets: [Set<Int>] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let set = Set(
          (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            places[
              Int.random(
                in: 0...Int.random(in: 0..<candidates, using: &generator),
                using: &generator
              )
            ]
          }
        )
        if sets.contains(where: { $0.isSubset(of: set) }) { continue }
        sets.removeAll { set.isSubset(of: $0) }
        sets.append(set)
      }
      return BasketDish(
        sets: sets.map { $0.sorted() },
        worth: 1 << Int.random(in: 0...2, using: &generator),
        group: Bool.random(using: &generator) ? nil : Int.random(in: 0..<20, using: &generator)
      )
    }
    return BasketProblem(candidates: candidates, dishes: dishes)
  }
}
