/// The things that are worth buying for some dishes, numbered, and which of them make each dish.
///
/// Of the things that one could buy, only those remain that do something which no other does. Where one
/// does all that another does, alone, the other is left out: no dish is lost. Where both do the same, the
/// one remains that more of the dishes name, then the one first by name.
struct DishPurchases {
  /// Ascending by name; a thing's number is its place here.
  let things: [Int]
  /// For each family of the dishes the sets of numbers that meet it.
  let ways: [[[Int]]]
  /// For each family its ways where each takes one thing, those named most first.
  private let singles: [[Int]?]

  /// Cost: O(things · their families).
  init(_ lacks: LackingDishes) {
    let things = lacks.thingsWorthBuying()
    self.things = things
    let numbers = Dictionary(uniqueKeysWithValues: things.enumerated().map { ($1, $0) })
    ways = lacks.families.map { family in
      family.sets.compactMap { set -> [Int]? in
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

  /// At most `limit` of the smallest sets of at most `size` things that make a dish; of those that are
  /// not more than that, all.
  func ways(for dish: LackingDishes.Dish, size: Int, limit: Int) -> Ways {
    let lists = dish.families.compactMap { singles[$0] }
    guard lists.count == dish.families.count, lists.count <= HittingSets.mostLists else {
      return joined(dish, size: size, limit: limit)
    }
    let all = HittingSets(lists, size: size, limit: limit)
    guard all.isCut else { return Ways(sets: all.sets, completeSize: size) }
    var complete = Ways(sets: [], completeSize: 0)
    while complete.completeSize < size - 1 {
      let larger = HittingSets(lists, size: complete.completeSize + 1, limit: limit)
      if larger.isCut { break }
      complete = Ways(sets: larger.sets, completeSize: complete.completeSize + 1)
    }
    let others = all.sets.filter { $0.count > complete.completeSize }
    complete.sets += others.prefix(limit - complete.sets.count)
    return complete
  }

  /// As ``ways(for:size:limit:)``, where a way takes several things.
  private func joined(_ dish: LackingDishes.Dish, size: Int, limit: Int) -> Ways {
    let sets = dish.families.map { PurchaseSets(ways[$0]) }
      .sorted { $0.sets.count < $1.sets.count }
      .reduce(PurchaseSets.free) { $0.both($1, limit: size) }
      .sets
    guard sets.count > limit else { return Ways(sets: sets, completeSize: size) }
    return Ways(sets: Array(sets.prefix(limit)), completeSize: sets[limit].count - 1)
  }
}
