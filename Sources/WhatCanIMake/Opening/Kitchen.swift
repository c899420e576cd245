public import RecipeMatching
public import RecipeModel
import RecipeStorage

/// The front door: what can be made, what there is, and how to add to it.
///
/// Opening it reads one index file; the recipe cache is opened only by what needs whole recipes.
public struct Kitchen: Sendable {
  /// Where whole recipes come from.
  enum Recipes: Sendable {
    case cache(path: String)
    /// The store cannot be written; the recipes are kept for this one process.
    case memory([DishID: Recipe])
  }

  public let places: KitchenPlaces
  public let index: CatalogueIndex
  /// What the cook should know about the opening: files left out, a store that cannot be written.
  public let notices: [String]
  let recipes: Recipes

  init(
    places: KitchenPlaces,
    index: CatalogueIndex,
    notices: [String],
    recipes: Recipes
  ) {
    self.places = places
    self.index = index
    self.notices = notices
    self.recipes = recipes
  }

  /// A kitchen over the cache of its store.
  init(_ places: KitchenPlaces, _ index: CatalogueIndex, notices: [String] = []) {
    self.init(places: places, index: index, notices: notices, recipes: .cache(path: places.cache))
  }

  /// The whole recipes with these ids, in their order; ids that are gone are left out.
  /// Cost: O(log dishes) each.
  public func recipes(_ ids: [DishID]) throws(KitchenError) -> [Recipe] {
    switch recipes {
    case .memory(let all): return ids.compactMap { all[$0] }
    case .cache(let path):
      do {
        return try RecipeCache(readingOnly: path).recipes(ids: ids)
      } catch {
        throw KitchenError(.storage(error))
      }
    }
  }
}
