import GRDB

extension CacheSchema {
  /// Recipes as documents, the text to search them by, and what the cache knows about itself.
  ///
  /// `number` joins a recipe to its searchable text: a declared key, since `VACUUM` renumbers
  /// undeclared ones. Ids compare by their bytes. `checksum` is that of ``recipeChecksum``: SQLite
  /// does not notice a flipped bit inside a value.
  static func migrateTo1(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE recipe (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          source TEXT NOT NULL,
          native_id TEXT NOT NULL,
          name TEXT NOT NULL,
          kind TEXT NOT NULL,
          category TEXT,
          cuisine TEXT,
          glass TEXT,
          document TEXT NOT NULL,
          added_at INTEGER NOT NULL,
          checksum INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX recipe_by_source ON recipe (source);
        CREATE TABLE meta (
          key TEXT PRIMARY KEY,
          value ANY NOT NULL
        ) STRICT;
        INSERT INTO meta (key, value) VALUES ('generation', 0);
        CREATE VIRTUAL TABLE recipe_text USING fts5 (
          name, ingredients, tags, steps, summary,
          tokenize = 'porter unicode61 remove_diacritics 2'
        );
        PRAGMA application_id = 2003004771;
        PRAGMA user_version = 1;
        """
    )
  }
}
