import GRDB
import RecipeModel

@testable import RecipeStorage

/// The tables of older versions, which do not know where things in the pantry are, or who put something there.
extension NotebookTable {
  static let pantryOf1 = NotebookTable(
    "pantry_item",
    title: "the pantry",
    columns: ["person", "ingredient", "text", "amount", "expires", "added_at"]
  )
  static let pantryOf7 = NotebookTable(
    "pantry_item",
    title: "the pantry",
    columns: NotebookTable.pantry.columns.dropLast()
  )
  static let shoppingOf1 = NotebookTable(
    "shopping_item",
    title: "the shopping list",
    columns: NotebookTable.shopping.columns.dropLast()
  )
  static let staplesOf5 = NotebookTable(
    "staple",
    title: "the staples",
    columns: NotebookTable.staples.columns.dropLast()
  )
}

extension NotebookReader {
  private func version() throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// The pantry of a file of any version.
  func pantryOfItsVersion() throws -> [PantryItem] {
    let version = try version()
    guard version < 12 else { return try pantry() }
    let table = version < 7 ? NotebookTable.pantryOf1 : .pantryOf7
    return try table.rows(of: try number() ?? 0, in: db).map { row in
      if version >= 7 { return try NotebookTable.pantry.thing(in: row) }
      return PantryItem(
        number: row.number,
        entry: PantryEntry(
          ingredient: try row.text("ingredient"),
          text: try row.text("text"),
          amount: try row.decoded("amount", as: Amount.self),
          expires: try row.optionalInteger("expires").map { CalendarDay(daysSince1970: $0) }
        ),
        addedAt: try row.integer("added_at")
      )
    }
    .sorted { ($0.entry.ingredient, $0.number) < ($1.entry.ingredient, $1.number) }
  }

  /// The shopping list of a file of any version.
  func shoppingOfItsVersion() throws -> [ShoppingItem] {
    guard try version() < 12 else { return try shopping() }
    return try NotebookTable.shoppingOf1.rows(of: try number() ?? 0, in: db)
      .map { try NotebookTable.shopping.thing(in: $0) }
  }
}

extension NotebookWriter {
  /// The row as it stands in a table of the file's version.
  private func insert(_ table: NotebookTable, _ values: [NotebookValue]) throws -> Int {
    try table.insert([.integer(try number())] + values, in: db)
  }

  private func version() throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Puts something into the pantry of a file of any version.
  func addAsInItsVersion(_ entry: PantryEntry) throws {
    let version = try version()
    guard version < 12 else {
      try add(entry)
      return
    }
    let amount: NotebookValue = try entry.amount.map { .bytes(try document(of: $0)) } ?? .null
    let words: [NotebookValue] = [
      .text(entry.ingredient), .text(entry.text), amount,
      .integer(entry.expires?.daysSince1970),
    ]
    let places: [NotebookValue] = [.null, .null, .null, .integer(0)]
    let table = version < 7 ? NotebookTable.pantryOf1 : .pantryOf7
    _ = try insert(table, words + (version < 7 ? [] : places) + [.integer(now)])
  }

  /// Puts something on the shopping list of a file of any version.
  @discardableResult
  func addAsInItsVersion(_ entry: ShoppingEntry) throws -> Int {
    guard try version() < 12 else { return try add(entry).number }
    let amount: NotebookValue = try entry.amount.map { .bytes(try document(of: $0)) } ?? .null
    return try insert(
      .shoppingOf1,
      [
        .text(entry.text), .bytes(try document(of: entry.ingredients)), amount,
        .text(entry.dish?.description), .integer(entry.servings), .integer(0), .null, .integer(now),
      ]
    )
  }

  /// Ticks something off in a file of any version.
  func checkAsInItsVersion(_ number: Int, pantryItem: Int) throws {
    guard try version() < 12, var row = try NotebookTable.shoppingOf1.row(number, in: db) else {
      try check(number, pantryItem: pantryItem)
      return
    }
    try row.set("is_checked", to: .integer(1))
    try row.set("pantry_item", to: .integer(pantryItem))
    try row.table.replace(row, in: db)
  }

  /// Notes what is always there in a file of any version.
  func addStapleAsInItsVersion(_ name: String) throws {
    guard try version() < 12 else {
      try addStaple(name)
      return
    }
    _ = try insert(.staplesOf5, [.text(normalised(name)), .integer(now)])
  }
}

/// A file of a version with households, but without plans, which are shared as well.
extension NotebookWriter {
  /// Makes a household of which the person is the administrator, with what they had alone, and returns its number.
  func foundHouseholdAsInItsVersion(named name: String) throws -> Int {
    let person = try number()
    let owner = try NotebookTable.people.insert(
      [.text("\(NotebookRow.householdMark)1"), .integer(now)],
      in: db
    )
    let household = try NotebookTable.households.insert(
      [.integer(owner), .text(name), .integer(now)],
      in: db
    )
    var moved: [NotebookRow] = []
    for table in [NotebookTable.pantry, .shopping, .staples] {
      for row in try table.rows(of: person, in: db) {
        moved.append(row)
        var row = row
        row.values[0] = .integer(owner)
        try row.set("by_person", to: .integer(person))
        try table.replace(row, in: db)
      }
    }
    try enterAsInItsVersion(household, as: .administrator, bringing: moved)
    return household
  }

  /// Lets the person belong to a household.
  func enterAsInItsVersion(
    _ household: Int,
    as role: HouseholdRole,
    bringing moved: [NotebookRow] = []
  ) throws {
    let number = try NotebookTable.memberships.insert(
      [.integer(try number()), .integer(household), .text(role.rawValue), .integer(now)],
      in: db
    )
    guard let joined = try NotebookTable.memberships.row(number, in: db) else {
      throw NotebookFault.incomplete(.memberships)
    }
    try keepForUndoing([joined] + moved, .joined, name: "Home", count: moved.count)
  }
}
