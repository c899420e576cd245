import GRDB

extension NotebookSchema {
  /// Changes of shopping lists that came under ids of their own, so that none is made twice.
  static func migrateToTakenChanges(_ db: Database) throws {
    try db.execute(sql: tableOfTakenChanges)
    try NotebookDigest.make("taken_change", in: db)
    try db.execute(sql: "PRAGMA user_version = 13")
  }

  private static let tableOfTakenChanges = """
    CREATE TABLE taken_change (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      id BLOB NOT NULL CHECK (length(id) BETWEEN 1 AND 1000),
      request BLOB NOT NULL CHECK (length(request) <= 10000),
      outcome BLOB NOT NULL CHECK (length(outcome) <= 1000),
      entry INTEGER,
      named BLOB CHECK (length(named) BETWEEN 1 AND 1000),
      taken_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, id)
    ) STRICT;
    CREATE INDEX taken_change_by_entry ON taken_change (entry);
    CREATE INDEX taken_change_by_named ON taken_change (person, named);
    """
}
