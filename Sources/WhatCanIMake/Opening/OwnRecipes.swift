import RecipeMatching
import RecipeModel
import RecipeStorage

/// The recipes that people wrote in a store, their versions of other dishes, and the dishes in which they never swap
/// something, as of one commit of its notebook.
struct OwnRecipes {
  /// Everybody's recipes that are not deleted, and versions, as the catalogue has them: a version under an id of its
  /// own, as a recipe of the source of own recipes.
  private let written: [CatalogueIndex.Entry]
  /// The other dishes in which somebody never swaps something.
  private let neverSwaps: [NeverSwap]
  /// Changes with their content; 0 when nobody ever wrote one.
  let fingerprint: UInt64

  /// Whether dishes of the catalogue are among them, which change with it.
  var hasDishesOfCatalogue: Bool { !neverSwaps.isEmpty }

  /// Nil when there is a notebook and it cannot be read. Cost: O(own recipes).
  init?(in stores: Stores) {
    do {
      let read = try stores.readingNotebook { store in
        try store.read(nil) { reader in
          let swaps = try reader.neverSwaps()
          let authors = swaps.isEmpty ? [:] : try reader.numbersOfAuthors()
          let own = try reader.catalogueRecipes().map { own in
            let dish = own.recipe.id
            let swap = swaps.first { $0.dish == dish && $0.person == authors[dish] }
            return CatalogueIndex.Entry(recipe: own.recipe.keeping(swap), addedAt: own.createdAt)
          }
          let versions = try reader.catalogueVersions().map { id, version in
            let recipe = version.recipe.filed(as: id).keeping(swaps.first { $0.id == id })
            return CatalogueIndex.Entry(recipe: recipe, addedAt: version.changedAt)
          }
          let known = Set(versions.map(\.recipe.id))
          let rest = swaps.filter { !$0.isOfOwnRecipe && !known.contains($0.id) }
          return (own + versions, rest, try reader.recipesFingerprint())
        }
      }
      (written, neverSwaps, fingerprint) = read ?? ([], [], 0)
    } catch {
      // Whoever opened the kitchen has said so when they read the snapshot.
      return nil
    }
  }

  /// All of them as the catalogue has them.
  ///
  /// - Parameters:
  ///   - now: When dishes in which something is never swapped are added, in seconds since 1970.
  ///   - dishes: The dishes of the catalogue with some ids; those that it no longer has are left out.
  func entries(
    now: Int,
    _ dishes: ([DishID]) throws -> [Recipe]
  ) rethrows -> [CatalogueIndex.Entry] {
    guard hasDishesOfCatalogue else { return written }
    let ids = Set(neverSwaps.map(\.dish)).sorted()
    let found = Dictionary(
      try dishes(ids).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return written
      + neverSwaps.compactMap { swap in
        found[swap.dish].map {
          CatalogueIndex.Entry(recipe: $0.filed(as: swap.id).keeping(swap), addedAt: now)
        }
      }
  }
}

extension Recipe {
  /// The dish under an id for one person, as a recipe of the source of own recipes.
  fileprivate func filed(as id: DishID) -> Recipe {
    var recipe = self
    recipe.origin.source = OwnRecipe.source
    recipe.origin.nativeID = self.id.description
    recipe.id = id
    return recipe
  }

  /// The dish with what is never swapped in it.
  fileprivate func keeping(_ swap: NeverSwap?) -> Recipe {
    var recipe = self
    recipe.neverSwapped = swap?.ingredients
    return recipe
  }
}
