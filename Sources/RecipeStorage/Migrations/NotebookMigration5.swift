import GRDB

extension NotebookSchema {
  /// What people always have in the house, beside what every kitchen is taken to have.
  static func migrateTo5(_ db: Database) throws {
    try db.execute(sql: tablesOf5)
    try NotebookDigest.make("staple", in: db)
  }

  private static let tablesOf5 = """
    CREATE TABLE staple (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, name)
    ) STRICT;
    PRAGMA user_version = 5;
    """
}
