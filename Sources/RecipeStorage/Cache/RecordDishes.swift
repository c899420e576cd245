import GRDB
import RecipeModel

/// Finds the dishes that a record of a file may be.
struct RecordDishes {
  /// A dish with its number in the file.
  struct Dish {
    let number: Int64
    let key: String
    let stored: StoredRecipe
  }

  private let byID: Statement
  private let byKey: Statement
  private let byLikeness: Statement
  private let count: Statement
  private let isThere: Statement
  /// Sources whose dishes belong to no collection, in the order of their names; those without dishes
  /// are left out.
  let unclaimed: [String]

  init(_ db: Database, unclaimed: [String]) throws {
    let columns = "number, native_id, \(StoredRecipe.columns)"
    byID = try db.cachedStatement(sql: "SELECT \(columns) FROM recipe WHERE id = ?")
    byKey = try db.cachedStatement(
      sql: """
        SELECT \(columns) FROM recipe INDEXED BY recipe_by_origin
        WHERE source = ? AND native_id = ? ORDER BY number
        """
    )
    byLikeness = try db.cachedStatement(
      sql: """
        SELECT \(columns) FROM recipe INDEXED BY recipe_by_likeness
        WHERE source = ? AND likeness = ? ORDER BY number
        """
    )
    count = try db.cachedStatement(
      sql: """
        SELECT count(*) FROM recipe INDEXED BY recipe_by_origin WHERE source = ? AND native_id = ?
        """
    )
    isThere = try db.cachedStatement(sql: "SELECT 1 FROM recipe WHERE id = ?")
    let hasDishes = try db.cachedStatement(sql: "SELECT 1 FROM recipe WHERE source = ? LIMIT 1")
    self.unclaimed = try unclaimed.sorted().filter {
      try Int.fetchOne(hasDishes, arguments: [$0]) != nil
    }
  }

  func dish(_ id: DishID) throws -> Dish? {
    try Row.fetchOne(byID, arguments: [id.description]).map(Self.dish)
  }

  /// The dishes of a collection that are the record called `key`, in the order in which they came.
  func dishes(of collection: String, key: String) throws -> some Sequence<Dish> {
    try Row.fetchAll(byKey, arguments: [withoutNUL(collection), withoutNUL(key)]).map(Self.dish)
  }

  /// The dishes of a source that may be alike, in the order in which they came.
  func dishes(of source: String, likeness: Int64) throws -> [Dish] {
    try Row.fetchAll(byLikeness, arguments: [withoutNUL(source), likeness]).map(Self.dish)
  }

  /// The id that a new dish gets: the one that it asks for, or that with the first free number from 2 on.
  ///
  /// Where a collection has many records of one key, the search begins behind as many.
  func freeID(
    like wish: DishID,
    otherwise: DishID?,
    collection: String,
    key: String
  ) throws -> DishID {
    if let otherwise, otherwise != wish, try isTaken(wish) {
      return try freeID(like: otherwise, otherwise: nil, collection: collection, key: key)
    }
    let there =
      try Int.fetchOne(count, arguments: [withoutNUL(collection), withoutNUL(key)]) ?? 0
    var number = there > 8 ? there : 1
    while true {
      let id = number == 1 ? wish : DishID("\(wish)-\(number)")
      if try !isTaken(id) { return id }
      number += 1
    }
  }

  private func isTaken(_ id: DishID) throws -> Bool {
    try Int.fetchOne(isThere, arguments: [id.description]) != nil
  }

  private static func dish(_ row: Row) throws -> Dish {
    Dish(
      number: try row.decode(forColumn: "number"),
      key: try row.decode(forColumn: "native_id"),
      stored: try StoredRecipe(row)
    )
  }
}
