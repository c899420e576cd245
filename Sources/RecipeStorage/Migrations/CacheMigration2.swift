import GRDB

extension CacheSchema {
  /// Until when a dish may be kept, and what sources remember.
  ///
  /// A dish without `expires_at` is kept for ever, so the dishes that are there keep their
  /// checksums. That of a document is ``SourceDocument/checksum``.
  static func migrateTo2(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE recipe ADD COLUMN expires_at INTEGER;
        CREATE INDEX recipe_by_expiry ON recipe (expires_at) WHERE expires_at IS NOT NULL;
        CREATE TABLE source_document (
          source TEXT NOT NULL,
          key TEXT NOT NULL,
          fetched_at INTEGER NOT NULL,
          checksum INTEGER NOT NULL,
          document TEXT NOT NULL,
          PRIMARY KEY (source, key)
        ) STRICT;
        PRAGMA user_version = 2;
        """
    )
  }
}
