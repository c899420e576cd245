import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What cannot be read of a cache is an error")
struct CacheDigestTests {
  let folder: TemporaryFolder
  let recipes = (1_000..<1_200).map { number in
    makeRecipe(
      "a:\(number)",
      name: "Dish \(number)",
      lines: ["\(number) ml gin", "1 lime"],
      steps: Array(repeating: "Stir for \(number) seconds.", count: number % 40)
    )
  }

  init() throws { folder = try TemporaryFolder() }

  @Test("the digest is that of the dishes, after any history of updates", arguments: 1...4)
  func histories(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let cache = try RecipeCache(opening: folder.cache)
    for step in 0..<12 {
      var some = recipes.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
      for index in some.indices where Bool.random(using: &random) { some[index].name += " \(step)" }
      try cache.update(
        some,
        addedAt: step,
        expiresAt: Bool.random(using: &random) ? step + 3 : nil,
        replacingSource: step % 5 == 4 ? "a" : nil
      )
      try cache.removeExpired(now: step)
      try cache.verify()
      #expect(try cache.recipes().count == cache.dishCount())
    }
  }

  @Test(
    "a flipped bit in the index of texts never finds other dishes without a word",
    arguments: SeededGenerator.seeds(2, full: 40)
  )
  func texts(seed: UInt64) throws {
    try RecipeCache(opening: folder.cache).update(recipes, addedAt: 100)
    let file = try FileBytes(folder.cache)
    let words = ["dish", "stir", "gin", "1100", "1150", "ml"]
    let sound = try RecipeCache(readingOnly: folder.cache)
    let found = try words.map { try sound.search([$0], limit: 1_000) }
    #expect(found.map(\.count).min() == 1)
    let pages = try DatabaseQueue(path: folder.cache).read { db in
      try Int.fetchAll(db, sql: "SELECT pageno FROM dbstat WHERE name = 'recipe_text_data'")
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var damaged = file
      let page = try #require(pages.randomElement(using: &random))
      let byte = (page - 1) * 4_096 + Int.random(in: 0..<4_096, using: &random)
      damaged.bytes[byte] ^= 1 << Int.random(in: 0..<8, using: &random)
      try damaged.write()
      do {
        let cache = try RecipeCache(readingOnly: folder.cache)
        #expect(try words.map { try cache.search([$0], limit: 1_000) } == found, "byte \(byte)")
      } catch is StorageError {}
    }
  }

  @Test(
    "a flipped bit in the head of a page is never fewer dishes without a word",
    arguments: 1...6
  )
  func pageHeads(seed: UInt64) throws {
    try RecipeCache(opening: folder.cache).update(recipes, addedAt: 100)
    let file = try FileBytes(folder.cache)
    let words = ["dish", "stir", "1100"]
    let sound = try RecipeCache(readingOnly: folder.cache)
    let found = try words.map { Set(try sound.search([$0], limit: 1_000)) }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var damaged = file
      let page = Int.random(in: 1..<file.bytes.count / 4_096, using: &random)
      let byte = page * 4_096 + Int.random(in: 0..<12, using: &random)
      let bit = Int.random(in: 0..<8, using: &random)
      damaged.bytes[byte] ^= 1 << bit
      try damaged.write()
      do {
        let cache = try RecipeCache(readingOnly: folder.cache)
        #expect(try cache.recipes() == recipes, "byte \(byte), bit \(bit)")
      } catch {
        #expect((error as? StorageError)?.isDamage == true, "\(error)")
      }
      for (word, dishes) in zip(words, found) {
        do {
          let cache = try RecipeCache(readingOnly: folder.cache)
          let now = Set(try cache.search([word], limit: 1_000))
          let wrong = now.symmetricDifference(dishes)
          #expect(wrong == [], "'\(word)', byte \(byte), bit \(bit)")
        } catch {
          #expect(error.isDamage, "\(error)")
        }
      }
    }
  }

  @Test("a file of the version before gets its digest, unless dishes are missing in it")
  func migrated() throws {
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update(recipes, addedAt: 100)
    func makeOlder() throws {
      try DatabaseQueue(path: folder.cache).write { db in
        try db.execute(
          sql: """
            DROP INDEX recipe_by_origin;
            DROP INDEX recipe_by_likeness;
            DROP INDEX given_recipe_by_was;
            ALTER TABLE recipe DROP COLUMN likeness;
            ALTER TABLE given_recipe DROP COLUMN was;
            ALTER TABLE given_recipe DROP COLUMN wish;
            DELETE FROM meta WHERE key LIKE 'dishes%';
            PRAGMA user_version = 3;
            """
        )
      }
    }
    try makeOlder()
    #expect(try RecipeCache(readingOnly: folder.cache).recipes() == recipes)
    let current = try RecipeCache(opening: folder.cache)
    #expect(try current.dishCount() == recipes.count)
    try current.verify()
    try makeOlder()
    try DatabaseQueue(path: folder.cache).write {
      try $0.execute(sql: "DELETE FROM recipe WHERE number = 7")
    }
    let error = #expect(throws: StorageError.self) { try RecipeCache(opening: folder.cache) }
    #expect(error?.reason == .corrupt)
  }
}
