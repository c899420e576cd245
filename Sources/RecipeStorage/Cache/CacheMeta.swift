import GRDB

/// What the cache knows about itself: the rows of its table `meta`.
enum CacheMeta {
  static func generation(_ db: Database) throws -> Int { try number("generation", db) }

  static func setGeneration(_ generation: Int, _ db: Database) throws {
    try setNumber("generation", generation, db)
  }

  /// The generation from which on it is known what changed and what was removed.
  static func changesSince(_ db: Database) throws -> Int { try number("changes_since", db) }

  static func setChangesSince(_ generation: Int, _ db: Database) throws {
    try setNumber("changes_since", generation, db)
  }

  /// A random number that is the file's own.
  static func history(_ db: Database) throws -> Int { try number("history", db) }

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

  static func number(_ key: String, _ db: Database) throws -> Int {
    let sql = "SELECT value FROM meta WHERE key = ?"
    guard let number = try Int.fetchOne(db, sql: sql, arguments: [key]) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the \(key) is missing")
    }
    return number
  }

  static func setNumber(_ key: String, _ number: Int, _ db: Database) throws {
    try db.execute(sql: "UPDATE meta SET value = ? WHERE key = ?", arguments: [number, key])
  }
}
