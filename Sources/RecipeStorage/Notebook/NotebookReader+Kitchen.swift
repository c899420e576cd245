import Foundation
package import RecipeModel

extension NotebookReader {
  /// The batches in the pantry, ascending by the UTF-8 of the ingredient, then by expiry with
  /// undated ones last, then by number.
  package func pantry() throws(StorageError) -> [PantryItem] {
    try checked {
      try own(.pantry).map(pantryItem).sorted { left, right in
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
    try checked { try own(.shopping).map(shoppingItem) }
  }

  /// What happened to dishes, newest first: descending by number, since clocks go backwards.
  ///
  /// - Parameter kind: Nil for everything.
  package func history(_ kind: HistoryEntry.Kind? = nil) throws(StorageError) -> [HistoryEntry] {
    try checked {
      try own(.history).reversed().map(historyEntry).filter { kind == nil || $0.kind == kind }
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

  func pantryItem(_ row: NotebookRow) throws -> PantryItem {
    func day(_ column: String) throws -> CalendarDay? {
      try row.optionalInteger(column).map { CalendarDay(daysSince1970: $0) }
    }
    let place = try row.optionalText("place").map { PantryPlace(rawValue: $0) }
    let paused = try row.integer("paused")
    if place == .some(nil) || paused < 0 { throw row.unreadable }
    let entry = PantryEntry(
      ingredient: try row.text("ingredient"),
      text: try row.text("text"),
      amount: try row.decoded("amount", as: Amount.self),
      expires: try day("expires"),
      place: place ?? nil,
      opened: try day("opened"),
      frozen: try day("frozen"),
      daysPaused: paused
    )
    return PantryItem(number: row.number, entry: entry, addedAt: try row.integer("added_at"))
  }

  func shoppingItem(_ row: NotebookRow) throws -> ShoppingItem {
    guard let ingredients = try row.decoded("ingredients", as: [String].self) else {
      throw row.unreadable
    }
    let entry = ShoppingEntry(
      text: try row.text("text"),
      ingredients: ingredients,
      amount: try row.decoded("amount", as: Amount.self),
      dish: try row.optionalText("dish").map { DishID($0) },
      servings: try row.optionalInteger("servings")
    )
    return ShoppingItem(
      number: row.number,
      entry: entry,
      isChecked: try row.integer("is_checked") == 1,
      pantryItem: try row.optionalInteger("pantry_item"),
      addedAt: try row.integer("added_at")
    )
  }

  func historyEntry(_ row: NotebookRow) throws -> HistoryEntry {
    guard let kind = HistoryEntry.Kind(rawValue: try row.text("kind")) else { throw row.unreadable }
    return HistoryEntry(
      number: row.number,
      kind: kind,
      dish: try row.dish(),
      dishName: try row.text("dish_name"),
      servings: try row.optionalInteger("servings"),
      at: try row.integer("at")
    )
  }
}
