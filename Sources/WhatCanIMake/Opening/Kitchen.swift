package import RecipeMatching
public import RecipeModel
import RecipeStorage

/// The main entry point: finds dishes that can be made, shows dishes, and adds new ones.
///
/// A kitchen has the catalogue, which everybody shares, and one person's notebook. Opening it reads
/// one index file, and the notebook if there is one. The recipe cache is opened only for work that
/// needs whole recipes.
public struct Kitchen: Sendable {
  public let catalogue: Catalogue
  /// The snapshot of the notebook of the person for whom the kitchen was opened.
  public let snapshot: PersonSnapshot
  /// The catalogue's index as the person has taught it.
  package let index: CatalogueIndex
  /// The dishes for which the person's own versions stand in the index.
  let replaced: Set<RecipeID>
  /// The dishes that are one to the person.
  let duplicateGroups: OwnDuplicateGroups
  private let searches: RememberedSearches

  public init(_ catalogue: Catalogue, _ snapshot: PersonSnapshot) {
    self.catalogue = catalogue
    self.snapshot = snapshot
    index = catalogue.index.teaching(snapshot.taught)
    duplicateGroups = OwnDuplicateGroups(snapshot.taught, in: catalogue.index)
    replaced = catalogue.index.replaced(by: snapshot.versions)
    searches = index === catalogue.index ? catalogue.searches : RememberedSearches(index)
  }

  /// Answers questions about this index, with what earlier ones worked out of the same pantry.
  var matcher: PantryMatcher { PantryMatcher(index: index, remembering: searches) }

  public var places: KitchenPaths { catalogue.places }
  /// As ``Catalogue/notices``.
  public var notices: [String] { catalogue.notices }

  /// The vectors of this kitchen's dishes; see ``Catalogue/taste()``.
  func taste() -> Taste { catalogue.taste() }

  /// Whether the person may see a dish of the index.
  func canSee(_ recipe: RecipeID) -> Bool {
    index.recipes.isOwn(recipe)
      ? snapshot.canSee(index.recipes.id(of: recipe)) : !replaced.contains(recipe)
  }

  /// Whether the person may see a dish.
  func canSee(_ dish: DishID) -> Bool { snapshot.canSee(dish) }

  /// How many dishes the person may see. Cost: O(own recipes of the store).
  public var dishCount: Int { index.dishCount - hiddenRecipes.count }

  /// How many dishes that the person may see were added or changed after the index was built.
  public var dishesAfterBuilding: Int {
    (index.baseCount..<index.recipes.count).count { canSee(RecipeID($0)) }
  }

  /// The dishes that the person may not see, and those that they see as they changed them.
  /// Cost: O(own recipes of the store).
  var hiddenRecipes: [RecipeID] {
    index.recipes(from: OwnRecipe.source).filter { !snapshot.canSee(index.recipes.id(of: $0)) }
      + replaced.sorted()
  }

  /// For each id, whether it is that of a dish which a filter lets through and the person may see.
  func admitted(by filter: RecipeFilter) -> [Bool] {
    let chosen = filter.admitted(of: index.recipes)
    var admitted = index.byRecipe(absent: false) { chosen?.contains($0.rawValue) ?? true }
    for recipe in hiddenRecipes { admitted[recipe.rawValue] = false }
    return admitted
  }

  /// The whole recipes with these ids, in the same order, as the person may have changed them; ids
  /// that no longer exist are left out. Cost: O(log dishes) each.
  ///
  /// The recipes are those that answers judge: a version is shown as the catalogue has it, even if
  /// the notebook already has a newer one, and the source's dish is shown if the catalogue does not
  /// have the version yet.
  public func recipes(_ ids: [DishID]) throws(KitchenError) -> [Recipe] {
    let catalogueIDs = ids.map { id in
      snapshot.versions[id].flatMap { index.recipe(with: $0) == nil ? nil : $0 } ?? id
    }
    guard catalogueIDs != ids else { return try unchangedRecipes(ids) }
    let changed = Set(zip(ids, catalogueIDs).lazy.filter { $0.0 != $0.1 }.map(\.0))
    let versions = try reading(or: [:]) { try $0.versions(of: changed) }
    return try unchangedRecipes(catalogueIDs).map { recipe in
      guard recipe.id.isOwn, let dish = DishVersion.dish(of: recipe.id) else { return recipe }
      var version = recipe
      version.id = dish
      // The catalogue files a version under its owner; where the dish comes from only the notebook knows.
      version.origin.source = versions[dish]?.recipe.origin.source ?? dish.source
      version.origin.nativeID =
        versions[dish]?.recipe.origin.nativeID
        ?? String(dish.description.dropFirst(dish.source.count + 1))
      return version
    }
  }

  /// The whole recipes with these ids as the catalogue has them.
  func unchangedRecipes(_ ids: [DishID]) throws(KitchenError) -> [Recipe] {
    switch catalogue.recipes {
    case .memory(let all): return ids.compactMap { all[$0] }
    case .cache:
      return try readingCache { cache in
        let found = try cache.recipes(ids: ids)
        if found.count < ids.count { try checkUnreadable(ids, found, cache) }
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
  private func checkUnreadable(
    _ ids: [DishID],
    _ found: [Recipe],
    _ cache: RecipeCache
  ) throws(StorageError) {
    let there = Set(found.map(\.id))
    let unreadable = ids.first { !there.contains($0) && index.recipe(with: $0) != nil }
    guard let unreadable, try cache.generation() == Int(clamping: index.generation) else { return }
    throw StorageError(.unreadableRecipe(unreadable), path: cache.path)
  }
}

extension RecipeTable {
  /// True for a recipe that someone wrote in a store. Cost: O(1).
  func isOwn(_ recipe: RecipeID) -> Bool {
    ids.utf8(at: recipe.rawValue).starts(with: ownPrefix)
  }
}

/// How the ids of own recipes begin.
private let ownPrefix = Array("\(OwnRecipe.source):".utf8)
