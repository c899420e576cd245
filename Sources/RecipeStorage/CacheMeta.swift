import GRDB

/// What the cache knows about itself: the rows of its table `meta`.
enum CacheMeta {
  static func generation(_ db: Database) throws -> Int {
    guard
      let generation = try Int.fetchOne(
        db,
        sql: "SELECT value FROM meta WHERE key = 'generation'"
      )
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the generation is absent") }
    return generation
  }

  static func setGeneration(_ generation: Int, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE meta SET value = ? WHERE key = 'generation'",
      arguments: [generation]
    )
  }

  static func fingerprint(_ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'fingerprint'")
  }

  static func setFingerprint(_ fingerprint: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO meta (key, value) VALUES ('fingerprint', ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
        """,
      arguments: [fingerprint]
    )
  }
}
