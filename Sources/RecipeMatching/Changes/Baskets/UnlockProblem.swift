import RecipeLexicon
import RecipeModel
import SectionFiles

/// What there is to choose from for one basket after another, none of which has a thing of those before it, or what is
/// like one: dishes that are made already are worth nothing more.
///
/// What it is chosen by are the dishes that are made of what they ask for, though others that a basket makes count too:
/// nobody buys Dubonnet for a Negroni, but who has bought it has one.
struct UnlockProblem {
  /// A basket with all that it makes, also by ways that the search was not told of.
  struct NamedBasket {
    /// By name.
    var things: [Int]
    /// Ascending.
    var recipes: [Int]
    var completes: PurchaseWorth
  }

  /// As ``DishPurchases/things``: what does no more than another thing is none of them.
  let things: [Int]
  /// The worth of the dishes whose sets were too many to keep all; a search may miss that something unlocks them.
  let cut: Int
  /// Of each dish that something unlocks the sets of numbers of things.
  private let ways: [(recipe: Int, sets: [[Int]])]
  private let lacks: UnmetDishes
  /// The same, where nothing that is bought stands in for another thing.
  private let meant: UnmetDishes
  /// For each ingredient whether it may be bought.
  private let offered: [Bool]
  private let dishes: CompletableDishes
  private var nearEqual: NearEqualDishes
  /// For each of the things whether it, or its like, is in a basket.
  private var isTaken: [Bool]
  /// What the baskets so far are called by.
  private var taken: [Int] = []
  private var made: Set<Int> = []
  /// For each group of nearly equal dishes the most that one that is made is worth.
  private var worths: [Int: Int] = [:]

  /// What each dish is worth.
  var dishWorths: DishWorths { dishes.worths }

  /// The most sets kept for one dish: for baskets of up to three things, and for larger ones.
  private static let mostSets = (few: 16_384, many: 256)

  /// - Parameters:
  ///   - size: The most things in a basket.
  /// Cost: O(lines of all dishes + sets of all dishes).
  init(_ index: CatalogueIndex, _ query: MatchQuery, size: Int) {
    dishes = CompletableDishes(index, query)
    lacks = UnmetDishes(DishGaps(index, query, limit: size), among: dishes)
    meant = UnmetDishes(DishGaps(index, query, limit: size, buying: .meant), among: dishes)
    var offered = index.offered(beside: dishes.judge.closure, query.roles)
    for thing in query.roles.unlikely { offered[thing.rawValue] = false }
    self.offered = offered
    let purchases = DishPurchases(meant, offered: offered)
    things = purchases.things
    isTaken = things.map { _ in false }
    nearEqual = NearEqualDishes(index, usual: query.roles.usual)
    let limit = size <= 3 ? Self.mostSets.few : Self.mostSets.many
    var cut = 0
    ways = meant.dishes.compactMap { [dishes] dish in
      let ways = purchases.ways(for: dish, size: size, limit: limit)
      if ways.completeSize < size { cut += dishes.worths[dish.recipe] }
      return ways.sets.isEmpty ? nil : (dish.recipe, ways.sets)
    }
    self.cut = cut
  }

  /// What a ``BasketSearch`` searches for the next basket. Cost: O(items of the sets of all dishes).
  mutating func problem() -> BasketProblem {
    var dishes: [BasketDish] = []
    for (recipe, all) in ways where !made.contains(recipe) {
      let group = nearEqual.group(of: recipe)
      let worth = self.dishes.worths[recipe] - worths[group, default: 0]
      guard worth > 0 else { continue }
      let sets = made.isEmpty ? all : all.filter { set in !set.contains { isTaken[$0] } }
      if !sets.isEmpty { dishes.append(BasketDish(sets: sets, worth: worth, group: group)) }
    }
    return BasketProblem(candidates: things.count, dishes: dishes)
  }

  /// Takes a basket: neither its things nor its dishes come again.
  ///
  /// - Returns: The basket, each thing as what most of its dishes name that does the same without standing in.
  /// Cost: O(dishes · things that may take a place + all things · its own).
  mutating func take(_ basket: Basket) -> NamedBasket {
    let items = basket.items.map { things[$0] }
    let meant = meant.made(by: items)
    var named = self.meant.plainest(items, for: meant, isExact: true, among: offered)
    let taxonomy = lacks.index.lexicon.taxonomy
    func isLike(_ thing: Int, oneOf others: [Int]) -> Bool {
      others.contains { $0 == thing || taxonomy.areLike($0, thing) }
    }
    if named.contains(where: { isLike($0, oneOf: taken) }) { named = items }
    for thing in named {
      // What a thing was changed to may do for another one as well.
      let rest = named.filter { $0 != thing }
      if self.meant.made(by: rest).count == meant.count { named = rest }
    }
    taken += named
    for (place, thing) in things.enumerated() where !isTaken[place] {
      isTaken[place] = isLike(thing, oneOf: named)
    }
    let recipes = lacks.made(by: named).map(\.recipe)
    for recipe in recipes where self.made.insert(recipe).inserted {
      let group = nearEqual.group(of: recipe)
      worths[group] = max(worths[group, default: 0], dishes.worths[recipe])
    }
    let completes = nearEqual.worth(of: recipes, in: dishes)
    return NamedBasket(things: named, recipes: recipes, completes: completes)
  }
}
