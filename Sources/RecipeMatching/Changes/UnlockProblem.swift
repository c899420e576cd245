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

  /// A basket with all that it makes, also by ways that the search was not told of.
  struct NamedBasket {
    /// By name.
    var things: [Int]
    /// Ascending.
    var recipes: [Int]
  }

  /// Baskets in their order, each thing as what most of the basket's dishes name that does the same; of
  /// those that make the same dishes only the first.
  func named(_ baskets: [Basket], taste: [Int]) -> [NamedBasket] {
    var seen: Set<[Int]> = []
    var named: [NamedBasket] = []
    for basket in baskets {
      let items = basket.items.map { things[$0] }
      let made = lacks.made(by: items)
      let recipes = made.map(\.recipe)
      guard seen.insert(recipes).inserted else { continue }
      let plain = lacks.plainest(items, for: made, isExact: true)
      let needed = plain.reduce(into: plain) { needed, thing in
        // What a thing was changed to may do for another one as well.
        let rest = needed.filter { $0 != thing }
        if lacks.made(by: rest).count == made.count { needed = rest }
      }
      named.append(NamedBasket(things: needed, recipes: recipes))
    }
    let keys = named.enumerated().map { place, basket in
      let liked = taste.isEmpty ? 0 : basket.recipes.reduce(0) { $0 + taste[$1] }
      return [-basket.recipes.count, -liked, basket.things.count, place]
    }
    return named.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { named[$0] }
  }
}
