package import RecipeModel

/// A recipe that an update is given.
///
/// A dish of a source stands under its own id. A record of a file is of a collection, which is the
/// source of its origin; its native id says which record of the collection it is. Which id the record
/// gets depends on what the collection has: see ``RecipeCache/update(addedAt:expiresAt:replacingSource:fingerprint:part:unclaimed:documents:willCommit:noting:adding:)``.
package struct GivenRecipe: Sendable {
  /// Of a record, the id is the one that it asks for.
  package var recipe: Recipe
  /// The id that a record had before files had collections, or that it says itself; nil for a dish
  /// that stands under its own id.
  package var recordID: DishID?
  /// What a record asks for where the id is another dish's; nil for the id with a number.
  package var otherwise: DishID?

  package init(_ recipe: Recipe, recordID: DishID? = nil, otherwise: DishID? = nil) {
    self.recipe = recipe
    self.recordID = recordID
    self.otherwise = otherwise
  }
}
