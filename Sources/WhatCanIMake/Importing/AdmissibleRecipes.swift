import RecipeModel
import RecipeStorage

/// Recipes of one part of a long import under ids that a file may give to them.
///
/// The collection and the recipes that people wrote are no file's to change: one that is there just
/// so is left out, and any other becomes a dish of the source `copy`.
struct AdmissibleRecipes {
  private(set) var recipes: [Recipe]
  /// Those that are there just so.
  private(set) var leftOut: [DishID] = []
  /// How many recipes are not taken: those left out, and repeats of what the file gave before.
  private(set) var unchanged = 0

  /// - Parameters:
  ///   - recipes: No two have the same id.
  ///   - file: The file of the import, by its place.
  init(_ recipes: [Recipe], ofFile file: Int, in cache: RecipeCache) throws(StorageError) {
    let reserved = recipes.map(\.id).filter { $0.isOwn || $0.source == CollectionFiles.source }
    guard !reserved.isEmpty else {
      self.recipes = recipes
      return
    }
    let isReserved = Set(reserved)
    let there = Set(try cache.recipes(ids: reserved))
    let given = try cache.given(reserved, inFile: file)
    self.recipes = []
    for recipe in recipes {
      guard isReserved.contains(recipe.id) else {
        self.recipes.append(recipe)
        continue
      }
      if given.contains(recipe.id) {
        unchanged += 1
      } else if there.contains(recipe) {
        unchanged += 1
        leftOut.append(recipe.id)
      } else {
        self.recipes.append(recipe.copied)
      }
    }
  }
}

extension Recipe {
  /// The recipe as a dish of the source `copy`.
  var copied: Recipe {
    var copy = self
    let name = id.description.replacing(":", with: "-")
    copy.id = DishID(source: "copy", nativeID: name)
    copy.origin.source = "copy"
    copy.origin.nativeID = name
    return copy
  }
}
