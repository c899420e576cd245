package import RecipeModel

/// Lists are found by name in any case and normal form.
extension NotebookWriter {
  /// Creates an empty list. False if a list has that name; the wishlist always exists, and for it
  /// this only sets a time if it was never used.
  @discardableResult
  package func createList(_ name: String, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      guard try list(name) == nil else { return false }
      try makeList(name, at: at)
      return !isWishlist(name)
    }
  }

  /// Renames a list; the new name may differ only in case.
  ///
  /// - Returns: `done`, `noSuchList`, `nameTaken` or `isWishlist`.
  @discardableResult
  package func renameList(_ name: String, to newName: String) throws(StorageError) -> ListOutcome {
    try checked {
      guard !isWishlist(name) else { return .isWishlist }
      guard var row = try list(name) else { return .noSuchList }
      let holder = try list(newName)?.number
      guard !isWishlist(newName), holder == nil || holder == row.number else { return .nameTaken }
      try row.set("name", to: .text(normalised(newName)))
      try row.set("folded", to: .text(foldedListName(newName)))
      try row.table.replace(row, in: db)
      return .done
    }
  }

  /// Deletes a list with its entries; ``undo(_:)`` brings it back. Cost: O(entries).
  ///
  /// - Returns: `done`, `noSuchList` or `isWishlist`.
  @discardableResult
  package func deleteList(_ name: String) throws(StorageError) -> ListOutcome {
    try checked {
      guard !isWishlist(name) else { return .isWishlist }
      guard let row = try list(name) else { return .noSuchList }
      try removeUndoably(list: row, with: try entries(of: row))
      return .done
    }
  }

  /// Adds a dish to a list. Cost: O(entries).
  ///
  /// - Parameter position: From 1; positions beyond the ends of the list mean the ends; nil is the
  ///   end.
  /// - Returns: `done`, `alreadyInList` or `noSuchList`.
  @discardableResult
  package func add(
    _ recipe: Recipe,
    toList name: String,
    at position: Int? = nil
  ) throws(StorageError) -> ListOutcome {
    try checked {
      guard let list = try list(name) ?? wishlist(name) else { return .noSuchList }
      try storeSnapshot(of: recipe)
      let entries = try entries(of: list)
      guard try !entries.contains(where: { try $0.dish() == recipe.id }) else {
        return .alreadyInList
      }
      let end = entries.count + 1
      let position = min(max(position ?? end, 1), end)
      try setPositions(entries[(position - 1)...], from: position + 1)
      try NotebookTable.listEntries.insert(
        [
          .integer(try number()), .integer(list.number), .text(recipe.id.description),
          .integer(position),
        ],
        in: db
      )
      return .done
    }
  }

  /// Removes a dish from a list. Cost: O(entries).
  ///
  /// - Returns: `done`, `notInList` or `noSuchList`.
  @discardableResult
  package func remove(_ id: DishID, fromList name: String) throws(StorageError) -> ListOutcome {
    try checked {
      guard let list = try list(name) else { return isWishlist(name) ? .notInList : .noSuchList }
      var entries = try entries(of: list)
      guard let index = try entries.firstIndex(where: { try $0.dish() == id }) else {
        return .notInList
      }
      try NotebookTable.listEntries.delete(entries.remove(at: index), in: db)
      try setPositions(entries[index...], from: index + 1)
      try releaseSnapshot(of: id)
      return .done
    }
  }

  /// Moves a dish within a list. Cost: O(entries).
  ///
  /// - Parameter position: From 1; positions beyond the ends of the list mean the ends.
  /// - Returns: `done`, `notInList` or `noSuchList`.
  @discardableResult
  package func move(
    _ id: DishID,
    inList name: String,
    to position: Int
  ) throws(StorageError) -> ListOutcome {
    try checked {
      guard let list = try list(name) else { return isWishlist(name) ? .notInList : .noSuchList }
      var entries = try entries(of: list)
      guard let index = try entries.firstIndex(where: { try $0.dish() == id }) else {
        return .notInList
      }
      let entry = entries.remove(at: index)
      entries.insert(entry, at: min(max(position, 1), entries.count + 1) - 1)
      try setPositions(entries[...], from: 1)
      return .done
    }
  }

  private func isWishlist(_ name: String) -> Bool {
    foldedListName(name).utf8.elementsEqual(DishList.wishlist.utf8)
  }

  private func list(_ name: String) throws -> NotebookRow? {
    try own(.lists, where: "folded = ?", [.text(foldedListName(name))]).first
  }

  /// The row of the wishlist, made on its first use; nil when `name` is another list's.
  private func wishlist(_ name: String) throws -> NotebookRow? {
    guard isWishlist(name) else { return nil }
    try makeList(name, at: nil)
    return try list(name)
  }

  private func makeList(_ name: String, at: Int?) throws {
    let name = isWishlist(name) ? DishList.wishlist : normalised(name)
    try NotebookTable.lists.insert(
      [
        .integer(try number()), .text(name), .text(foldedListName(name)), .integer(at ?? now),
      ],
      in: db
    )
  }

  /// In their order in the list.
  private func entries(of list: NotebookRow) throws -> [NotebookRow] {
    try own(.listEntries, where: "list = ?", [.integer(list.number)])
      .map { (position: try $0.integer("position"), row: $0) }
      .sorted { $0.position < $1.position }.map(\.row)
  }

  /// Numbers entries in the order given.
  private func setPositions(_ entries: ArraySlice<NotebookRow>, from first: Int) throws {
    for (position, entry) in zip(first..., entries)
    where try entry.integer("position") != position {
      try set("position", of: entry, to: .integer(position))
    }
  }
}
