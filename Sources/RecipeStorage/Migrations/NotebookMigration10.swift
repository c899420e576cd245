import GRDB

extension NotebookSchema {
  /// What people say about ingredients, for themselves.
  static func migrateToTaughtFacts(_ db: Database) throws {
    try db.execute(sql: tableOfTaughtFacts)
    try NotebookDigest.make("taught_fact", in: db)
    try db.execute(sql: "PRAGMA user_version = 10")
  }

  private static let tableOfTaughtFacts = """
    CREATE TABLE taught_fact (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (length(kind) <= 1000),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      other BLOB NOT NULL CHECK (length(other) <= 1000),
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, kind, name, other)
    ) STRICT;
    """
}
