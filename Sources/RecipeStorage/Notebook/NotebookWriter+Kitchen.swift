package import RecipeModel

extension NotebookWriter {
  /// Puts a batch into the pantry, beside any other of the same ingredient.
  @discardableResult
  package func add(_ entry: PantryEntry, at: Int? = nil) throws(StorageError) -> PantryItem {
    try checked {
      let addedAt = at ?? now
      let (owner, bringer) = try ownerAndBringer(of: .pantry)
      let values =
        [.integer(owner)] + (try values(of: entry)) + [.integer(addedAt), .integer(bringer)]
      let number = try NotebookTable.pantry.insert(values, in: db)
      return PantryItem(number: number, entry: entry, addedAt: addedAt)
    }
  }

  /// Changes a batch, but not when it was added. False when there is none of that number.
  @discardableResult
  package func setPantryItem(
    _ number: Int,
    to entry: PantryEntry
  ) throws(StorageError) -> Bool {
    try checked {
      guard var row = try own(.pantry, number: number) else { return false }
      row.values.replaceSubrange(1..<9, with: try values(of: entry))
      try row.table.replace(row, in: db)
      return true
    }
  }

  /// False when there is none of that number.
  @discardableResult
  package func removePantryItem(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.pantry, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Empties the pantry and returns how many batches were in it; ``undo(_:)`` brings them back. Cost: O(pantry).
  @discardableResult
  package func clearPantry() throws(StorageError) -> Int {
    try checked { try removeUndoably(own(.pantry), .pantry) }
  }

  /// Puts an entry on the shopping list, beside any other of the same text.
  @discardableResult
  package func add(_ entry: ShoppingEntry, at: Int? = nil) throws(StorageError) -> ShoppingItem {
    try checked {
      let addedAt = at ?? now
      let (owner, bringer) = try ownerAndBringer(of: .shopping)
      let values =
        [.integer(owner)] + (try values(of: entry))
        + [.integer(0), .null, .integer(addedAt), .integer(bringer)]
      let number = try NotebookTable.shopping.insert(values, in: db)
      return ShoppingItem(
        number: number,
        entry: entry,
        isChecked: false,
        pantryItem: nil,
        addedAt: addedAt
      )
    }
  }

  /// Changes an entry, but neither when it was added nor whether it is ticked off. False when there
  /// is none of that number.
  @discardableResult
  package func setShoppingItem(
    _ number: Int,
    to entry: ShoppingEntry
  ) throws(StorageError) -> Bool {
    try checked {
      guard var row = try own(.shopping, number: number) else { return false }
      row.values.replaceSubrange(1..<6, with: try values(of: entry))
      try row.table.replace(row, in: db)
      return true
    }
  }

  /// Ticks an entry off. False when there is none of that number.
  ///
  /// - Parameter pantryItem: The batch that it became; it is remembered in place of an earlier one,
  ///   also when the batch is removed later.
  @discardableResult
  package func check(_ number: Int, pantryItem: Int? = nil) throws(StorageError) -> Bool {
    try tick(number, isChecked: true, pantryItem: pantryItem)
  }

  /// Takes the tick off an entry, and forgets the batch that it became. False when there is none of
  /// that number.
  @discardableResult
  package func uncheck(_ number: Int) throws(StorageError) -> Bool {
    try tick(number, isChecked: false, pantryItem: nil)
  }

  /// False when there is none of that number.
  @discardableResult
  package func removeShoppingItem(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.shopping, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Removes all entries, or those ticked off, and returns how many; ``undo(_:)`` brings them back. Cost: O(shopping list).
  @discardableResult
  package func clearShopping(onlyChecked: Bool) throws(StorageError) -> Int {
    try checked {
      let rows = try own(.shopping, where: onlyChecked ? "is_checked = 1" : "TRUE")
      return try removeUndoably(rows, .shopping)
    }
  }

  private func tick(
    _ number: Int,
    isChecked: Bool,
    pantryItem: Int?
  ) throws(StorageError) -> Bool {
    try checked {
      guard var row = try own(.shopping, number: number) else { return false }
      try row.set("is_checked", to: .integer(isChecked ? 1 : 0))
      try row.set("pantry_item", to: .integer(pantryItem))
      try row.table.replace(row, in: db)
      return true
    }
  }

  /// The columns ingredient, text, amount, expires, place, opened, frozen, paused.
  private func values(of entry: PantryEntry) throws -> [NotebookValue] {
    [
      .text(entry.ingredient), .text(entry.text), try value(of: entry.amount),
      .integer(entry.expires?.daysSince1970), .text(entry.place?.rawValue),
      .integer(entry.opened?.daysSince1970), .integer(entry.frozen?.daysSince1970),
      .integer(entry.daysPaused),
    ]
  }

  /// The columns text, ingredients, amount, dish, servings.
  private func values(of entry: ShoppingEntry) throws -> [NotebookValue] {
    [
      .text(entry.text), .bytes(try document(of: entry.ingredients)), try value(of: entry.amount),
      .text(entry.dish?.description), .integer(entry.servings),
    ]
  }

  private func value(of amount: Amount?) throws -> NotebookValue {
    try amount.map { .bytes(try document(of: $0)) } ?? .null
  }
}
