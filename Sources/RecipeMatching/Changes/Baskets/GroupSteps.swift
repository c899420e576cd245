/// The steps in which the groups of a problem gain worth.
///
/// Where the dishes of a group stand at worths of 1 and 4, there is a step of 1 for whatever unlocks one of them, and
/// one of 3 for whatever unlocks one of worth 4. So what a group is worth is a sum over steps, as that of dishes is.
struct GroupSteps {
  struct Step: Equatable {
    /// As ``BasketDish/sets``: those of all dishes of the step.
    var sets: [[Int]]
    /// Above 0.
    var worth: Int
  }

  private(set) var all: [Step] = []
  /// For each dish whether it has its worth to itself: no other of its group is in the problem.
  private(set) var isAlone: [Bool]

  /// - Parameter size: Sets of more items are left out.
  /// Cost: O(items of the sets of dishes in groups · 2^size).
  init(_ problem: BasketProblem, size: Int) {
    isAlone = Array(repeating: true, count: problem.dishes.count)
    var members: [Int: [Int]] = [:]
    var order: [Int] = []
    for (number, dish) in problem.dishes.enumerated() {
      guard let group = dish.group else { continue }
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(number)
    }
    for group in order {
      let dishes = members[group] ?? []
      if dishes.count == 1 { continue }
      for dish in dishes { isAlone[dish] = false }
      var below = 0
      for worth in Set(dishes.map { problem.dishes[$0].worth }).sorted() {
        let sets = dishes.filter { problem.dishes[$0].worth >= worth }
          .flatMap { problem.dishes[$0].sets }
        all.append(Step(sets: Self.smallest(of: sets, size: size), worth: worth - below))
        below = worth
      }
    }
  }

  /// The sets of at most `size` items that contain no other, each once; by size, then in the order they came in.
  private static func smallest(of sets: [[Int]], size: Int) -> [[Int]] {
    var kept: [[Int]] = []
    var known: Set<[Int]> = []
    for count in 1...max(1, size) {
      for set in sets where set.count == count && !contains(known, partOf: set) {
        known.insert(set)
        kept.append(set)
      }
    }
    return kept
  }

  /// Whether some sets have a part of one, or the whole.
  private static func contains(_ known: Set<[Int]>, partOf set: [Int]) -> Bool {
    (1..<(1 << set.count)).contains { bits in
      known.contains(set.indices.filter { bits >> $0 & 1 == 1 }.map { set[$0] })
    }
  }
}
