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
  /// The worth of the dishes whose sets were too many to keep all; a search may miss that something unlocks
  /// them.
  let cut: Int
  private let lacks: LackingDishes
  private let dishes: CompletableDishes
  private let nearEqual: NearEqualDishes

  /// The most sets kept for one dish: for baskets of up to three things, and for larger ones.
  private static let mostSets = (few: 16_384, many: 256)

  /// - Parameter size: The most things in a basket.
  /// Cost: O(lines of all dishes + sets of all dishes).
  init(_ index: CatalogueIndex, _ query: MatchQuery, size: Int) {
    let completable = CompletableDishes(index, query)
    let lacks = LackingDishes(DishGaps(index, query, limit: size), among: completable)
    (self.lacks, self.dishes) = (lacks, completable)
    let offered = index.offered(beside: completable.judge.closure)
    let purchases = DishPurchases(lacks, offered: offered)
    things = purchases.things
    let limit = size <= 3 ? Self.mostSets.few : Self.mostSets.many
    var nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    var (recipes, dishes, cut) = ([Int](), [BasketDish](), 0)
    for dish in lacks.dishes {
      let worth = completable.worths[dish.recipe]
      let ways = purchases.ways(for: dish, size: size, limit: limit)
      if ways.completeSize < size { cut += worth }
      guard !ways.sets.isEmpty else { continue }
      recipes.append(dish.recipe)
      let group = nearEqual.group(of: dish.recipe)
      dishes.append(BasketDish(sets: ways.sets, worth: worth, group: group))
    }
    self.nearEqual = nearEqual
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
    var completes: PurchaseWorth
  }

  /// Baskets in their order, each thing as what most of the basket's dishes name that does the same. Of those
  /// that make the same dishes only the first; nor one that makes nothing which another one does not, of
  /// things that are like the other's.
  func named(_ baskets: [Basket]) -> [NamedBasket] {
    var seen: Set<[Int]> = []
    var named: [NamedBasket] = []
    var nearEqual = nearEqual
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
      let completes = nearEqual.worth(of: recipes, in: dishes)
      named.append(NamedBasket(things: needed, recipes: recipes, completes: completes))
    }
    let order = named.indices.sorted { left, right in
      let (one, other) = (named[left], named[right])
      if one.completes != other.completes { return one.completes > other.completes }
      let (size, otherSize) = (one.things.count, other.things.count)
      return size != otherSize ? size < otherSize : left < right
    }
    return order.map { named[$0] }.reduce(into: []) { listed, basket in
      if !listed.contains(where: { isFolded(basket, into: $0) }) { listed.append(basket) }
    }
  }

  private func isFolded(_ basket: NamedBasket, into other: NamedBasket) -> Bool {
    let taxonomy = lacks.index.lexicon.taxonomy
    return other.recipes.hasAll(of: basket.recipes)
      && basket.things.allSatisfy { thing in
        other.things.contains { $0 == thing || taxonomy.areLike($0, thing) }
      }
  }
}
