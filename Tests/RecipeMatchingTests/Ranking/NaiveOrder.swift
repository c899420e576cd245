import RecipeMatching

/// The order of dishes as it is written down, key by key, and nothing else.
enum NaiveOrder {
  /// The keys of a dish as numbers of which the lower comes first, the deciding one first.
  static func sequence(_ keys: RankKeys, _ order: RankOrder) -> [Int] {
    let missing = keys.missing
    let plain = keys.isPlain ? 1 : 0
    let main = keys.hasMain ? 0 : 1
    let breadth = -min(keys.used, 3)
    let swaps = keys.swaps
    let expiring = -keys.expiring
    let taste = -keys.taste
    let last = [-keys.renown, -keys.weight, keys.generics]
    return switch order {
    case .fewestMissing: [missing, plain, main, breadth, swaps, expiring, taste] + last
    case .mostUsed: [-keys.used, missing, plain, main, swaps, expiring, taste] + last
    case .expiring: [expiring, missing, plain, main, breadth, swaps, taste] + last
    case .taste: [taste, missing, plain, main, breadth, swaps, expiring] + last
    case .quick:
      [missing, plain, keys.minutes ?? .max, main, breadth, swaps, expiring, taste] + last
    }
  }

  /// Dishes in an order, equal ones by their places.
  static func ranked(
    _ dishes: [(keys: RankKeys, recipe: Int, place: Int)],
    _ order: RankOrder
  ) -> [RankedDish] {
    dishes.map { (sequence($0.keys, order) + [$0.place], $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map { RankedDish(keys: $1.keys, recipe: $1.recipe, place: $1.place, order: order) }
  }
}
