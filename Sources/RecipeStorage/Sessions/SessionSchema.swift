import GRDB

/// The tables of `sessions.db`.
enum SessionSchema {
  /// The bytes "wcms" mark the file.
  static let current = StoreSchema(
    applicationID: 0x7763_6D73,
    steps: [{ try $0.execute(sql: tables) }, { try $0.execute(sql: devices) }]
  )

  private static let tables = """
    CREATE TABLE session (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      hash BLOB NOT NULL UNIQUE,
      person INTEGER NOT NULL,
      label TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      seen_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_by_person ON session (person);
    CREATE TABLE try (
      number INTEGER PRIMARY KEY,
      subject BLOB NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX try_by_subject ON try (subject, at);
    CREATE INDEX try_by_time ON try (at);
    CREATE TABLE operation (
      number INTEGER PRIMARY KEY,
      person INTEGER NOT NULL,
      key BLOB NOT NULL,
      request BLOB NOT NULL,
      answer BLOB,
      at INTEGER NOT NULL,
      UNIQUE (person, key)
    ) STRICT;
    CREATE INDEX operation_by_time ON operation (at);
    PRAGMA application_id = 2003004787;
    PRAGMA user_version = 1;
    """

  private static let devices = """
    CREATE TABLE device (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      hash BLOB NOT NULL UNIQUE,
      person INTEGER NOT NULL,
      seen_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX device_by_person ON device (person);
    PRAGMA user_version = 2;
    """
}
