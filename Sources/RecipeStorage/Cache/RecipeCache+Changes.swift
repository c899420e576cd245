import GRDB
import RecipeModel

extension RecipeCache {
  /// The dishes that were added, changed and removed after a generation.
  ///
  /// Every commit that raises the generation records it with the dishes that it wrote or removed.
  /// The returned dishes are checked against their checksums; ``verify()`` finds a damaged record
  /// of when a dish changed. Cost: O(log N) for the count, then O(n) for `n` changes.
  ///
  /// - Parameters:
  ///   - generation: A generation that this file had: see ``history()``.
  ///   - limit: The largest number of dishes; at least 0.
  /// - Returns: Nil if the records do not go back that far, the generation is in the future, there
  ///   are more than `limit` dishes, or the records are damaged: then everything must be read.
  package func changes(
    since generation: Int,
    limit: Int
  ) throws(StorageError) -> CacheChanges? {
    precondition(limit >= 0, "the limit is \(limit), but must be at least 0")
    return try read { db in
      let current = try CacheMeta.generation(db)
      guard try CacheSchema.hasChanges(db), generation <= current,
        try CacheMeta.changesSince(db) <= generation
      else { return nil }
      if generation == current {
        return CacheChanges(generation: current, changed: [], removed: [])
      }
      guard try count(since: generation, upTo: limit, in: db) <= limit,
        let removed = try RemovalLog.ids(removedAfter: generation, in: db)
      else { return nil }
      return CacheChanges(
        generation: current,
        changed: try changed(since: generation, in: db).sorted { $0.recipe.id < $1.recipe.id },
        removed: removed.sorted()
      )
    }
  }

  /// A number that distinguishes this file from another one with the same generations, such as a
  /// new file in place of one that was deleted or damaged. 0 for a file of an older version that is
  /// only read.
  package func history() throws(StorageError) -> Int {
    try read { db in try CacheSchema.hasChanges(db) ? CacheMeta.history(db) : 0 }
  }

  /// Forgets which dishes were removed up to a generation, so that ``changes(since:limit:)`` goes
  /// back only to that one; a generation in the future counts as the cache's own.
  ///
  /// Writes to the file, but does not raise the generation. Cost: O(n log N) for `n` dishes.
  package func forgetChanges(before generation: Int) throws(StorageError) {
    do {
      try queue.inTransaction(.immediate) { db in
        let last = try min(generation, CacheMeta.generation(db))
        guard try CacheMeta.changesSince(db) < last else { return .rollback }
        try db.execute(sql: "DELETE FROM removed_recipe WHERE removed_in <= ?", arguments: [last])
        try CacheMeta.setChangesSince(last, db)
        return .commit
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// How many dishes changed or were removed, counted no further than one more than `limit` each.
  private func count(since generation: Int, upTo limit: Int, in db: Database) throws -> Int {
    let most = limit == .max ? limit : limit + 1
    return try Int.fetchOne(
      db,
      sql: """
        SELECT (
          SELECT count(*) FROM (
            SELECT 1 FROM recipe INDEXED BY recipe_by_change WHERE changed_in > ?1 LIMIT ?2
          )
        ) + (
          SELECT count(*) FROM (
            SELECT 1 FROM removed_recipe INDEXED BY removed_recipe_by_generation
            WHERE removed_in > ?1 LIMIT ?2
          )
        )
        """,
      arguments: [generation, most]
    ) ?? 0
  }

  private func changed(since generation: Int, in db: Database) throws -> [CachedDish] {
    let documents = RecipeDocument(path: path)
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(StoredRecipe.columns) FROM recipe INDEXED BY recipe_by_change
        WHERE changed_in > ?
        """,
      arguments: [generation]
    )
    var dishes: [CachedDish] = []
    while let row = try rows.next() {
      let stored = try StoredRecipe(row)
      dishes.append(
        CachedDish(recipe: try documents.recipe(in: stored), addedAt: stored.addedAt)
      )
    }
    return dishes
  }
}
