import GRDB

extension NotebookSchema {
  /// Who may see what somebody made, who follows whom, links to share by, plans with dates, and the numbers that dishes
  /// and ingredients are known by elsewhere.
  ///
  /// Nothing of what was there is public: without a row of its own it is seen by the household.
  static func migrateToFollowing(_ db: Database) throws {
    try db.execute(sql: tablesOf14)
    for table in [
      "visibility", "follow", "block", "profile", "share_link", "plan_entry", "issued_dish",
      "issued_ingredient",
    ] {
      try NotebookDigest.make(table, in: db)
    }
    try db.execute(sql: "PRAGMA user_version = 14")
  }

  private static let tablesOf14 = """
    CREATE TABLE visibility (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (length(kind) <= 1000),
      subject BLOB NOT NULL CHECK (length(subject) <= 1000),
      level BLOB NOT NULL CHECK (length(level) <= 1000),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, kind, subject)
    ) STRICT;
    CREATE TABLE follow (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      other INTEGER NOT NULL REFERENCES person (number),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, other)
    ) STRICT;
    CREATE INDEX follow_by_other ON follow (other);
    CREATE TABLE block (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      other INTEGER NOT NULL REFERENCES person (number),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, other)
    ) STRICT;
    CREATE INDEX block_by_other ON block (other);
    CREATE TABLE profile (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL UNIQUE REFERENCES person (number),
      about BLOB NOT NULL CHECK (length(about) BETWEEN 1 AND 1000),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE share_link (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) BETWEEN 1 AND 1000),
      kind BLOB NOT NULL CHECK (length(kind) <= 1000),
      subject BLOB NOT NULL CHECK (length(subject) <= 1000),
      household INTEGER REFERENCES household (number),
      shows_name INTEGER NOT NULL CHECK (shows_name IN (0, 1)),
      created_at INTEGER NOT NULL,
      expires_at INTEGER,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX share_link_by_person ON share_link (person);
    CREATE TABLE plan_entry (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      day INTEGER NOT NULL,
      slot BLOB NOT NULL CHECK (length(slot) <= 1000),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      dish_name BLOB NOT NULL CHECK (length(dish_name) <= 100000),
      servings INTEGER CHECK (servings > 0),
      cook INTEGER REFERENCES person (number),
      added_at INTEGER NOT NULL,
      by_person INTEGER REFERENCES person (number),
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX plan_entry_by_person ON plan_entry (person);
    CREATE TABLE issued_dish (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      name BLOB NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 1000),
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE issued_ingredient (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      name BLOB NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 1000),
      checksum INTEGER NOT NULL
    ) STRICT;
    """
}
