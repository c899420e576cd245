import GRDB

extension CacheSchema {
  /// How many dishes there are, and the sum of their checksums: the rows of ``CacheDigest``.
  ///
  /// Both are those of the file as it is, unless its tables contradict each other.
  static func migrateTo4(_ db: Database) throws {
    var digest = CacheDigest()
    let sums = try Int64.fetchCursor(db, sql: "SELECT checksum FROM recipe NOT INDEXED")
    while let sum = try sums.next() { digest.add(sum) }
    for table in ["recipe_text_docsize", "recipe INDEXED BY recipe_by_source WHERE source > ''"] {
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
      guard count == digest.count else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "dishes are missing")
      }
    }
    try db.execute(
      sql: """
        INSERT INTO meta (key, value) VALUES ('dishes', 0), ('dishes_sum', 0);
        PRAGMA user_version = 4;
        """
    )
    try digest.store(in: db)
  }
}
