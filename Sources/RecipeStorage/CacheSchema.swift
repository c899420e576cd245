import GRDB

/// The tables of `cache.db`, version by version.
enum CacheSchema {
  /// Marks a file as a recipe cache: the bytes "wcmc" in its header.
  static let applicationID = 0x7763_6D63

  /// Position `n` leads from version `n` to `n + 1`.
  private static let migrations = [migrateTo1]

  /// The version that this program reads and writes.
  static var version: Int { migrations.count }

  /// The version of an open file: 0 for an empty one.
  ///
  /// Refuses a file that another program made, and one of a later version of this program.
  static func version(of db: Database, path: String) throws -> Int {
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if application != applicationID {
      let objects = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
      guard application == 0, found == 0, objects == 0 else {
        throw StorageError(.otherDatabase, path: path)
      }
      return 0
    }
    guard found <= version else {
      throw StorageError(.newerSchema(found: found, supported: version), path: path)
    }
    guard found > 0 else { throw StorageError(.corrupt, path: path) }
    return found
  }

  /// Brings the file up to date in one transaction, which also settles who of two creators goes
  /// first: the version is read inside it.
  static func migrate(_ db: Database, path: String) throws {
    try db.inTransaction(.immediate) {
      for step in migrations[try version(of: db, path: path)...] {
        try step(db)
      }
      return .commit
    }
  }
}
