package import RecipeModel

/// A recipe given to an update.
///
/// A dish of a source has its own id. A record of a file belongs to a collection, which is the
/// source in its origin; its native id says which record of the collection it is. The id that the
/// record gets depends on what the collection already has: see
/// ``RecipeCache/update(addedAt:expiresAt:replacingSource:fingerprint:part:unclaimed:documents:willCommit:noting:adding:)``.
package struct GivenRecipe: Sendable {
  /// The recipe; the id of a record is the one that it asks for.
  package var recipe: Recipe
  /// The id that a record had before files had collections, or that it gives itself; nil for a dish
  /// with its own id.
  package var recordID: DishID?
  /// The id that a record asks for if its first choice belongs to another dish; nil for the first
  /// choice with a number.
  package var otherwise: DishID?

  package init(_ recipe: Recipe, recordID: DishID? = nil, otherwise: DishID? = nil) {
    self.recipe = recipe
    self.recordID = recordID
    self.otherwise = otherwise
  }
}
