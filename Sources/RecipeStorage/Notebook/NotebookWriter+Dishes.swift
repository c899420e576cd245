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
      try NotebookTable.favorites.insert(
        [.integer(try number()), .text(recipe.id.description), .integer(at ?? now)],
        in: db
      )
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
    try setMark(.ratings, of: recipe, [.integer(rating.stars), .integer(at ?? now)])
  }

  /// False if there was none.
  @discardableResult
  package func removeRating(_ id: DishID) throws(StorageError) -> Bool {
    try removeMark(.ratings, of: id)
  }

  /// Sets the person's note on a dish; this replaces an earlier one.
  package func setNote(_ recipe: Recipe, _ text: String, at: Int? = nil) throws(StorageError) {
    try setMark(.notes, of: recipe, [.text(text), .integer(at ?? now)])
  }

  /// False if there was none.
  @discardableResult
  package func removeNote(_ id: DishID) throws(StorageError) -> Bool {
    try removeMark(.notes, of: id)
  }

  private func setMark(
    _ table: NotebookTable,
    of recipe: Recipe,
    _ values: [NotebookValue]
  ) throws(StorageError) {
    try checked {
      try storeSnapshot(of: recipe)
      if var row = try own(table, of: recipe.id) {
        row.values.replaceSubrange(2..., with: values)
        try table.replace(row, in: db)
      } else {
        let subject = [.integer(try number()), NotebookValue.text(recipe.id.description)]
        try table.insert(subject + values, in: db)
      }
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
    let document = try document(of: recipe)
    let savedAt = NotebookValue.integer(at ?? now)
    if var row = try own(.keptDishes, of: recipe.id) {
      try row.set("saved_at", to: savedAt)
      try row.table.replace(row, document: document, in: db)
    } else {
      try NotebookTable.keptDishes.insert(
        [.integer(try number()), .text(recipe.id.description), savedAt],
        document: document,
        in: db
      )
    }
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
