import GRDB

extension CacheSchema {
  /// What changed since when, and which dishes an unfinished import has given so far.
  ///
  /// `changed_in` is the generation that last added or changed a dish; 0 stands for one before this
  /// version, so the dishes that are there keep their checksums. `removed_recipe` has the dishes
  /// that are gone, with the generation that removed them. Both reach back to the generation
  /// `changes_since`. `history` tells this file from another one with the same generations.
  static func migrateTo3(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE recipe ADD COLUMN changed_in INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX recipe_by_change ON recipe (changed_in);
        CREATE TABLE removed_recipe (
          id TEXT PRIMARY KEY,
          removed_in INTEGER NOT NULL,
          checksum INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX removed_recipe_by_generation ON removed_recipe (removed_in);
        CREATE TABLE given_recipe (
          number INTEGER PRIMARY KEY,
          file INTEGER NOT NULL
        ) STRICT;
        INSERT INTO meta (key, value)
          SELECT 'changes_since', value FROM meta WHERE key = 'generation';
        INSERT INTO meta (key, value) VALUES ('history', random());
        PRAGMA user_version = 3;
        """
    )
  }
}
