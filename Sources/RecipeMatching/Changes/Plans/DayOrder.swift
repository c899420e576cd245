import RecipeModel

/// In which order the dishes of a plan are cooked: what perishes first comes first.
struct DayOrder {
  /// A dish, as far as its day matters.
  struct Dish {
    /// As ``PantryPlan/Dish/uses``.
    var uses: [PantryPlan.TimelyUse]
    /// The fewest days that what is bought for it keeps; nil where that keeps long, or nothing is bought.
    var bought: Int?
    /// As ``DishLikeness/things``: first what it is built on.
    var things: [Int]
    /// Whether something that swims is used or bought for it.
    var isOfFish = false
  }

  /// Fish that keeps so many days does not wait for its second dish either.
  static let haste = 2
  /// What keeps so many days, without a date, can wait.
  static let patience = 14

  /// The dishes by their places, each once.
  ///
  /// The next dish is the one that uses what has the fewest days left of all that no dish before it uses, be it there or
  /// bought; for a dish of fish also what keeps two days and was used. Rather what is there, and rather fish than meat. Of dishes that can wait alike (two weeks, if nobody has said a date) rather
  /// one that is not built on the same as the dish before it, then one that leans on nothing that this leans on, and on
  /// what most of the others lean on; then the one
  /// whose things keep the fewest days; of several the first. What is past its date puts no dish forward.
  /// Cost: O(dishes³ · what they lean on).
  let places: [Int]

  init(_ dishes: [Dish]) {
    func repeats(_ one: Int, _ other: Int) -> Bool {
      one != other && dishes[one].things.contains(where: dishes[other].things.contains)
    }
    var (left, ordered, used) = (Array(dishes.indices), [Int](), Set<IngredientID>())
    while !left.isEmpty {
      let keys = left.map { dish -> [Int] in
        let use = dishes[dish].uses.first {
          $0.daysLeft >= 0
            && (!used.contains($0.ingredient)
              || dishes[dish].isOfFish && $0.daysLeft <= Self.haste)
        }
        let there = use?.daysLeft ?? .max
        let days = min(there, dishes[dish].bought ?? .max)
        let isUrgent = use?.isDated ?? false || days < Self.patience
        let others = left.count { repeats($0, dish) }
        let before = ordered.last.map { dishes[$0].things.first }
        let isBuiltAlike = before.map { $0 != nil && $0 == dishes[dish].things.first } ?? false
        let isRepeat = ordered.last.map { repeats($0, dish) } ?? false
        return [
          isUrgent ? days : .max, isUrgent && there > days ? 1 : 0,
          isUrgent && !dishes[dish].isOfFish ? 1 : 0, isBuiltAlike ? 1 : 0, isRepeat ? 1 : 0,
          -others, days, dish,
        ]
      }
      let next = keys.indices.min { keys[$0].lexicographicallyPrecedes(keys[$1]) } ?? 0
      let dish = left.remove(at: next)
      used.formUnion(dishes[dish].uses.map(\.ingredient))
      ordered.append(dish)
    }
    places = ordered
  }
}
