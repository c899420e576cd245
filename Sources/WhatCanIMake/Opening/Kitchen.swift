public import RecipeMatching
public import RecipeModel
import RecipeStorage

/// The front door: what can be made, what there is, and how to add to it.
///
/// Opening it reads one index file, and the notebook where there is one; the recipe cache is opened
/// only by what needs whole recipes.
public struct Kitchen: Sendable {
  /// Where whole recipes come from.
  enum Recipes: Sendable {
    case cache(path: String)
    /// The store cannot be written; the recipes are kept for this one process.
    case memory([DishID: Recipe])
  }

  public let places: KitchenPlaces
  public let index: CatalogueIndex
  /// What the person keeps for whom it was opened.
  public let belongings: Belongings
  /// What the cook should know about the opening: files left out, a store that cannot be written.
  public let notices: [String]
  let recipes: Recipes

  init(
    places: KitchenPlaces,
    index: CatalogueIndex,
    belongings: Belongings,
    notices: [String],
    recipes: Recipes
  ) {
    self.places = places
    self.index = index
    self.belongings = belongings
    self.notices = notices
    self.recipes = recipes
  }

  /// A kitchen over the cache of its store.
  init(
    _ places: KitchenPlaces,
    _ index: CatalogueIndex,
    _ belongings: Belongings,
    notices: [String] = []
  ) {
    self.init(
      places: places,
      index: index,
      belongings: belongings,
      notices: notices,
      recipes: .cache(path: places.cache)
    )
  }

  /// Whether the person may see a dish of the index.
  func canSee(_ recipe: RecipeID) -> Bool {
    !index.recipes.isOwn(recipe) || belongings.canSee(index.recipes.id(of: recipe))
  }

  /// Whether the person may see a dish.
  func canSee(_ dish: DishID) -> Bool { belongings.canSee(dish) }

  /// How many dishes the person may see. Cost: O(own recipes of the store).
  public var dishCount: Int { index.dishCount - hiddenRecipes.count }

  /// The place of every dish in the index. Cost: O(dishes).
  var recipesByID: [DishID: RecipeID] {
    Dictionary(
      index.allRecipes.map { (index.recipes.id(of: $0), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The dishes that the person may not see. Cost: O(own recipes of the store).
  var hiddenRecipes: [RecipeID] {
    index.recipes(from: OwnRecipe.source).filter { !belongings.canSee(index.recipes.id(of: $0)) }
  }

  /// For each id, whether it is that of a dish which a filter lets through and the person may see.
  func admitted(by filter: RecipeFilter) -> [Bool] {
    let chosen = filter.admitted(of: index.recipes)
    var admitted = index.byRecipe(absent: false) { chosen?.contains($0.rawValue) ?? true }
    for recipe in hiddenRecipes { admitted[recipe.rawValue] = false }
    return admitted
  }

  /// The whole recipes with these ids, in their order; ids that are gone are left out.
  /// Cost: O(log dishes) each.
  public func recipes(_ ids: [DishID]) throws(KitchenError) -> [Recipe] {
    switch recipes {
    case .memory(let all): return ids.compactMap { all[$0] }
    case .cache(let path):
      do {
        let cache = try RecipeCache(readingOnly: path)
        let found = try cache.recipes(ids: ids)
        if found.count < ids.count { try checkGone(ids, found, cache) }
        return found
      } catch {
        throw KitchenError(.storage(error))
      }
    }
  }

  /// Throws when a dish is not in the cache that the index has of it: unless the cache has changed since,
  /// it was not removed, but cannot be found.
  private func checkGone(
    _ ids: [DishID],
    _ found: [Recipe],
    _ cache: RecipeCache
  ) throws(StorageError) {
    let there = Set(found.map(\.id))
    let gone = ids.first { !there.contains($0) && index.recipe(with: $0) != nil }
    guard let gone, try cache.generation() == Int(clamping: index.generation) else { return }
    throw StorageError(.unreadableRecipe(gone), path: cache.path)
  }

  /// The same kitchen with more to say about its opening, before the rest.
  func saying(_ earlier: [String]) -> Kitchen {
    Kitchen(
      places: places,
      index: index,
      belongings: belongings,
      notices: earlier + notices,
      recipes: recipes
    )
  }
}

extension RecipeTable {
  /// True for a recipe that someone wrote in a store. Cost: O(1).
  fileprivate func isOwn(_ recipe: RecipeID) -> Bool {
    ids.utf8(at: recipe.rawValue).starts(with: ownPrefix)
  }
}

/// How the ids of own recipes begin.
private let ownPrefix = Array("\(OwnRecipe.source):".utf8)
