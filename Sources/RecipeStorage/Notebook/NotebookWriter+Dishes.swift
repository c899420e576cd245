package import RecipeModel

extension NotebookWriter {
  /// Stores the current state of a dish in place of an earlier one, if the person has saved
  /// anything about it; otherwise does nothing and returns false.
  ///
  /// Every method that saves something about a dish also does this, with the time of the
  /// transaction. This method is for updating the dish, or for giving it another time.
  @discardableResult
  package func keep(_ recipe: Recipe, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      guard try isReferred(to: recipe.id) else { return false }
      try storeSnapshot(of: recipe, at: at)
      return true
    }
  }

  /// False if it was a favourite already; then its time does not change.
  @discardableResult
  package func setFavorite(_ recipe: Recipe, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      try storeSnapshot(of: recipe)
      guard try own(.favorites, of: recipe.id) == nil else { return false }
      try insert(FavoriteDish(dish: recipe.id, at: at ?? now), into: .favorites)
      return true
    }
  }

  /// False if it was not one.
  @discardableResult
  package func removeFavorite(_ id: DishID) throws(StorageError) -> Bool {
    try removeMark(.favorites, of: id)
  }

  /// Sets the person's rating; this replaces an earlier one.
  package func rate(_ recipe: Recipe, _ rating: Rating, at: Int? = nil) throws(StorageError) {
    let mark = DishRating(dish: recipe.id, stars: rating, at: at ?? now)
    try setMark(mark, in: .ratings, of: recipe)
  }

  /// False if there was none.
  @discardableResult
  package func removeRating(_ id: DishID) throws(StorageError) -> Bool {
    try removeMark(.ratings, of: id)
  }

  /// Sets the person's note on a dish; this replaces an earlier one.
  package func setNote(_ recipe: Recipe, _ text: String, at: Int? = nil) throws(StorageError) {
    let note = DishNote(dish: recipe.id, text: text, writtenAt: at ?? now)
    try setMark(note, in: .notes, of: recipe)
  }

  /// False if there was none.
  @discardableResult
  package func removeNote(_ id: DishID) throws(StorageError) -> Bool {
    try removeMark(.notes, of: id)
  }

  private func setMark(
    _ mark: some StoredThing,
    in table: NotebookTable,
    of recipe: Recipe
  ) throws(StorageError) {
    try checked {
      try storeSnapshot(of: recipe)
      try put(mark, into: table, of: recipe.id)
    }
  }

  private func removeMark(_ table: NotebookTable, of id: DishID) throws(StorageError) -> Bool {
    try checked {
      guard let row = try own(table, of: id) else { return false }
      try table.delete(row, in: db)
      try releaseSnapshot(of: id)
      return true
    }
  }
}

/// Snapshots: a person has one of each dish that they have saved something about, and no other.
extension NotebookWriter {
  func storeSnapshot(of recipe: Recipe, at: Int? = nil) throws {
    let kept = KeptDish(recipe: recipe, savedAt: at ?? now)
    try put(kept, into: .keptDishes, of: recipe.id)
  }

  /// Removes the snapshot when nothing refers to it any more.
  func releaseSnapshot(of id: DishID) throws {
    guard try !isReferred(to: id), let row = try own(.keptDishes, of: id) else { return }
    try row.table.delete(row, in: db)
  }

  private func isReferred(to id: DishID) throws -> Bool {
    try NotebookTable.keeping.contains { try own($0, of: id) != nil }
  }
}
