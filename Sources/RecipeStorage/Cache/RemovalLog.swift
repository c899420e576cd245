import Foundation
import GRDB
import RecipeModel

/// The dishes that are deleted, and the generation that removed each, in the table `removed_recipe`.
enum RemovalLog {
  static func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT 1 FROM removed_recipe LIMIT 1") == nil
  }

  static func note(_ id: String, removedIn generation: Int, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO removed_recipe (id, removed_in, checksum) VALUES (?, ?, ?)"
    )
    try statement.execute(arguments: [id, generation, checksum(id, generation)])
  }

  /// To be called for a dish that is there again.
  static func forget(_ id: String, in db: Database) throws {
    let statement = try db.cachedStatement(sql: "DELETE FROM removed_recipe WHERE id = ?")
    try statement.execute(arguments: [id])
  }

  /// Those removed after a generation, in no particular order; nil when one is not as it was noted.
  static func ids(removedAfter generation: Int, in db: Database) throws -> [DishID]? {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT CAST(id AS BLOB) AS id, removed_in, checksum
        FROM removed_recipe INDEXED BY removed_recipe_by_generation WHERE removed_in > ?
        """,
      arguments: [generation]
    )
    var ids: [DishID] = []
    while let row = try rows.next() {
      guard let id = try id(in: row) else { return nil }
      ids.append(DishID(id))
    }
    return ids
  }

  /// Throws when an entry is not as it was noted.
  static func check(in db: Database) throws {
    let sql = "SELECT CAST(id AS BLOB) AS id, removed_in, checksum FROM removed_recipe NOT INDEXED"
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() {
      guard try id(in: row) != nil else {
        throw DatabaseError(
          resultCode: .SQLITE_CORRUPT,
          message: "the stored list of removed dishes does not match its checksum"
        )
      }
    }
  }

  private static func id(in row: Row) throws -> String? {
    let id = String(decoding: try row.decode(Data.self, forColumn: "id"), as: UTF8.self)
    let generation: Int = try row.decode(forColumn: "removed_in")
    let stored: Int64 = try row.decode(forColumn: "checksum")
    return stored == checksum(id, generation) ? id : nil
  }

  private static func checksum(_ id: String, _ generation: Int) -> Int64 {
    var sum = FNV1a()
    sum.add(id.utf8)
    sum.add(0 as UInt8)
    sum.add(generation)
    return Int64(bitPattern: sum.sum)
  }
}
