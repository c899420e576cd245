/// The things that are worth buying for some dishes, numbered, and which of them make each dish.
///
/// Of the things that one could buy, only those remain that do something which no other does. Where one
/// does all that another does, alone, the other is left out: no dish is lost. Where both do the same, the
/// one remains that more of the dishes name, then the one first by name.
struct DishPurchases {
  /// Ascending by name; a thing's number is its place here.
  let things: [Int]
  /// For each set system of the dishes the sets of numbers that meet it.
  let ways: [[[Int]]]
  /// For each set system its ways where each takes one thing, those named most first.
  private let singles: [[Int]?]

  /// - Parameter offered: For each ingredient whether it may be bought; nil for all.
  /// Cost: O(things · their set systems).
  init(_ lacks: UnmetDishes, offered: [Bool]? = nil) {
    let things = lacks.thingsWorthBuying(offered)
    self.things = things
    let numbers = Dictionary(uniqueKeysWithValues: things.enumerated().map { ($1, $0) })
    ways = lacks.setSystems.map { setSystem in
      setSystem.sets.compactMap { set -> [Int]? in
        let own = set.compactMap { numbers[$0] }
        return own.count == set.count ? own.sorted() : nil
      }
    }
    // What is named most is tried first, so that it stays where there are too many sets.
    singles = ways.map { ways in
      ways.allSatisfy { $0.count == 1 }
        ? ways.map { $0[0] }.sorted { lacks.isPreferred(things[$0], to: things[$1]) } : nil
    }
  }

  /// The smallest sets of numbers that make a dish.
  struct Ways {
    /// By size, then in order.
    var sets: [[Int]]
    /// All sets of at most so many things are among these.
    var completeSize: Int
  }

  /// At most `limit` of the smallest sets of at most `size` things that make a dish, in the order in
  /// which they are found.
  func ways(for dish: UnmetDishes.Dish, size: Int, limit: Int) -> Ways {
    guard let lists = lists(for: dish) else { return joined(dish, size: size, limit: limit) }
    let found = HittingSets(lists, size: size, limit: limit)
    return Ways(sets: found.sets, completeSize: found.isCut ? 0 : size)
  }

  /// As ``ways(for:size:limit:)``, with all sets of fewer things as far as these are not more than
  /// `limit`. Cost: up to `size` times as much.
  func smallestWays(for dish: UnmetDishes.Dish, size: Int, limit: Int) -> Ways {
    let ways = ways(for: dish, size: size, limit: limit)
    guard ways.completeSize == 0, let lists = lists(for: dish) else { return ways }
    var complete = Ways(sets: [], completeSize: 0)
    while complete.completeSize < size - 1 {
      let larger = HittingSets(lists, size: complete.completeSize + 1, limit: limit)
      if larger.isCut { break }
      complete = Ways(sets: larger.sets, completeSize: complete.completeSize + 1)
    }
    let others = ways.sets.filter { $0.count > complete.completeSize }
    complete.sets += others.prefix(limit - complete.sets.count)
    return complete
  }

  /// For each thing that a dish lacks the numbers that meet it; nil where a way takes several things.
  private func lists(for dish: UnmetDishes.Dish) -> [[Int]]? {
    let lists = dish.setSystems.compactMap { singles[$0] }
    return lists.count == dish.setSystems.count && lists.count <= HittingSets.mostLists
      ? lists : nil
  }

  /// As ``ways(for:size:limit:)``, where a way takes several things.
  private func joined(_ dish: UnmetDishes.Dish, size: Int, limit: Int) -> Ways {
    var (sets, completeSize) = (PurchaseSets.free, size)
    for setSystem in dish.setSystems.sorted(by: { ways[$0].count < ways[$1].count }) {
      sets = sets.both(PurchaseSets(ways[setSystem]), limit: size)
      guard sets.sets.count > limit else { continue }
      // No set is smaller than a part of it.
      completeSize = min(completeSize, sets.sets[limit].count - 1)
      sets = PurchaseSets(Array(sets.sets.prefix(limit)))
    }
    return Ways(sets: sets.sets, completeSize: completeSize)
  }
}
