import GRDB

extension NotebookSchema {
  /// What people deleted at once and can bring back: each deletion, and the rows that went with it.
  static func migrateToDeletions(_ db: Database) throws {
    try db.execute(sql: tablesOfDeletions)
    for table in ["deletion", "deleted_row"] { try NotebookDigest.make(table, in: db) }
    try db.execute(sql: "PRAGMA user_version = \(firstWithDeletions)")
  }

  private static let tablesOfDeletions = """
    CREATE TABLE deletion (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (length(kind) <= 1000),
      name BLOB CHECK (length(name) <= 1000),
      entries INTEGER NOT NULL CHECK (entries >= 0),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX deletion_by_person ON deletion (person);
    CREATE TABLE deleted_row (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      deletion INTEGER NOT NULL REFERENCES deletion (number),
      origin BLOB NOT NULL CHECK (length(origin) <= 1000),
      origin_number INTEGER NOT NULL,
      cells BLOB NOT NULL CHECK (length(cells) <= 9000000),
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX deleted_row_by_person ON deleted_row (person);
    CREATE INDEX deleted_row_by_deletion ON deleted_row (deletion);
    """
}
