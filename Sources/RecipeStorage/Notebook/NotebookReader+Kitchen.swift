package import RecipeModel

extension NotebookReader {
  /// The batches in the pantry, ascending by the UTF-8 of the ingredient, then by expiry with
  /// undated ones last, then by number.
  package func pantry() throws(StorageError) -> [PantryItem] {
    try checked {
      try things(in: .pantry).sorted { (left: PantryItem, right: PantryItem) in
        let names = (left.entry.ingredient.utf8, right.entry.ingredient.utf8)
        guard names.0.elementsEqual(names.1) else {
          return names.0.lexicographicallyPrecedes(names.1)
        }
        let days = [left, right].map { $0.entry.expires?.daysSince1970 ?? .max }
        return (days[0], left.number) < (days[1], right.number)
      }
    }
  }

  /// The shopping list, ascending by number.
  package func shopping() throws(StorageError) -> [ShoppingItem] {
    try checked { try things(in: .shopping) }
  }

  /// The events of dishes, newest first: in descending order of number, because clocks can go
  /// backwards.
  ///
  /// - Parameter kind: Nil for all kinds.
  package func history(_ kind: HistoryEntry.Kind? = nil) throws(StorageError) -> [HistoryEntry] {
    try checked {
      try things(in: .history).reversed().filter { kind == nil || $0.kind == kind }
    }
  }

  /// Changes with every change of the person's history. Cost: O(log people).
  package func historyState() throws(StorageError) -> Int {
    try checked {
      guard let number = try number() else { return 0 }
      let digest = try NotebookDigest(of: .history, owner: number, in: db)
      return rowChecksum(
        table: "history state",
        number: number,
        values: [.integer(digest.count), .integer(digest.sum)]
      )
    }
  }
}
