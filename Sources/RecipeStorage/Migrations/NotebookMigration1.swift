import GRDB

extension NotebookSchema {
  /// What people keep: pantry, marks, words, lists, shopping, history and recipes of their own.
  ///
  /// Texts are the bytes of their UTF-8, so that a NUL is kept and order is that of the bytes.
  /// `checksum` is that of ``rowChecksum(table:number:values:)``; a document has a sum of its own,
  /// and stands last, so that walking a table reads no documents. `digest` says what is in each
  /// table, and what of it is a person's. Numbers are never used twice.
  static func migrateTo1(_ db: Database) throws {
    try db.execute(sql: tablesOf1)
    for table in namesOf1 { try NotebookDigest.make(table, in: db) }
  }

  private static let namesOf1 = [
    "person", "pantry_item", "kept_dish", "favorite", "rating", "note", "remark", "dish_list",
    "list_entry", "shopping_item", "history", "own_recipe", "picture",
    "fact",
  ]

  private static let tablesOf1 = """
    CREATE TABLE digest (
      number INTEGER PRIMARY KEY,
      name BLOB NOT NULL,
      owner INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      sum INTEGER NOT NULL,
      last INTEGER NOT NULL CHECK (last BETWEEN 0 AND 9007199254740991),
      checksum INTEGER NOT NULL,
      UNIQUE (name, owner)
    ) STRICT;
    CREATE TABLE person (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      name BLOB NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 1000),
      created_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE pantry_item (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      ingredient BLOB NOT NULL CHECK (length(ingredient) <= 1000),
      text BLOB NOT NULL CHECK (length(text) <= 100000),
      amount BLOB CHECK (length(amount) <= 10000),
      expires INTEGER,
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX pantry_item_by_person ON pantry_item (person);
    CREATE TABLE kept_dish (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      saved_at INTEGER NOT NULL,
      document_sum INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      document BLOB NOT NULL CHECK (length(document) <= 8000000),
      UNIQUE (person, dish)
    ) STRICT;
    CREATE TABLE favorite (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      favorited_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, dish)
    ) STRICT;
    CREATE TABLE rating (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
      rated_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, dish)
    ) STRICT;
    CREATE TABLE note (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      text BLOB NOT NULL CHECK (length(text) <= 100000),
      written_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, dish)
    ) STRICT;
    CREATE TABLE remark (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      kind BLOB NOT NULL CHECK (kind IN (CAST('review' AS BLOB), CAST('comment' AS BLOB))),
      text BLOB NOT NULL CHECK (length(text) <= 100000),
      written_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX remark_by_person ON remark (person, dish);
    CREATE UNIQUE INDEX review ON remark (person, dish) WHERE kind = x'726576696577';
    CREATE TABLE dish_list (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      folded BLOB NOT NULL CHECK (length(folded) <= 5000),
      created_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;
    CREATE TABLE list_entry (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      list INTEGER NOT NULL REFERENCES dish_list (number),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      position INTEGER NOT NULL CHECK (position >= 1),
      checksum INTEGER NOT NULL,
      UNIQUE (list, dish)
    ) STRICT;
    CREATE INDEX list_entry_by_person ON list_entry (person, dish);
    CREATE TABLE shopping_item (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      text BLOB NOT NULL CHECK (length(text) <= 100000),
      ingredients BLOB NOT NULL CHECK (length(ingredients) <= 100000),
      amount BLOB CHECK (length(amount) <= 10000),
      dish BLOB CHECK (length(dish) <= 1000),
      servings INTEGER,
      is_checked INTEGER NOT NULL CHECK (is_checked IN (0, 1)),
      pantry_item INTEGER,
      added_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX shopping_item_by_person ON shopping_item (person);
    CREATE TABLE history (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (kind IN (CAST('cooked' AS BLOB), CAST('suggested' AS BLOB))),
      dish BLOB NOT NULL CHECK (length(dish) <= 1000),
      dish_name BLOB NOT NULL CHECK (length(dish_name) <= 1000),
      servings INTEGER,
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX history_by_person ON history (person);
    CREATE TABLE own_recipe (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL UNIQUE CHECK (length(dish) <= 1000),
      created_at INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      published_at INTEGER,
      deleted_at INTEGER,
      document_sum INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      document BLOB NOT NULL CHECK (length(document) <= 8000000)
    ) STRICT;
    CREATE INDEX own_recipe_by_person ON own_recipe (person);
    CREATE TABLE picture (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      dish BLOB NOT NULL UNIQUE CHECK (length(dish) <= 1000),
      document_sum INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      document BLOB NOT NULL CHECK (length(document) <= 20000000)
    ) STRICT;
    CREATE INDEX picture_by_person ON picture (person);
    CREATE TABLE fact (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      name BLOB NOT NULL UNIQUE CHECK (length(name) <= 1000),
      value INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    PRAGMA application_id = 2003004789;
    PRAGMA user_version = 1;
    """
}
