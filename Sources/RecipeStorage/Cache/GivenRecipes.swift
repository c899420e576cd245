import GRDB
import RecipeModel

/// The dishes that an import has given so far: in the table `given_recipe` where it is made of parts, else
/// in one that goes with the connection.
struct GivenRecipes {
  private let part: ImportPart?
  private let table: String
  private let find: Statement
  private let insert: Statement
  private let findChanged: Statement
  private let settle: Statement
  /// False while no dish of the collections was changed by the import.
  private var hasChanged: Bool

  init(_ part: ImportPart?, _ db: Database) throws {
    self.part = part
    table = part == nil ? "temp.given_now" : "given_recipe"
    if part == nil {
      try db.execute(
        sql: """
          CREATE TEMP TABLE IF NOT EXISTS given_now (number INTEGER PRIMARY KEY, was INTEGER, wish TEXT);
          CREATE INDEX IF NOT EXISTS temp.given_now_by_was ON given_now (was) WHERE was IS NOT NULL;
          DELETE FROM temp.given_now;
          """
      )
    }
    let (columns, values) = part == nil ? ("", "") : (", file", ", ?4")
    find = try db.cachedStatement(sql: "SELECT 1 FROM \(table) WHERE number = ?")
    insert = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO \(table) (number, was, wish\(columns)) VALUES (?1, ?2, ?3\(values))
        """
    )
    findChanged = try db.cachedStatement(
      sql: """
        SELECT number, wish FROM \(table) JOIN recipe USING (number)
        WHERE was = ? AND source = ? ORDER BY number LIMIT 1
        """
    )
    settle = try db.cachedStatement(
      sql: "UPDATE \(table) SET was = NULL, wish = NULL WHERE number = ?"
    )
    hasChanged = false
    guard let part else { return }
    if part.isFirst { try Self.forgetAll(in: db) }
    let sql = "SELECT 1 FROM given_recipe WHERE was IS NOT NULL LIMIT 1"
    hasChanged = try Int.fetchOne(db, sql: sql) != nil
  }

  /// True when the import gave the recipe of that number before. Cost: O(log N).
  func has(_ number: Int64) throws -> Bool { try Int.fetchOne(find, arguments: [number]) != nil }

  func note(_ number: Int64) throws {
    try insert.execute(arguments: arguments(number, was: nil, wish: nil))
  }

  /// - Parameters:
  ///   - was: The sum of the content that the import changed.
  ///   - wish: The id that the record asked for which changed it.
  mutating func note(_ number: Int64, was: Int64, wish: DishID) throws {
    try insert.execute(arguments: arguments(number, was: was, wish: wish.description))
    hasChanged = true
  }

  private func arguments(_ number: Int64, was: Int64?, wish: String?) -> StatementArguments {
    part.map { [number, was, wish, $0.file] } ?? [number, was, wish]
  }

  /// The dish of a collection that had a content until this import changed it, and the id that the record
  /// asked for which did. The content is made only where there are such dishes.
  func changed(
    in collection: String,
    from content: () throws -> Int64
  ) throws -> (number: Int64, wish: DishID)? {
    guard hasChanged else { return nil }
    let arguments: StatementArguments = [try content(), withoutNUL(collection)]
    return try Row.fetchOne(findChanged, arguments: arguments).map { row in
      (try row.decode(forColumn: "number"), DishID(try row.decode(String.self, forColumn: "wish")))
    }
  }

  /// Notes that a dish is as it was.
  func settle(_ number: Int64) throws { try settle.execute(arguments: [number]) }

  func finish(_ db: Database) throws {
    guard let part else {
      try db.execute(sql: "DELETE FROM temp.given_now")
      return
    }
    if part.isLast { try Self.forgetAll(in: db) }
  }

  private static func forgetAll(in db: Database) throws {
    try db.execute(sql: "DELETE FROM given_recipe")
  }
}
