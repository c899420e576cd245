import RecipeLexicon
import RecipeModel
import SectionFiles

/// Which purchases unlock which dishes, as sets of numbers: what a ``BasketSearch`` searches.
///
/// Of the things that one could buy, only those remain that do something which no other does. Where one
/// does all that another does, alone, the other is left out: nothing that it unlocks is lost. Where both
/// do the same, the one remains that more of the dishes name, then the one first by name.
struct UnlockProblem {
  /// The things that remain, ascending by name.
  let things: [Int]
  /// The dishes that some purchase unlocks, ascending.
  let recipes: [Int]
  let problem: BasketProblem
  /// Dishes whose sets were too many to keep all; a search may miss that something unlocks them.
  let cut: Int
  private let lacks: LackingDishes

  /// So many sets of one dish are kept, at baskets of up to three things and of more.
  private static let mostSets = (few: 16_384, many: 256)

  /// - Parameter gaps: With sets of up to as many things as a basket holds.
  /// Cost: O(lines of all dishes + sets of all dishes).
  init(_ gaps: DishGaps) {
    let size = gaps.labels.limit
    let lacks = LackingDishes(gaps)
    self.lacks = lacks
    let things = lacks.thingsWorthBuying()
    self.things = things
    var numbers = [Int](repeating: -1, count: gaps.index.lexicon.count)
    for (number, thing) in things.enumerated() { numbers[thing] = number }
    let ways = lacks.families.map { family in
      family.sets.compactMap { set -> [Int]? in
        let own = set.map { numbers[$0] }
        return own.contains(-1) ? nil : own.sorted()
      }
    }
    // What is named most is tried first, so that it stays where there are too many sets.
    let singles = ways.map { ways in
      ways.allSatisfy { $0.count == 1 }
        ? ways.map { $0[0] }.sorted { lacks.isPreferred(things[$0], to: things[$1]) } : nil
    }
    let limit = size <= 3 ? Self.mostSets.few : Self.mostSets.many
    var (recipes, dishes, cut) = ([Int](), [BasketDish](), 0)
    let taste = gaps.query.taste
    for dish in lacks.dishes {
      let lists = dish.families.compactMap { singles[$0] }
      let sets: [[Int]]
      if lists.count == dish.families.count, lists.count <= HittingSets.mostLists {
        let hits = HittingSets(lists, size: size, limit: limit)
        if hits.isCut { cut += 1 }
        sets = hits.sets
      } else {
        sets =
          dish.families.map { PurchaseSets(ways[$0]) }
          .sorted { $0.sets.count < $1.sets.count }
          .reduce(PurchaseSets.free) { $0.both($1, limit: size) }
          .sets
      }
      guard !sets.isEmpty else { continue }
      recipes.append(dish.recipe)
      dishes.append(BasketDish(sets: sets, taste: taste.isEmpty ? 0 : taste[dish.recipe]))
    }
    self.recipes = recipes
    self.cut = cut
    problem = BasketProblem(candidates: things.count, dishes: dishes)
  }

  /// The things of a basket, each as what most of its dishes name that does the same for them.
  func things(of basket: Basket) -> [Int] {
    let wanted = Set(basket.dishes.map { recipes[$0] })
    let dishes = lacks.dishes.filter { wanted.contains($0.recipe) }
    return lacks.plainest(basket.items.map { things[$0] }, for: dishes)
  }
}
