import Foundation
import GRDB
import RecipeModel

/// Writes the recipes of one update and counts what became of them.
///
/// A recipe and its searchable text are always written together.
struct RecipeWriter {
  var count = UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 0, generation: 0)

  let db: Database
  let documents: RecipeDocument
  /// The generation that this update makes.
  private let generation: Int
  /// Nil for an update that is a whole import.
  private let parts: GivenRecipes?
  /// What records of files gave, and the dishes that they may be; nil before the first.
  var records: (given: GivenRecipes, dishes: RecordDishes)?
  /// Records that change nothing when they come again.
  var unchanged = UnchangedRecords()
  /// Sources of dishes that belong to no collection.
  private let unclaimed: [String]
  /// False while no dish is noted as removed.
  private var hasRemovals: Bool
  /// Of the dishes as they are by now.
  private var digest: CacheDigest
  /// The dish ids given so far, as UTF-8: the file tells ids apart by bytes, `String` does not.
  private var given: Set<[UInt8]> = []

  private let find: Statement
  private let insert: Statement
  private let change: Statement
  private let insertText: Statement
  private let changeText: Statement

  init(_ db: Database, path: String, part: ImportPart?, unclaimed: [String]) throws {
    self.db = db
    documents = RecipeDocument(path: path)
    generation = try CacheMeta.generation(db) + 1
    self.unclaimed = unclaimed
    parts = try part.map { try GivenRecipes($0, db) }
    hasRemovals = try !RemovalLog.isEmpty(db)
    digest = try CacheDigest(db)
    find = try db.cachedStatement(
      sql: "SELECT number, \(StoredRecipe.columns) FROM recipe WHERE id = ?"
    )
    insert = try db.cachedStatement(
      sql: """
        INSERT INTO recipe
          (source, native_id, name, kind, category, cuisine, glass,
            document, added_at, expires_at, changed_in, checksum, likeness, id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    change = try db.cachedStatement(
      sql: """
        UPDATE recipe
        SET source = ?, native_id = ?, name = ?, kind = ?, category = ?, cuisine = ?, glass = ?,
          document = ?, added_at = ?, expires_at = ?, changed_in = ?, checksum = ?,
          likeness = ?
        WHERE number = ?
        """
    )
    insertText = try db.cachedStatement(
      sql: """
        INSERT INTO recipe_text (name, ingredients, tags, steps, summary, rowid)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    )
    changeText = try db.cachedStatement(
      sql: """
        UPDATE recipe_text
        SET name = ?, ingredients = ?, tags = ?, steps = ?, summary = ?
        WHERE rowid = ?
        """
    )
  }

  /// - Parameter expiresAt: Until when this recipe may be kept; nil for ever.
  mutating func store(_ recipe: Recipe, addedAt: Int, expiresAt: Int?) throws {
    let id = recipe.id.description
    guard !id.utf8.contains(0) else {
      throw StorageError(.unstorableRecipe(recipe.id), path: documents.path)
    }
    guard given.insert(Array(id.utf8)).inserted else {
      count.unchanged += 1
      return
    }
    let document = try documents.text(of: recipe)
    guard let row = try Row.fetchOne(find, arguments: [id]) else {
      try add(recipe, document, addedAt: addedAt, expiresAt: expiresAt)
      count.new += 1
      return
    }
    let number: Int64 = try row.decode(forColumn: "number")
    if let parts {
      guard try !parts.has(number) else {
        count.unchanged += 1
        return
      }
      try parts.note(number)
    }
    let stored = try StoredRecipe(row)
    let isSame = stored.isWhole && stored.document.elementsEqual(document.utf8)
    let expiry = isSame ? later(stored.expiresAt, expiresAt) : expiresAt
    if isSame {
      count.unchanged += 1
      guard expiry != stored.expiresAt else { return }
    }
    try write(recipe, document, over: stored, number, expiresAt: expiry, addedAt, isSame: isSame)
    if !isSame { count.changed += 1 }
  }

  /// Writes a recipe in the place of a stored one.
  ///
  /// - Parameters:
  ///   - expiresAt: Nil for never.
  ///   - addedAt: The time for a damaged one, whose own may be wrong.
  ///   - isSame: Only the time when it has to go changes.
  mutating func write(
    _ recipe: Recipe,
    _ document: String,
    over stored: StoredRecipe,
    _ number: Int64,
    expiresAt: Int?,
    _ addedAt: Int,
    isSame: Bool = false
  ) throws {
    let columns = RecipeColumns(recipe)
    let content = content(
      of: recipe,
      document: document,
      addedAt: stored.isWhole ? stored.addedAt : addedAt,
      expiresAt: expiresAt,
      changedIn: isSame ? stored.changedIn : generation
    )
    let likeness = likeness(of: recipe)
    try change.execute(arguments: columns.labels + content.arguments + [likeness, number])
    digest.remove(stored.checksum)
    digest.add(content.checksum)
    if !isSame { try changeText.execute(arguments: columns.text + [number]) }
  }

  /// - Returns: The number of the new dish.
  @discardableResult
  mutating func add(
    _ recipe: Recipe,
    _ document: String,
    addedAt: Int,
    expiresAt: Int?
  ) throws -> Int64 {
    let columns = RecipeColumns(recipe)
    let content = content(
      of: recipe,
      document: document,
      addedAt: addedAt,
      expiresAt: expiresAt,
      changedIn: generation
    )
    let id = recipe.id.description
    try insert.execute(
      arguments: columns.labels + content.arguments + [likeness(of: recipe), id]
    )
    digest.add(content.checksum)
    let number = db.lastInsertedRowID
    try insertText.execute(arguments: columns.text + [number])
    try parts?.note(number)
    if hasRemovals { try RemovalLog.forget(id, in: db) }
    return number
  }

  /// What records of files gave so far, and the dishes that they may be.
  func recordsSoFar() throws -> (given: GivenRecipes, dishes: RecordDishes) {
    try records ?? (parts ?? GivenRecipes(nil, db), RecordDishes(db, unclaimed: unclaimed))
  }

  /// The last step of an update.
  func finish() throws {
    try (parts ?? records?.given)?.finish(db)
    try digest.store(in: db)
  }

  /// Nil is later than any time.
  private func later(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return nil }
    return max(one, other)
  }

  /// The columns `document`, `added_at`, `expires_at`, `changed_in` and `checksum`, and the last alone.
  private func content(
    of recipe: Recipe,
    document: String,
    addedAt: Int,
    expiresAt: Int?,
    changedIn: Int
  ) -> (arguments: StatementArguments, checksum: Int64) {
    let checksum = recipeChecksum(
      id: recipe.id.description,
      source: withoutNUL(recipe.origin.source),
      addedAt: addedAt,
      expiresAt: expiresAt,
      changedIn: changedIn,
      document: document.utf8
    )
    return ([document, addedAt, expiresAt, changedIn, checksum], checksum)
  }

  /// The dish of that number.
  func stored(_ number: Int64) throws -> StoredRecipe? {
    let sql = "SELECT \(StoredRecipe.columns) FROM recipe WHERE number = ?"
    return try Row.fetchOne(db, sql: sql, arguments: [number]).map { try StoredRecipe($0) }
  }

  /// Removes the dishes of `source` that were not given.
  mutating func removeOthers(of source: String) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT number, CAST(id AS BLOB) AS id FROM recipe WHERE source = ?",
      arguments: [withoutNUL(source)]
    )
    var numbers: [Int64] = []
    while let row = try rows.next() {
      let id: Data = try row.decode(forColumn: "id")
      if !given.contains(Array(id)) { numbers.append(try row.decode(forColumn: "number")) }
    }
    for number in numbers {
      try Self.remove(number, removedIn: generation, from: &digest, in: db)
    }
    if !numbers.isEmpty { hasRemovals = true }
    count.removed += numbers.count
  }

  /// Removes the recipe of that number and its searchable text, and notes that it is gone.
  ///
  /// Of one that is not as it was stored it is not known which dish it was; then the notes of what
  /// changed begin anew.
  static func remove(
    _ number: Int64,
    removedIn generation: Int,
    from digest: inout CacheDigest,
    in db: Database
  ) throws {
    let sql = "SELECT \(StoredRecipe.columns) FROM recipe WHERE number = ?"
    let stored = try Row.fetchOne(db, sql: sql, arguments: [number]).map { try StoredRecipe($0) }
    if let stored { digest.remove(stored.checksum) }
    if let stored, stored.isWhole {
      try RemovalLog.note(stored.id, removedIn: generation, in: db)
    } else {
      try CacheMeta.setChangesSince(generation, db)
    }
    try db.execute(sql: "DELETE FROM recipe WHERE number = ?", arguments: [number])
    try db.execute(sql: "DELETE FROM recipe_text WHERE rowid = ?", arguments: [number])
    try db.execute(sql: "DELETE FROM given_recipe WHERE number = ?", arguments: [number])
  }
}
