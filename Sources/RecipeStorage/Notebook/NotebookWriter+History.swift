package import RecipeModel

extension NotebookWriter {
  /// Records an event of a dish.
  ///
  /// - Parameter servings: For how many people it was cooked; nil if it is not given.
  @discardableResult
  package func addHistory(
    _ kind: HistoryEntry.Kind,
    recipe: Recipe,
    servings: Int? = nil,
    at: Int? = nil
  ) throws(StorageError) -> HistoryEntry {
    try add(
      HistoryEntry(
        number: 0,
        kind: kind,
        dish: recipe.id,
        dishName: recipe.name,
        servings: servings,
        at: at ?? now
      )
    )
  }

  /// Records an event as it is, but for its number, which it gets here.
  @discardableResult
  package func add(_ event: HistoryEntry) throws(StorageError) -> HistoryEntry {
    try checked { try insert(event, into: .history) }
  }

  /// False if no entry has that number.
  @discardableResult
  package func removeHistory(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.history, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Clears the history, or one kind of events, and returns the number of entries; ``undo(_:)``
  /// brings them back. Cost: O(history).
  @discardableResult
  package func clearHistory(_ kind: HistoryEntry.Kind? = nil) throws(StorageError) -> Int {
    try checked {
      let rows = try kind.map { try own(.history, where: "kind = ?", [.text($0.rawValue)]) }
      return try removeUndoably(try rows ?? own(.history), .history)
    }
  }
}
