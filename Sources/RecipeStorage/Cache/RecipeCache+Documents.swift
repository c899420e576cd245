import GRDB

extension RecipeCache {
  /// The text that `source` stored under `key`; nil if there is none, or if it is damaged. Cost:
  /// O(log N).
  package func document(
    _ source: String,
    _ key: String
  ) throws(StorageError) -> SourceDocument? {
    let (source, key) = (withoutNUL(source), withoutNUL(key))
    return try read { db in
      guard try CacheSchema.hasDocuments(db) else { return nil }
      let row = try Row.fetchOne(
        db,
        sql: "SELECT \(SourceDocument.columns) FROM source_document WHERE source = ? AND key = ?",
        arguments: [source, key]
      )
      guard let row, let document = try SourceDocument(row) else { return nil }
      // A damaged index of the keys leads to another document, whole in itself.
      guard isSame(document.source, source), isSame(document.key, key) else { return nil }
      return document
    }
  }

  /// All texts that `source` stored. Cost: O(bytes of it).
  package func documents(of source: String) throws(StorageError) -> SourceDocuments {
    let source = withoutNUL(source)
    return try read { db in
      guard try CacheSchema.hasDocuments(db) else { return SourceDocuments(whole: [], damaged: 0) }
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT \(SourceDocument.columns) FROM source_document WHERE source = ? ORDER BY key",
        arguments: [source]
      )
      var documents = SourceDocuments(whole: [], damaged: 0)
      while let row = try rows.next() {
        if let document = try SourceDocument(row), isSame(document.source, source) {
          documents.whole.append(document)
        } else {
          documents.damaged += 1
        }
      }
      return documents
    }
  }

  /// Stores `documents` in one transaction, and removes those without a text.
  ///
  /// The generation does not change. If a source and key occur twice, the last document counts.
  /// Cost: O(n log N).
  package func set(_ documents: [SourceDocument]) throws(StorageError) {
    do {
      try queue.inTransaction(.immediate) { db in
        try store(documents, in: db)
        return .commit
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  func store(_ documents: [SourceDocument], in db: Database) throws {
    for var document in documents {
      document.source = withoutNUL(document.source)
      document.key = withoutNUL(document.key)
      guard let text = document.text.map(withoutNUL) else {
        try db.execute(
          sql: "DELETE FROM source_document WHERE source = ? AND key = ?",
          arguments: [document.source, document.key]
        )
        continue
      }
      document.text = text
      try db.execute(
        sql: """
          INSERT INTO source_document (source, key, fetched_at, checksum, document)
          VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (source, key) DO UPDATE SET fetched_at = excluded.fetched_at,
            checksum = excluded.checksum, document = excluded.document
          """,
        arguments: [document.source, document.key, document.fetchedAt, document.checksum, text]
      )
    }
  }

  /// `String` takes two ways to write an accent for the same, the file does not.
  private func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
