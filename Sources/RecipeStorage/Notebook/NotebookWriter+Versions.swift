package import RecipeModel

/// Every change of a version raises the recipes' generation, as one of an own recipe does.
extension NotebookWriter {
  /// Saves the person's version of a dish, in place of an earlier one, and the dish itself beside
  /// it.
  ///
  /// - Parameters:
  ///   - recipe: The version, with the id of the dish, which must not be an own recipe of this
  ///     store.
  ///   - source: The dish as its source has it; nil, if nobody knows, leaves the saved copy.
  ///   - picture: The content of an image file, at most 20 MB; nil leaves the picture of the
  ///     version.
  package func setVersion(
    _ recipe: Recipe,
    of source: Recipe?,
    picture: [UInt8]? = nil,
    at: Int? = nil
  ) throws(StorageError) {
    precondition(source.map { $0.id == recipe.id } ?? true, "a version of another dish")
    try checked {
      let version = DishVersion(recipe: recipe, author: person, changedAt: at ?? now)
      try put(version, into: .versions, of: recipe.id)
      if let picture { try storePicture(of: try catalogueID(of: recipe.id), picture) }
      if let source { try storeSnapshot(of: source) }
      try raiseGeneration()
    }
  }

  /// Deletes the person's version of a dish, which can be brought back for a while. False if there
  /// is none.
  @discardableResult
  package func removeVersion(of dish: DishID) throws(StorageError) -> Bool {
    try checked {
      guard let row = try own(.versions, of: dish) else { return false }
      let name = try row.thing(DishVersion.self, in: db).recipe.name
      let rows = [row] + (try pictureRows(of: try catalogueID(of: dish)))
      // Kept for an undoing also where something else refers to it now: that may go before.
      let snapshot = [try own(.keptDishes, of: dish)].compactMap(\.self)
      try keepForUndoing(rows + snapshot, .version, name: name, count: 1)
      _ = try remove(rows)
      try releaseSnapshot(of: dish)
      try raiseGeneration()
      return true
    }
  }

  /// Brings a deleted version back with its picture, unless the person has made another one since.
  ///
  /// - Returns: Whether it is there again.
  func bringBackVersion(_ deleted: [DeletedRow]) throws -> Bool {
    for entry in deleted where entry.table.name == NotebookTable.versions.name {
      let there = try own(.versions, where: "dish = ?", [entry.values[1]])
      guard there.isEmpty else { return false }
    }
    for entry in deleted {
      let isSnapshot = entry.table.name == NotebookTable.keptDishes.name
      if isSnapshot, try !own(.keptDishes, where: "dish = ?", [entry.values[1]]).isEmpty {
        continue
      }
      try bringBack(entry)
    }
    try raiseGeneration()
    return true
  }

  private func catalogueID(of dish: DishID) throws -> DishID {
    DishVersion.catalogueID(of: dish, person: try number())
  }
}
