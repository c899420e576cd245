import GRDB

extension NotebookSchema {
  /// Books on a wishlist, the lists of books that are favourites, and what was seen of lists.
  static func migrateTo3(_ db: Database) throws {
    try db.execute(sql: tablesOf3)
    for table in ["kept_book", "favorite_book_list", "seen_book_list"] {
      try NotebookDigest.make(table, in: db)
    }
  }

  private static let tablesOf3 = """
    CREATE TABLE kept_book (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      isbn BLOB NOT NULL CHECK (length(isbn) <= 1000),
      added_at INTEGER NOT NULL,
      document_sum INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      document BLOB NOT NULL CHECK (length(document) <= 1000000),
      UNIQUE (person, isbn)
    ) STRICT;
    CREATE TABLE favorite_book_list (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      title BLOB NOT NULL CHECK (length(title) <= 1000),
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, name)
    ) STRICT;
    CREATE TABLE seen_book_list (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      published BLOB NOT NULL CHECK (length(published) <= 1000),
      isbns BLOB NOT NULL CHECK (length(isbns) <= 100000),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, name)
    ) STRICT;
    PRAGMA user_version = 3;
    """
}
