import Foundation
import GRDB
package import RecipeModel

extension RecipeCache {
  /// How many commits have added, changed or removed a dish; 0 for a cache just made.
  package func generation() throws(StorageError) -> Int {
    try read { db in try CacheMeta.generation(db) }
  }

  /// The fingerprint of the built-in data last stored; nil when there was none.
  package func fingerprint() throws(StorageError) -> String? {
    try read { db in try CacheMeta.fingerprint(db) }
  }

  /// How many dishes there are of each source, ascending by the UTF-8 of the source.
  ///
  /// Cost: O(N), but reads only the index of the sources, which must have all dishes.
  package func counts() throws(StorageError) -> [(source: String, dishes: Int)] {
    try read { db in
      let sql = "SELECT source, count(*) AS dishes FROM recipe GROUP BY source ORDER BY source"
      let counts: [(source: String, dishes: Int)] = try Row.fetchAll(db, sql: sql).map { row in
        (try row.decode(forColumn: "source"), try row.decode(forColumn: "dishes"))
      }
      if try CacheSchema.hasDigest(db) {
        let count = counts.reduce(0) { $0 + $1.dishes }
        guard try CacheDigest(db).count == count else {
          throw StorageError(.corrupt, path: path)
        }
      }
      return counts
    }
  }

  /// How many dishes there are; nil in a file of an older version. Cost: O(1).
  package func dishCount() throws(StorageError) -> Int? {
    try read { db in try CacheSchema.hasDigest(db) ? CacheDigest(db).count : nil }
  }

  /// The dish called `id`; nil when there is none. Cost: O(log N).
  package func recipe(_ id: DishID) throws(StorageError) -> Recipe? {
    try recipes(ids: [id]).first
  }

  /// The dishes called `ids`, in that order; those that are not stored are left out.
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

  /// Calls `body` with each dish and the time it was first added, in seconds since 1970, ascending
  /// by the UTF-8 of the dish id.
  ///
  /// All dishes are of one commit, and only one is in memory at a time. Writers wait meanwhile.
  /// `body` must not use this cache; an error it throws ends the walk and is passed on. That dishes are
  /// missing is noticed, and thrown, at the end.
  /// Cost: O(N).
  ///
  /// - Returns: The generation that the dishes are of.
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
