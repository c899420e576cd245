public import RecipeMatching
public import RecipeModel
import RecipeStorage

/// The front door: what can be made, what there is, and how to add to it.
///
/// The catalogue, which is everybody's, and what one person keeps. Opening it reads one index file, and the
/// notebook where there is one; the recipe cache is opened only by what needs whole recipes.
public struct Kitchen: Sendable {
  public let catalogue: Catalogue
  /// What the person keeps for whom it was opened.
  public let belongings: Belongings

  public init(_ catalogue: Catalogue, _ belongings: Belongings) {
    self.catalogue = catalogue
    self.belongings = belongings
  }

  public var places: KitchenPlaces { catalogue.places }
  public var index: CatalogueIndex { catalogue.index }
  /// As ``Catalogue/notices``.
  public var notices: [String] { catalogue.notices }

  /// The vectors of this kitchen's dishes; see ``Catalogue/taste()``.
  func taste() -> Taste { catalogue.taste() }

  /// Whether the person may see a dish of the index.
  func canSee(_ recipe: RecipeID) -> Bool {
    !index.recipes.isOwn(recipe) || belongings.canSee(index.recipes.id(of: recipe))
  }

  /// Whether the person may see a dish.
  func canSee(_ dish: DishID) -> Bool { belongings.canSee(dish) }

  /// How many dishes the person may see. Cost: O(own recipes of the store).
  public var dishCount: Int { index.dishCount - hiddenRecipes.count }

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
    switch catalogue.recipes {
    case .memory(let all): return ids.compactMap { all[$0] }
    case .cache:
      return try readingCache { cache in
        let found = try cache.recipes(ids: ids)
        if found.count < ids.count { try checkGone(ids, found, cache) }
        return found
      }
    }
  }

  /// Runs `body` on the recipe cache, which it only reads.
  func readingCache<Value>(
    _ body: (RecipeCache) throws -> Value
  ) throws(KitchenError) -> Value {
    do {
      return try catalogue.stores.readingCache(body)
    } catch {
      throw KitchenError(catching: error)
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
}

extension RecipeTable {
  /// True for a recipe that someone wrote in a store. Cost: O(1).
  fileprivate func isOwn(_ recipe: RecipeID) -> Bool {
    ids.utf8(at: recipe.rawValue).starts(with: ownPrefix)
  }
}

/// How the ids of own recipes begin.
private let ownPrefix = Array("\(OwnRecipe.source):".utf8)
