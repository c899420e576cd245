import GRDB

extension NotebookSchema {
  /// Dishes that people changed for themselves.
  static func migrateToVersions(_ db: Database) throws {
    try db.execute(sql: tableOfVersions)
    try NotebookDigest.make("dish_version", in: db)
    try db.execute(sql: "PRAGMA user_version = 9")
  }

  private static let tableOfVersions = """
    CREATE TABLE dish_version (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      changed_at INTEGER NOT NULL,
      document_sum INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      document BLOB NOT NULL CHECK (length(document) <= 8000000),
      UNIQUE (person, dish)
    ) STRICT;
    """
}
