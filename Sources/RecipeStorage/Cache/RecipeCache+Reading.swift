import Foundation
import GRDB
package import RecipeModel

extension RecipeCache {
  /// How many commits have added, changed or removed a dish; 0 for a new cache.
  package func generation() throws(StorageError) -> Int {
    try read { db in try CacheMeta.generation(db) }
  }

  /// The fingerprint of the built-in data that was last stored; nil if there was none.
  package func fingerprint() throws(StorageError) -> String? {
    try read { db in try CacheMeta.fingerprint(db) }
  }

  /// The number of dishes; nil in a file of an older version. Cost: O(1).
  package func dishCount() throws(StorageError) -> Int? {
    try read { db in try CacheSchema.hasDigest(db) ? CacheDigest(db).count : nil }
  }

  /// The dish with an id; nil if there is none. Cost: O(log N).
  package func recipe(_ id: DishID) throws(StorageError) -> Recipe? {
    try recipes(ids: [id]).first
  }

  /// The dishes with these ids, in the same order; those that are not stored are left out.
  ///
  /// Cost: O(n log N) for `n` ids.
  package func recipes(ids: some Sequence<DishID>) throws(StorageError) -> [Recipe] {
    try read { db in try recipes(ids: ids, db) }
  }

  func recipes(ids: some Sequence<DishID>, _ db: Database) throws -> [Recipe] {
    let documents = RecipeDocument(path: path)
    let find = try db.cachedStatement(
      sql: "SELECT \(try StoredRecipe.columns(in: db)) FROM recipe WHERE id = ?"
    )
    return try ids.compactMap { id in
      let text = id.description
      // No stored id has a NUL, and SQLite would look for the text before it.
      guard !text.utf8.contains(0) else { return nil }
      return try Row.fetchOne(find, arguments: [text]).map { row in
        let recipe = try documents.recipe(in: try StoredRecipe(row))
        // A damaged index of the ids leads to another dish, whole in itself.
        guard recipe.id == id else { throw StorageError(.unreadableRecipe(id), path: path) }
        return recipe
      }
    }
  }

  /// Calls `body` with each dish and the time when it was first added, in seconds since 1970, in
  /// ascending order of the id's UTF-8.
  ///
  /// All dishes are of one commit, and only one is in memory at a time. Writers wait in the
  /// meantime. `body` must not use this cache; an error that it throws ends the loop and is passed
  /// on. If dishes are missing, an error is thrown at the end. Cost: O(N).
  ///
  /// - Returns: The generation of the dishes.
  @discardableResult
  package func forEachRecipe(_ body: (Recipe, _ addedAt: Int) throws -> Void) throws -> Int {
    var bodyError: (any Error)?
    let generation = try read { db in
      let documents = RecipeDocument(path: path)
      let sql = "SELECT \(try StoredRecipe.columns(in: db)) FROM recipe ORDER BY id"
      let rows = try Row.fetchCursor(db, sql: sql)
      var last: DishID?
      var digest = CacheDigest()
      while let row = try rows.next() {
        let stored = try StoredRecipe(row)
        let recipe = try documents.recipe(in: stored)
        // A damaged index of the ids shows one dish twice, or in the wrong place.
        if let last, !(last < recipe.id) { throw StorageError(.corrupt, path: path) }
        last = recipe.id
        digest.add(stored.checksum)
        do {
          try body(recipe, stored.addedAt)
        } catch {
          bodyError = error
          return 0
        }
      }
      try digest.check(in: db)
      return try CacheMeta.generation(db)
    }
    if let bodyError { throw bodyError }
    return generation
  }
}
