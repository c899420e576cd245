import GRDB
public import RecipeModel

/// The dishes that the parts of one import have given so far, in the table `given_recipe`.
struct GivenRecipes {
  private let part: ImportPart
  private let find: Statement
  private let insert: Statement

  init(_ part: ImportPart, _ db: Database) throws {
    self.part = part
    find = try db.cachedStatement(sql: "SELECT file FROM given_recipe WHERE number = ?")
    insert = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO given_recipe (number, file) VALUES (?, ?)"
    )
    if part.isFirst { try Self.forgetAll(in: db) }
    for id in part.leftOut {
      let sql = "SELECT number FROM recipe WHERE id = ?"
      if let number = try Int64.fetchOne(db, sql: sql, arguments: [id.description]) {
        try note(number)
      }
    }
  }

  /// True when an earlier part gave the recipe of that number. Cost: O(log N).
  func has(_ number: Int64) throws -> Bool { try Int.fetchOne(find, arguments: [number]) != nil }

  func note(_ number: Int64) throws { try insert.execute(arguments: [number, part.file]) }

  func finish(_ db: Database) throws {
    if part.isLast { try Self.forgetAll(in: db) }
  }

  private static func forgetAll(in db: Database) throws {
    try db.execute(sql: "DELETE FROM given_recipe")
  }
}

extension RecipeCache {
  /// Which of the dishes a file of the import in parts has given so far, those left out included.
  ///
  /// Cost: O(n log N) for `n` ids.
  public func given(
    _ ids: some Sequence<DishID>,
    inFile file: Int
  ) throws(StorageError) -> Set<DishID> {
    try read { db in
      let find = try db.cachedStatement(
        sql: """
          SELECT 1 FROM recipe JOIN given_recipe USING (number) WHERE id = ? AND file = ?
          """
      )
      var given: Set<DishID> = []
      for id in ids where !id.description.utf8.contains(0) {
        if try Int.fetchOne(find, arguments: [id.description, file]) != nil { given.insert(id) }
      }
      return given
    }
  }
}
