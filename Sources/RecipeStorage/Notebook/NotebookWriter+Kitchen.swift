package import RecipeModel

extension NotebookWriter {
  /// Puts a batch into the pantry, beside any other of the same ingredient.
  @discardableResult
  package func add(_ entry: PantryEntry, at: Int? = nil) throws(StorageError) -> PantryItem {
    try checked {
      try insert(PantryItem(number: 0, entry: entry, addedAt: at ?? now), into: .pantry)
    }
  }

  /// Changes a batch, but not when it was added. False when there is none of that number.
  @discardableResult
  package func setPantryItem(
    _ number: Int,
    to entry: PantryEntry
  ) throws(StorageError) -> Bool {
    try checked {
      try change(number, in: .pantry) { (item: inout PantryItem) in item.entry = entry }
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
      try insert(
        ShoppingItem(
          number: 0,
          entry: entry,
          isChecked: false,
          pantryItem: nil,
          addedAt: at ?? now
        ),
        into: .shopping
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
      try change(number, in: .shopping) { (item: inout ShoppingItem) in item.entry = entry }
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
      try change(number, in: .shopping) { (item: inout ShoppingItem) in
        (item.isChecked, item.pantryItem) = (isChecked, pantryItem)
      }
    }
  }
}
