import GRDB
import RecipeModel

extension RecipeCache {
  /// Reads and checks the whole file: the structure of its pages, each dish's checksum, that
  /// columns and search text match the document, the texts of sources, the records of changes, and
  /// the search index.
  ///
  /// If the cache was opened for reading only, the search index is checked fully by SQLite 3.44 and
  /// later; with earlier versions only its number of dishes is checked. Cost: O(N).
  ///
  /// - Throws: ``StorageError`` `.corrupt`, with the problem as its cause, or with the reason why
  ///   the file cannot be read.
  package func verify() throws(StorageError) {
    try read { db in
      try checkStructure(of: db)
      try checkRecipes(in: db)
      try checkCounts(in: db)
      try checkText(in: db)
      try checkDocuments(in: db)
      try checkChanges(in: db)
    }
    guard !queue.configuration.readonly else { return }
    do {
      // An insertion by its form; it changes nothing (sqlite.org/fts5.html, section 6.5).
      try queue.inTransaction(.immediate) { db in
        try db.execute(sql: "INSERT INTO recipe_text (recipe_text) VALUES ('integrity-check')")
        return .rollback
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  private func checkStructure(of db: Database) throws {
    let finding = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") ?? "no answer"
    guard finding == "ok" else { throw damage(finding) }
  }

  private func checkRecipes(in db: Database) throws {
    let documents = RecipeDocument(path: path)
    let hasSameText = try db.cachedStatement(
      sql: """
        SELECT 1 FROM recipe JOIN recipe_text ON recipe_text.rowid = recipe.number
        WHERE number = ? AND source IS ? AND native_id IS ? AND recipe.name IS ? AND kind IS ?
          AND category IS ? AND cuisine IS ? AND glass IS ?
          AND recipe_text.name IS ? AND ingredients IS ? AND tags IS ? AND steps IS ?
          AND summary IS ?\(try CacheSchema.hasLikeness(db) ? " AND likeness IS ?" : "")
        """
    )
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT number, \(try StoredRecipe.columns(in: db)) FROM recipe ORDER BY number"
    )
    var digest = CacheDigest()
    while let row = try rows.next() {
      let stored = try StoredRecipe(row)
      digest.add(stored.checksum)
      let recipe: Recipe
      do {
        recipe = try documents.recipe(in: stored)
      } catch {
        throw damage("the stored recipe '\(stored.id)' does not match its checksum")
      }
      let number: Int64 = try row.decode(forColumn: "number")
      let columns = RecipeColumns(recipe)
      var arguments: StatementArguments = [number] + columns.labels + columns.text
      if try CacheSchema.hasLikeness(db) { arguments += [likeness(of: recipe)] }
      let found = try Row.fetchOne(hasSameText, arguments: arguments)
      guard found != nil else {
        throw damage("the search text of '\(stored.id)' does not match its recipe")
      }
    }
    try digest.check(in: db)
  }

  private func checkCounts(in db: Database) throws {
    let counts = try ["recipe", "recipe_text", "recipe_text_docsize"].map { table in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
    guard Set(counts).count == 1 else {
      throw damage(
        "the number of dishes is \(counts[0]), but the numbers of search texts are \(counts[1]) and \(counts[2])"
      )
    }
  }

  private func checkDocuments(in db: Database) throws {
    guard try CacheSchema.hasDocuments(db) else { return }
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT \(SourceDocument.columns) FROM source_document ORDER BY source, key"
    )
    while let row = try rows.next() {
      guard try SourceDocument(row) != nil else {
        throw damage("the data stored for a source does not match its checksum")
      }
    }
  }

  private func checkChanges(in db: Database) throws {
    let generation = try CacheMeta.generation(db)
    guard try CacheSchema.hasChanges(db) else { return }
    guard try CacheMeta.changesSince(db) <= generation else {
      throw damage("the list of changes begins after the last change")
    }
    let latest = try Int.fetchOne(db, sql: "SELECT max(changed_in) FROM recipe") ?? 0
    guard latest <= generation else {
      throw damage("a dish has a change that is newer than the last entry in the list of changes")
    }
    try RemovalLog.check(in: db)
  }

  private func damage(_ finding: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: finding)
  }
}
