import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Bringing an older cache up to date")
struct RecipeCacheMigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A cache as the first version wrote it.
  func makeFirstVersion(of recipes: [Recipe]) throws { try makeCache(ofVersion: 1, recipes) }

  /// A cache as an older version wrote it.
  func makeCache(ofVersion version: Int, _ recipes: [Recipe]) throws {
    let schema = StoreSchema(
      applicationID: CacheSchema.current.applicationID,
      steps: Array(CacheSchema.current.steps.prefix(version))
    )
    let queue = try DatabaseQueue(path: folder.cache)
    try queue.inDatabase { db in
      try schema.migrate(db, path: folder.cache)
      let documents = RecipeDocument(path: folder.cache)
      for recipe in recipes {
        let text = try documents.text(of: recipe)
        let columns = RecipeColumns(recipe)
        let checksum = recipeChecksum(
          id: recipe.id.description,
          source: recipe.origin.source,
          addedAt: 100,
          document: text.utf8
        )
        try db.execute(
          sql: """
            INSERT INTO recipe (source, native_id, name, kind, category, cuisine, glass,
              document, added_at, checksum, id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, 100, ?, ?)
            """,
          arguments: columns.labels + [text, checksum, recipe.id.description]
        )
        try db.execute(
          sql: """
            INSERT INTO recipe_text (name, ingredients, tags, steps, summary, rowid)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: columns.text + [db.lastInsertedRowID]
        )
      }
      try db.execute(sql: "UPDATE meta SET value = 7 WHERE key = 'generation'")
      try db.execute(sql: "INSERT INTO meta (key, value) VALUES ('fingerprint', 'f')")
    }
    try queue.close()
  }

  @Test("a cache of the first version keeps its dishes, for ever, and takes in what is new")
  func first() throws {
    try makeFirstVersion(of: everything + [full])
    let cache = try RecipeCache(opening: folder.cache)
    #expect(try cache.generation() == 7)
    #expect(try cache.fingerprint() == "f")
    #expect(try cache.earliestExpiry() == nil)
    #expect(try cache.documents(of: "bar") == SourceDocuments(whole: [], damaged: 0))
    try cache.verify()
    #expect(
      try cache.update(everything + [full], addedAt: 200)
        == UpdateCount(new: 0, changed: 0, unchanged: 4, removed: 0, generation: 7)
    )
    var times: [Int] = []
    try cache.forEachRecipe { times.append($1) }
    #expect(times == [100, 100, 100, 100])
    #expect(try RecipeCache(readingOnly: folder.cache).recipe(gimlet.id) == gimlet)
  }

  @Test("a cache of the first version that is only read is read as it is")
  func readOnly() throws {
    try makeFirstVersion(of: everything + [full])
    let before = try FileBytes(folder.cache).bytes
    let cache = try RecipeCache(readingOnly: folder.cache)
    #expect(try cache.recipe(gimlet.id) == gimlet)
    #expect(try Set(cache.recipes()) == Set(everything + [full]))
    #expect(try cache.search(["gin"], limit: 9) == [gimlet.id])
    #expect(try cache.generation() == 7)
    #expect(try cache.earliestExpiry() == nil)
    #expect(try cache.removeExpired(now: .max) == [])
    #expect(try cache.document("bar", "k") == nil)
    #expect(try cache.documents(of: "bar") == SourceDocuments(whole: [], damaged: 0))
    try cache.verify()
    #expect(try FileBytes(folder.cache).bytes == before)

    // Another process brings it up to date meanwhile.
    try RecipeCache(opening: folder.cache).update([gimlet], addedAt: 1, expiresAt: nil)
    try RecipeCache(opening: folder.cache).update(
      [makeRecipe("z:1", name: "New")],
      addedAt: 1,
      expiresAt: 9
    )
    #expect(try cache.recipe(DishID("z:1"))?.name == "New")
    #expect(try cache.earliestExpiry() == 9)
  }

  @Test("the dishes of a damaged cache of the first version come back")
  func salvaged() throws {
    try makeFirstVersion(of: everything)
    #expect(
      RecipeCache.salvagedRecipes(at: folder.cache)
        == everything.map { SalvagedRecipe(recipe: $0, addedAt: 100) }
    )
  }

  @Test("a cache of the second version keeps its dishes, and knows from then on what changes")
  func second() throws {
    try makeCache(ofVersion: 2, everything + [full])
    try writeExpiry(of: daiquiri, at: 50)
    let old = try RecipeCache(readingOnly: folder.cache)
    #expect(try Set(old.recipes()) == Set(everything + [full]))
    #expect(try old.earliestExpiry() == 50)
    #expect(try old.changes(since: 7, limit: .max) == nil)
    #expect(try old.history() == 0)
    try old.verify()

    let cache = try RecipeCache(opening: folder.cache)
    #expect(try Set(cache.recipes()) == Set(everything + [full]))
    #expect(try cache.changes(since: 6, limit: .max) == nil)
    #expect(
      try cache.changes(since: 7, limit: .max)
        == CacheChanges(generation: 7, changed: [], removed: [])
    )
    try cache.verify()
    #expect(try cache.removeExpired(now: 50) == [daiquiri.id])
    let rum = makeRecipe("z:1", name: "New")
    try cache.update([rum, gimlet], addedAt: 60)
    #expect(
      try cache.changes(since: 7, limit: .max)
        == CacheChanges(
          generation: 9,
          changed: [CachedDish(recipe: rum, addedAt: 60)],
          removed: [daiquiri.id]
        )
    )
    try cache.verify()
  }

  @Test("the dishes of a damaged cache of the second version come back, with their expiry")
  func salvagedSecond() throws {
    try makeCache(ofVersion: 2, everything)
    try writeExpiry(of: daiquiri, at: 50)
    #expect(
      RecipeCache.salvagedRecipes(at: folder.cache)
        == everything.map {
          SalvagedRecipe(recipe: $0, addedAt: 100, expiresAt: $0 == daiquiri ? 50 : nil)
        }
    )
  }

  private func writeExpiry(of recipe: Recipe, at time: Int) throws {
    let queue = try DatabaseQueue(path: folder.cache)
    let checksum = recipeChecksum(
      id: recipe.id.description,
      source: recipe.origin.source,
      addedAt: 100,
      expiresAt: time,
      document: try RecipeDocument(path: folder.cache).text(of: recipe).utf8
    )
    try queue.write { db in
      try db.execute(
        sql: "UPDATE recipe SET expires_at = ?, checksum = ? WHERE id = ?",
        arguments: [time, checksum, recipe.id.description]
      )
    }
    try queue.close()
  }
}
