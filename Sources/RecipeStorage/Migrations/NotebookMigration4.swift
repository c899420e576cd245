import GRDB

extension NotebookSchema {
  /// What people must never be shown.
  static func migrateTo4(_ db: Database) throws {
    try db.execute(sql: tablesOf4)
    try NotebookDigest.make("avoided", in: db)
  }

  private static let tablesOf4 = """
    CREATE TABLE avoided (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (length(kind) <= 1000),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, kind, name)
    ) STRICT;
    PRAGMA user_version = 4;
    """
}
