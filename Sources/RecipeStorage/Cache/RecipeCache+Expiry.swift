import GRDB
package import RecipeModel

extension RecipeCache {
  /// When the first dish that may be stored only for a limited time must be deleted, in seconds
  /// since 1970; nil if there is no such dish. Cost: O(log N).
  package func earliestExpiry() throws(StorageError) -> Int? {
    try read { db in
      guard try CacheSchema.hasExpiry(db) else { return nil }
      return try Int.fetchOne(
        db,
        sql: "SELECT min(expires_at) FROM recipe WHERE expires_at IS NOT NULL"
      )
    }
  }

  /// Deletes the dishes that may not be stored any longer, in one transaction: those that expire at
  /// `now` or before.
  ///
  /// The generation rises by one if there are any. Cost: O(n log N) for `n` of them.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds since 1970.
  ///   - willCommit: Called just before the commit, and only if a dish was deleted; as in an
  ///     update.
  /// - Returns: The deleted dishes, in ascending order of the id's UTF-8.
  /// - Throws: ``StorageError`` `.unreadableRecipe` if a dish that seems to expire is damaged: it
  ///   may be one to keep, so nothing is deleted.
  @discardableResult
  package func removeExpired(
    now: Int,
    willCommit: () throws -> Void = {}
  ) throws(StorageError) -> [DishID] {
    // Without a lock that only writers need, as there is seldom anything to remove.
    guard let first = try earliestExpiry(), first <= now else { return [] }
    do {
      var removed: [DishID] = []
      try queue.inTransaction(.immediate) { db in
        let generation = try CacheMeta.generation(db) + 1
        removed = try removeExpired(now: now, generation: generation, in: db)
        if !removed.isEmpty {
          try CacheMeta.setGeneration(generation, db)
          try TextDigest.store(db)
          try finish(willCommit)
        }
        return .commit
      }
      return removed
    } catch {
      throw StorageError(error, path: path)
    }
  }

  private func removeExpired(
    now: Int,
    generation: Int,
    in db: Database
  ) throws -> [DishID] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT number, \(StoredRecipe.columns) FROM recipe
        WHERE expires_at IS NOT NULL AND expires_at <= ? ORDER BY id
        """,
      arguments: [now]
    )
    var digest = try CacheDigest(db)
    let removed = try rows.map { row in
      let stored = try StoredRecipe(row)
      guard stored.isWhole, let expiry = stored.expiresAt, expiry <= now else {
        throw StorageError(.unreadableRecipe(DishID(stored.id)), path: path)
      }
      let number: Int64 = try row.decode(forColumn: "number")
      try RecipeWriter.remove(number, removedIn: generation, from: &digest, in: db)
      return DishID(stored.id)
    }
    try digest.store(in: db)
    return removed
  }

  /// The caller's last step before a commit that changes dishes.
  func finish(_ willCommit: () throws -> Void) throws {
    do {
      try willCommit()
    } catch {
      throw StorageError(.abandoned, path: path, cause: error)
    }
  }
}
