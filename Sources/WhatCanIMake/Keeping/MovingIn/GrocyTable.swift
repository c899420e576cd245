import RecipeModel

/// Reads a table of Grocy's stock, as its overview writes it to a CSV file: a column for the product and others in
/// any order, by their English or technical names.
struct GrocyTable {
  let things: MovedThings

  /// Nil for another table. Cost: O(cells).
  ///
  /// - Parameter rows: The heading first.
  init?(_ rows: [[String]]) {
    guard let heading = rows.first else { return nil }
    let names = heading.map { name in
      name.lowercased().split { $0 == " " || $0 == "_" }.joined(separator: " ")
    }
    func column(_ wanted: [String]) -> Int? { names.firstIndex { wanted.contains($0) } }
    // A recipe has a name too: only what is kept has an amount and a date or a place.
    guard let product = column(["product", "product name"]), let amount = column(["amount"])
    else { return nil }
    let unit = column(["unit", "quantity unit", "qu"])
    let expires = column(["next due date", "due date", "best before date"])
    let place = column(["location", "default location"])
    let bought = column(["purchased date"])
    let opened = column(["opened date"])
    var things = MovedThings()
    for row in rows.dropFirst() {
      func cell(_ column: Int?) -> String {
        column.flatMap { row.indices.contains($0) ? trimmed(row[$0]) : nil } ?? ""
      }
      guard !cell(product).isEmpty else {
        things.leave("rows without a product")
        continue
      }
      let (number, rest) = Self.quantity(cell(amount))
      let date = CalendarDay(moved: cell(expires))
      things.pantry.append(
        MovedThings.Item(
          name: cell(product),
          amount: Amount(moved: number, unit: unit == nil ? rest : cell(unit)),
          // Grocy writes the last day of 2999 for "never".
          expires: date.flatMap { $0.parts.year < 2999 ? $0 : nil },
          place: PantryPlace(moved: cell(place)),
          opened: CalendarDay(moved: cell(opened)),
          bought: CalendarDay(moved: cell(bought))
        )
      )
    }
    self.things = things
  }

  /// The number that an amount begins with, and the first word behind it: 1.5 and `L` of "1.5 L (1 opened)".
  private static func quantity(_ text: String) -> (Double?, String?) {
    let words = text.split(separator: " ").map(String.init)
    let number = words.first.flatMap { Double($0.replacing(",", with: ".")) }
    let unit = words.dropFirst().first.flatMap { $0.hasPrefix("(") ? nil : $0 }
    return (number.flatMap { $0.isFinite ? $0 : nil }, unit)
  }
}
