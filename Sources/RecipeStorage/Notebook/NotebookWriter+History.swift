package import RecipeModel

extension NotebookWriter {
  /// Notes that something happened to a dish.
  ///
  /// - Parameter servings: For how many it was cooked; nil when not said.
  @discardableResult
  package func addHistory(
    _ kind: HistoryEntry.Kind,
    recipe: Recipe,
    servings: Int? = nil,
    at: Int? = nil
  ) throws(StorageError) -> HistoryEntry {
    try addHistory(kind, dish: recipe.id, dishName: recipe.name, servings: servings, at: at)
  }

  /// The same of a dish of which only the name is known.
  @discardableResult
  package func addHistory(
    _ kind: HistoryEntry.Kind,
    dish: DishID,
    dishName: String,
    servings: Int? = nil,
    at: Int? = nil
  ) throws(StorageError) -> HistoryEntry {
    try checked {
      try insert(
        HistoryEntry(
          number: 0,
          kind: kind,
          dish: dish,
          dishName: dishName,
          servings: servings,
          at: at ?? now
        ),
        into: .history
      )
    }
  }

  /// False when there is none of that number.
  @discardableResult
  package func removeHistory(_ number: Int) throws(StorageError) -> Bool {
    try checked { try remove(own(.history, where: "number = ?", [.integer(number)])) > 0 }
  }

  /// Forgets everything of a kind, or everything, and returns how many entries; ``undo(_:)`` brings them
  /// back. Cost: O(history).
  @discardableResult
  package func clearHistory(_ kind: HistoryEntry.Kind? = nil) throws(StorageError) -> Int {
    try checked {
      let rows = try kind.map { try own(.history, where: "kind = ?", [.text($0.rawValue)]) }
      return try removeUndoably(try rows ?? own(.history), .history)
    }
  }
}
