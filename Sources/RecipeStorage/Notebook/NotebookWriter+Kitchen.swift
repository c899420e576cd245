package import RecipeModel

extension NotebookWriter {
  /// Adds a batch to the pantry, beside other batches of the same ingredient.
  @discardableResult
  package func add(_ entry: PantryEntry, at: Int? = nil) throws(StorageError) -> PantryItem {
    try checked {
      try insert(PantryItem(number: 0, entry: entry, addedAt: at ?? now), into: .pantry)
    }
  }

  /// Changes a batch, but not the time when it was added. False if no batch has that number.
  @discardableResult
  package func setPantryItem(
    _ number: Int,
    to entry: PantryEntry
  ) throws(StorageError) -> Bool {
    try checked {
      try change(number, in: .pantry) { (item: inout PantryItem) in item.entry = entry }
    }
  }

  /// False if no batch has that number.
  @discardableResult
  package func removePantryItem(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.pantry, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Removes batches in one deletion, which ``undo(_:)`` undoes. Numbers without a batch are ignored.
  /// Cost: O(numbers · log pantry).
  ///
  /// - Parameter name: The ingredient of all of them; nil if they are of several.
  package func takeOut(_ numbers: [Int], called name: String?) throws(StorageError) {
    try checked {
      let rows = try numbers.flatMap { try own(.pantry, where: "number = ?", [.integer($0)]) }
      _ = try removeUndoably(rows, .pantry, name: name)
    }
  }

  /// Clears the pantry and returns the number of its batches; ``undo(_:)`` brings them back. Cost:
  /// O(pantry).
  @discardableResult
  package func clearPantry() throws(StorageError) -> Int {
    try checked { try removeUndoably(own(.pantry), .pantry) }
  }

  /// Adds an entry to the shopping list, beside other entries with the same text.
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

  /// Changes an entry, but neither the time when it was added nor whether it is ticked off. False
  /// if no entry has that number.
  @discardableResult
  package func setShoppingItem(
    _ number: Int,
    to entry: ShoppingEntry
  ) throws(StorageError) -> Bool {
    try checked {
      try change(number, in: .shopping) { (item: inout ShoppingItem) in item.entry = entry }
    }
  }

  /// Ticks an entry off. False if no entry has that number.
  ///
  /// - Parameter pantryItem: The batch that was added for it. It is remembered in place of an
  ///   earlier one, even if the batch is removed later.
  @discardableResult
  package func check(_ number: Int, pantryItem: Int? = nil) throws(StorageError) -> Bool {
    try tick(number, isChecked: true, pantryItem: pantryItem)
  }

  /// Unticks an entry, and forgets the batch that was added for it. False if no entry has that
  /// number.
  @discardableResult
  package func uncheck(_ number: Int) throws(StorageError) -> Bool {
    try tick(number, isChecked: false, pantryItem: nil)
  }

  /// False if no entry has that number.
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
