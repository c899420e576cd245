import Foundation
import GRDB
public import RecipeModel

/// A dish by what an order of dishes is made of.
public struct RecipeKey: Hashable, Sendable {
  /// Under which ``RecipeSnapshot/dishes(numbers:)`` finds it; larger than 0, with gaps.
  public var number: Int64
  public var id: DishID
  /// A NUL in it is a space.
  public var name: String
}

/// One commit of the cache, for who cannot hold all dishes at a time.
///
/// Of use only inside the body that it is given to.
public struct RecipeSnapshot {
  /// The generation that the dishes are of.
  public let generation: Int
  private let db: Database
  private let documents: RecipeDocument

  init(_ db: Database, path: String) throws {
    self.db = db
    documents = RecipeDocument(path: path)
    generation = try CacheMeta.generation(db)
  }

  /// How many dishes there are. Cost: O(N), but reads only an index.
  public func count() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM recipe") ?? 0
  }

  /// Calls `body` with the key of each dish, ascending by number, one at a time in memory.
  ///
  /// Ids and names are not held against the checksums before the dishes themselves are read.
  /// Cost: O(N), reading the whole file.
  public func forEachKey(_ body: (RecipeKey) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT number, CAST(id AS BLOB) AS id, CAST(name AS BLOB) AS name
        FROM recipe NOT INDEXED ORDER BY number
        """
    )
    while let row = try rows.next() {
      let id: Data = try row.decode(forColumn: "id")
      let name: Data = try row.decode(forColumn: "name")
      try body(
        RecipeKey(
          number: try row.decode(forColumn: "number"),
          id: DishID(String(decoding: id, as: UTF8.self)),
          name: String(decoding: name, as: UTF8.self)
        )
      )
    }
  }

  /// The dishes of these numbers, in that order. Cost: O(n log N) for `n` of them.
  ///
  /// - Throws: ``StorageError`` for a number that no dish has, and for a dish that is not as it was
  ///   stored, or has another name than its key says.
  public func dishes(numbers: some Sequence<Int64>) throws -> [CachedDish] {
    let find = try db.cachedStatement(
      sql: """
        SELECT CAST(name AS BLOB) AS name, \(try StoredRecipe.columns(in: db))
        FROM recipe WHERE number = ?
        """
    )
    return try numbers.map { number in
      guard let row = try Row.fetchOne(find, arguments: [number]) else {
        throw StorageError(.corrupt, path: documents.path)
      }
      let stored = try StoredRecipe(row)
      let recipe = try documents.recipe(in: stored)
      let name: Data = try row.decode(forColumn: "name")
      guard name.elementsEqual(withoutNUL(recipe.name).utf8) else {
        throw StorageError(.unreadableRecipe(recipe.id), path: documents.path)
      }
      return CachedDish(recipe: recipe, addedAt: stored.addedAt)
    }
  }
}

extension RecipeCache {
  /// Calls `body` with one commit of the cache. Writers wait meanwhile.
  ///
  /// `body` must not use this cache. What it throws is passed on; errors of SQLite become a
  /// ``StorageError``.
  public func withSnapshot<Value>(_ body: (RecipeSnapshot) throws -> Value) throws -> Value {
    do {
      return try recovering { db in try body(try RecipeSnapshot(db, path: path)) }
    } catch let error where error is DatabaseError || error is RowDecodingError {
      throw StorageError(error, path: path)
    }
  }
}
