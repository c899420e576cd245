import GRDB
package import RecipeModel

/// The number that a dish or an ingredient is known by elsewhere. It is given when somebody asks for it, and from then on
/// it is that one's for ever: after a rebuild, after a restore, and when it goes and comes again.
extension NotebookReader {
  /// The dish with a number; nil if there is none.
  package func dish(numbered number: Int) throws(StorageError) -> DishID? {
    try checked { try NotebookTable.issuedDishes.row(number, in: db)?.dish("name") }
  }

  /// The canonical name of the ingredient with a number; nil if there is none.
  package func ingredient(numbered number: Int) throws(StorageError) -> String? {
    try checked { try NotebookTable.issuedIngredients.row(number, in: db)?.text("name") }
  }

  fileprivate func number(of name: String, in table: NotebookTable) throws -> Int? {
    try table.rows(where: "name = ?", [.text(name)], in: db).first?.number
  }
}

extension NotebookWriter {
  /// The numbers of dishes, in their order; a dish without a number gets the next one.
  package func issueNumbers(to dishes: [DishID]) throws(StorageError) -> [Int] {
    try checked { try dishes.map { try issue($0.description, .issuedDishes) } }
  }

  /// The numbers of ingredients by canonical name, in their order; an ingredient without a number
  /// gets the next one.
  package func issueNumbers(toIngredients names: [String]) throws(StorageError) -> [Int] {
    try checked { try names.map { try issue($0, .issuedIngredients) } }
  }

  private func issue(_ name: String, _ table: NotebookTable) throws -> Int {
    try reader.number(of: name, in: table) ?? table.insert([.text(name)], in: db)
  }
}

/// What was given before a restore, so that it stays.
struct IssuedNumbers {
  private var given: [(table: NotebookTable, rows: [NotebookRow])]

  /// Damage is no obstacle: of a table that cannot be read the backup's numbers count.
  init(_ db: Database) {
    given = NotebookTable.issued.map { table in (table, (try? table.all(in: db)) ?? []) }
  }

  /// Gives the numbers again, in tables that are empty, and beside them those of a backup: a name that has none gets the
  /// backup's, or where that is another's the next.
  func restore(in db: Database, with source: Database) throws {
    for (table, rows) in given {
      for row in rows { try table.insert(row.values, number: row.number, in: db) }
      var names = Set(rows.map(\.values))
      let numbers = Set(rows.map(\.number))
      try NotebookDigest.raiseLast(
        of: table,
        above: NotebookDigest(of: table, in: source).last,
        in: db
      )
      for row in try table.all(in: source) where names.insert(row.values).inserted {
        let number = numbers.contains(row.number) ? nil : row.number
        try table.insert(row.values, number: number, in: db)
      }
    }
  }
}
