import RecipeLexicon
import RecipeModel
import SectionFiles

/// Which purchases unlock which dishes, as sets of numbers of ``DishPurchases``: what a ``BasketSearch``
/// searches.
struct UnlockProblem {
  /// As ``DishPurchases/things``.
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
    let purchases = DishPurchases(lacks)
    things = purchases.things
    let limit = size <= 3 ? Self.mostSets.few : Self.mostSets.many
    var (recipes, dishes, cut) = ([Int](), [BasketDish](), 0)
    let taste = gaps.query.taste
    for dish in lacks.dishes {
      let ways = purchases.ways(for: dish, size: size, limit: limit)
      if ways.completeSize < size { cut += 1 }
      guard !ways.sets.isEmpty else { continue }
      recipes.append(dish.recipe)
      dishes.append(BasketDish(sets: ways.sets, taste: taste.isEmpty ? 0 : taste[dish.recipe]))
    }
    self.recipes = recipes
    self.cut = cut
    problem = BasketProblem(candidates: things.count, dishes: dishes)
  }

  /// The things of a basket, each as what most of its dishes name that does the same for them.
  func things(of basket: Basket) -> [Int] {
    let wanted = Set(basket.dishes.map { recipes[$0] })
    let dishes = lacks.dishes.filter { wanted.contains($0.recipe) }
    return lacks.plainest(basket.items.map { things[$0] }, for: dishes, isExact: true)
  }
}
