import GRDB
package import RecipeModel

extension RecipeCache {
  /// The dishes whose texts have all of `words`, best first.
  ///
  /// The search covers name, ingredient lines, tags, steps and summary, and ignores case, accents
  /// and English endings; the last word may be incomplete. No character in a word has a special
  /// meaning: a word with a punctuation mark inside ("7-up") is searched as a phrase, and a word
  /// without a letter or digit is ignored, as is a repeated word. Only the first 32 different words
  /// count. Without words, nothing is found.
  ///
  /// The order is total: dishes with the complete last word come before those with only its
  /// beginning; then bm25 with the greatest weight for the name; then the ascending order of the
  /// id's UTF-8.
  ///
  /// Cost: O(m log m) for `m` matches.
  ///
  /// - Parameter limit: The largest number of dishes; at least 0.
  package func search(_ words: [String], limit: Int) throws(StorageError) -> [DishID] {
    precondition(limit >= 0, "the limit is \(limit), but must be at least 0")
    guard let pattern = SearchPattern(words) else { return [] }
    return try read { db in
      try checkText(in: db)
      var found: [String] = []
      for text in [pattern.wholeWords, pattern.text] where found.count < limit {
        let seen = Set(found)
        found += try matches(of: text, limit: limit, in: db).filter { !seen.contains($0) }
      }
      return found.prefix(limit).map { DishID($0) }
    }
  }

  private func matches(of pattern: String, limit: Int, in db: Database) throws -> [String] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT recipe_text.rowid, recipe.id FROM recipe_text LEFT JOIN recipe ON recipe.number = recipe_text.rowid
        WHERE recipe_text MATCH ?
        ORDER BY bm25(recipe_text, 16, 4, 4, 1, 2), recipe.id
        LIMIT ?
        """,
      arguments: [pattern, limit]
    )
    let number = try db.cachedStatement(sql: "SELECT number FROM recipe WHERE id = ?")
    return try rows.map { row in
      let text: Int = try row.decode(forColumn: "rowid")
      // What has a text to search but no dish was a dish, and the index of ids knows whose text it is.
      guard let id: String = try row.decode(forColumn: "id"),
        try Int.fetchOne(number, arguments: [id]) == text
      else { throw StorageError(.corrupt, path: path) }
      return id
    }
  }

  /// Throws when parts of the searchable text are missing: then dishes would not be found, and nothing
  /// would say so. Where their sum is not known, what the pages say of each other is looked at, not each word.
  /// Cost: O(pages of the text's index).
  func checkText(in db: Database) throws {
    if let isSound = try TextDigest.isSound(db) {
      guard isSound else {
        throw DatabaseError(
          resultCode: .SQLITE_CORRUPT,
          message: "the stored search texts do not match their checksum"
        )
      }
      return
    }
    for table in ["recipe_text_idx", "recipe_text_data", "recipe_text_docsize"] {
      let finding = try String.fetchOne(db, sql: "PRAGMA quick_check('\(table)')") ?? "no answer"
      guard finding == "ok" else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: finding)
      }
    }
    guard try CacheSchema.hasDigest(db) else { return }
    let texts = try Int.fetchOne(db, sql: "SELECT count(*) FROM recipe_text_docsize") ?? 0
    guard try CacheDigest(db).count == texts else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT,
        message: "only \(texts) dishes have search text"
      )
    }
  }
}
