import GRDB

/// The sum of the index of texts, whose rows, which SQLite makes, have none: a bit that flips in one would let
/// a search find other dishes.
///
/// It is in the table `meta`, with the generation that it is of, and is kept of so many dishes as are summed
/// up in some ten milliseconds. Of more, and of a generation that another program made, nothing is known.
enum TextDigest {
  private static let mostDishes = 50_000

  /// Remembers the index as it is, for the generation that begins with this transaction's end.
  /// Cost: O(bytes of the index).
  static func store(_ db: Database) throws {
    guard try CacheSchema.hasDigest(db), try CacheDigest(db).count <= mostDishes else { return }
    // What is new goes to its tables with the beginning of a savepoint.
    try db.inSavepoint { .commit }
    try db.execute(
      sql: """
        INSERT INTO meta (key, value) VALUES ('text_sum', ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
        """,
      arguments: [try text(of: db)]
    )
  }

  /// Whether the index is as it was stored; nil where that is not known. Cost: O(bytes of the index).
  static func isSound(_ db: Database) throws -> Bool? {
    let sql = "SELECT value FROM meta WHERE key = 'text_sum'"
    guard let stored = try String.fetchOne(db, sql: sql),
      stored.hasPrefix("\(try CacheMeta.generation(db)) ")
    else { return nil }
    return try stored == text(of: db)
  }

  /// The generation, and the sum of all rows.
  private static func text(of db: Database) throws -> String {
    var sum = FNV1a()
    for table in [
      "id, block FROM recipe_text_data ORDER BY id",
      "segid, term, pgno FROM recipe_text_idx ORDER BY segid, term",
      "id, sz FROM recipe_text_docsize ORDER BY id",
    ] {
      let rows = try Row.fetchCursor(db, sql: "SELECT \(table)")
      while let row = try rows.next() {
        for (_, value) in row {
          switch value.storage {
          case .int64(let number): sum.add(Int(number))
          case .blob(let bytes):
            sum.add(bytes.count)
            sum.add(bytes)
          case .string(let text): sum.add(text.utf8)
          case .null, .double: sum.add(0 as UInt8)
          }
        }
      }
    }
    return "\(try CacheMeta.generation(db)) \(sum.sum)"
  }
}
