import GRDB
package import RecipeModel

/// Every change of an own recipe raises the recipes' generation. Recipes that were deleted for
/// longer than ``OwnRecipe/secondsToRestore``, by anyone, go for good at the next call of any of
/// these.
extension NotebookWriter {
  /// Stores the person's own recipe; it is private unless `publishedAt` is given.
  ///
  /// Its id becomes `own:` with the native id of its origin, by the rule of
  /// ``OwnRecipe/nativeID(_:of:)``. If any recipe of the store has that id, even a deleted one, the
  /// first free one of `-2`, `-3` … is added. Cost: O(those tried).
  @discardableResult
  package func createRecipe(
    _ recipe: Recipe,
    createdAt: Int? = nil,
    changedAt: Int? = nil,
    publishedAt: Int? = nil
  ) throws(StorageError) -> OwnRecipe {
    try checked {
      try purge()
      let wished = OwnRecipe.nativeID(recipe.origin.nativeID, of: try number())
      let own = OwnRecipe(
        recipe: filed(recipe, as: try freeNativeID(wished)),
        author: Person(normalised(person.name)) ?? person,
        createdAt: createdAt ?? now,
        changedAt: changedAt ?? createdAt ?? now,
        publishedAt: publishedAt
      )
      try insert(own, into: .ownRecipes)
      try raiseGeneration()
      return own
    }
  }

  /// Replaces the person's recipe with that id, and the copy that they saved of it. False if there
  /// is none, or it is deleted.
  @discardableResult
  package func replaceRecipe(_ recipe: Recipe, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      try purge()
      guard let row = try present(recipe.id) else { return false }
      let recipe = filed(
        recipe,
        as: String(recipe.id.description.dropFirst(OwnRecipe.source.count + 1))
      )
      var changed: OwnRecipe = try row.thing(in: db)
      (changed.recipe, changed.changedAt) = (recipe, at ?? now)
      try replace(row, by: changed)
      if try own(.keptDishes, of: recipe.id) != nil { try storeSnapshot(of: recipe) }
      try raiseGeneration()
      return true
    }
  }

  /// Deletes the person's recipe; it can be restored for a while. False if there is none, or it is
  /// deleted already.
  @discardableResult
  package func deleteRecipe(_ id: DishID) throws(StorageError) -> Bool {
    try checked {
      try purge()
      guard let row = try present(id) else { return false }
      try setTime("deleted_at", of: row, to: now)
      return true
    }
  }

  /// Restores a deleted recipe of the person. False if there is none, or it can no longer be
  /// restored.
  @discardableResult
  package func restoreRecipe(_ id: DishID) throws(StorageError) -> Bool {
    try checked {
      try purge()
      guard let row = try own(.ownRecipes, of: id), try row.optionalInteger("deleted_at") != nil
      else { return false }
      try setTime("deleted_at", of: row, to: nil)
      return true
    }
  }

  /// Publishes the person's recipe, or makes it private again. False if there is none, or it is
  /// deleted. The time of a recipe that is public already does not change.
  @discardableResult
  package func publishRecipe(
    _ id: DishID,
    _ isPublic: Bool,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try checked {
      try purge()
      guard let row = try present(id) else { return false }
      if try (row.optionalInteger("published_at") != nil) != isPublic {
        try setTime("published_at", of: row, to: isPublic ? at ?? now : nil)
        if !isPublic { try forgetVisibility(of: .recipe(id)) }
      }
      return true
    }
  }

  /// The person's recipe that is not deleted.
  private func present(_ id: DishID) throws -> NotebookRow? {
    guard let row = try own(.ownRecipes, of: id), try row.optionalInteger("deleted_at") == nil
    else { return nil }
    return row
  }

  private func setTime(_ column: String, of row: NotebookRow, to time: Int?) throws {
    try set(column, of: row, to: .integer(time))
    try raiseGeneration()
  }

  private func filed(_ recipe: Recipe, as nativeID: String) -> Recipe {
    var recipe = recipe
    recipe.id = DishID(source: OwnRecipe.source, nativeID: nativeID)
    recipe.origin.source = OwnRecipe.source
    recipe.origin.nativeID = nativeID
    return recipe
  }

  private func freeNativeID(_ wished: String) throws -> String {
    var nativeID = wished
    var suffix = 1
    while try isTaken(DishID(source: OwnRecipe.source, nativeID: nativeID)) {
      suffix += 1
      nativeID = "\(wished)-\(suffix)"
    }
    return nativeID
  }

  private func isTaken(_ id: DishID) throws -> Bool {
    let rows = try NotebookTable.ownRecipes.rows(
      where: "dish = ?",
      [.text(id.description)],
      in: db
    )
    return !rows.isEmpty
  }

  /// Removes everyone's recipes that can no longer be restored.
  private func purge() throws {
    let deleted = try NotebookTable.ownRecipes.rows(where: "deleted_at IS NOT NULL", [], in: db)
    let expired = try deleted.filter { row in
      let deletedAt = try row.integer("deleted_at")
      let (age, isTooLong) = now.subtractingReportingOverflow(deletedAt)
      return isTooLong ? now > deletedAt : age > OwnRecipe.secondsToRestore
    }
    for row in expired {
      _ = try remove(try pictureRows(of: try row.dish()))
      try forgetVisibility(of: .recipe(try row.dish()), by: try row.integer("person"))
    }
    if try remove(expired) > 0 { try raiseGeneration() }
  }

  func raiseGeneration() throws {
    try NotebookTable.raiseRecipesGeneration(above: 0, in: db)
  }
}

extension NotebookTable {
  /// Makes the recipes' generation one more than it is, and than `other`.
  static func raiseRecipesGeneration(above other: Int, in db: Database) throws {
    let name = NotebookValue.text(NotebookFact.recipesGeneration.rawValue)
    if var row = try facts.rows(where: "name = ?", [name], in: db).first {
      try row.set("value", to: .integer(max(try row.integer("value"), other) + 1))
      try facts.replace(row, in: db)
    } else {
      try facts.insert([name, .integer(other + 1)], in: db)
    }
  }
}
