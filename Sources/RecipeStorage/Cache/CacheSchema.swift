import GRDB

/// The tables of `cache.db`.
enum CacheSchema {
  /// The bytes "wcmc" mark a recipe cache.
  static let current = StoreSchema(
    applicationID: 0x7763_6D63,
    steps: [
      { try migrateTo1($0) }, { try migrateTo2($0) }, { try migrateTo3($0) },
      { try migrateTo4($0) }, { try migrateTo5($0) },
    ]
  )

  /// False in a file of the first version, where every dish is kept for ever.
  static func hasExpiry(_ db: Database) throws -> Bool { try version(of: db) >= 2 }

  /// False in a file of the first version.
  static func hasDocuments(_ db: Database) throws -> Bool { try version(of: db) >= 2 }

  /// False in a file of the first two versions, which do not know what changed when.
  static func hasChanges(_ db: Database) throws -> Bool { try version(of: db) >= 3 }

  /// False in a file of the first three versions, where it is not known how many dishes there are.
  static func hasDigest(_ db: Database) throws -> Bool { try version(of: db) >= 4 }

  /// False in a file of the first four versions, where it is not known which dishes are alike.
  static func hasLikeness(_ db: Database) throws -> Bool { try version(of: db) >= 5 }

  static func version(of db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }
}
