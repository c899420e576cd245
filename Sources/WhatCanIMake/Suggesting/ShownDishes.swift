import RecipeModel

/// What a person was shown, and which dishes that rules out: the shown ones, and those nearly the same.
///
/// Dishes are positions below `count`. Times are ordinal: a greater one is later.
struct ShownDishes {
  /// For each dish, when it was last shown itself; nil for never.
  private(set) var lastShown: [Int?]
  /// For each dish, when it or something nearly the same was last shown; nil for a fresh one.
  private(set) var lastBlocked: [Int?]
  private let isAlike: (Int, Int) -> Bool

  /// - Parameters:
  ///   - shown: Dishes and when they were shown, in any order, with repeats.
  ///   - isAlike: Whether two different dishes are nearly the same; symmetric.
  /// Cost: O(distinct shown · count).
  init(
    count: Int,
    shown: [(dish: Int, at: Int)],
    isAlike: @escaping (Int, Int) -> Bool
  ) {
    var lastShown = [Int?](repeating: nil, count: count)
    for (dish, at) in shown { lastShown[dish] = max(lastShown[dish] ?? at, at) }
    var lastBlocked = lastShown
    for dish in lastShown.indices {
      guard let at = lastShown[dish] else { continue }
      // What already was ruled out later than this stays so.
      for other in lastBlocked.indices
      where other != dish && (lastBlocked[other].map { $0 < at } ?? true) && isAlike(dish, other) {
        lastBlocked[other] = at
      }
    }
    self.lastShown = lastShown
    self.lastBlocked = lastBlocked
    self.isAlike = isAlike
  }

  /// Whether neither the dish nor anything nearly the same was shown.
  func isFresh(_ dish: Int) -> Bool { lastBlocked[dish] == nil }

  /// The first of `dishes`, in their order, of which no two are nearly the same; at most `count`.
  func distinct(_ dishes: [Int], count: Int) -> [Int] {
    var chosen: [Int] = []
    for dish in dishes where chosen.count < count {
      if !chosen.contains(where: { $0 == dish || isAlike($0, dish) }) { chosen.append(dish) }
    }
    return chosen
  }

  /// How many of `dishes` would still be fresh after `chosen` are shown.
  func freshCount(of dishes: [Int], after chosen: [Int]) -> Int {
    dishes.count { dish in
      isFresh(dish) && !chosen.contains { $0 == dish || isAlike($0, dish) }
    }
  }

  /// `dishes` from the one ruled out longest ago; of equal ones, those never shown themselves first,
  /// then in the order given.
  func oldestFirst(_ dishes: [Int]) -> [Int] {
    dishes.enumerated().sorted { left, right in
      let (a, b) = (key(left.element), key(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  private func key(_ dish: Int) -> (Int, Int) {
    (lastBlocked[dish] ?? .min, lastShown[dish] == nil ? 0 : 1)
  }
}
