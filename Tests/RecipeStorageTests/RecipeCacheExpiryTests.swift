import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Dishes that may be kept only for a while")
struct RecipeCacheExpiryTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  func salvaged() -> [SalvagedRecipe] { RecipeCache.salvagedRecipes(at: folder.cache) }

  @Test("without any such dish nothing expires, and nothing is written")
  func none() throws {
    try cache.update(everything, addedAt: 1)
    let before = try FileBytes(folder.cache).bytes
    #expect(try cache.earliestExpiry() == nil)
    let removed = try cache.removeExpired(now: .max) {
      Issue.record("there is nothing to commit")
    }
    #expect(removed == [])
    #expect(try FileBytes(folder.cache).bytes == before)
  }

  @Test("a dish goes at the second when it expires, in order of the ids, and others stay")
  func removal() throws {
    try cache.update([gimlet, daiquiri], addedAt: 1, expiresAt: 500)
    try cache.update([spicyMargarita], addedAt: 1)
    try cache.update([makeRecipe("bar:1", name: "Sour")], addedAt: 1, expiresAt: 501)
    #expect(try cache.earliestExpiry() == 500)
    #expect(try cache.removeExpired(now: 499) == [])
    #expect(try cache.generation() == 3)

    var calls = 0
    #expect(try cache.removeExpired(now: 500) { calls += 1 } == [daiquiri.id, gimlet.id])
    #expect(calls == 1)
    #expect(try cache.generation() == 4)
    #expect(try cache.earliestExpiry() == 501)
    #expect(try cache.recipes().map(\.id) == [DishID("bar:1"), spicyMargarita.id])
    #expect(try cache.search(["gin"], limit: 9) == [])
    try cache.verify()
  }

  @Test("when the last step before the commit fails, nothing expires")
  func abandoned() throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 5)
    let error = #expect(throws: StorageError.self) {
      try cache.removeExpired(now: 9) { throw CancellationError() }
    }
    #expect(error?.reason == .abandoned)
    #expect(try cache.recipe(gimlet.id) == gimlet)
    #expect(try cache.generation() == 1)
  }

  @Test("the same dish from a file is kept for ever from then on, without counting as changed")
  func cleared() throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 5)
    let count = try cache.update([gimlet], addedAt: 2) { Issue.record("no dish has changed") }
    #expect(count == UpdateCount(new: 0, changed: 0, unchanged: 1, removed: 0, generation: 1))
    #expect(try cache.removeExpired(now: 9) == [])
    #expect(salvaged() == [SalvagedRecipe(recipe: gimlet, addedAt: 1)])

    try cache.update([gimlet], addedAt: 3, expiresAt: 6)
    #expect(salvaged() == [SalvagedRecipe(recipe: gimlet, addedAt: 1)])
  }

  @Test("a later time prolongs, an earlier one does not shorten, and neither is a change")
  func prolonged() throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 50)
    for (given, kept) in [(40, 50), (60, 60), (50, 60)] {
      #expect(try cache.update([gimlet], addedAt: 2, expiresAt: given).unchanged == 1)
      #expect(salvaged() == [SalvagedRecipe(recipe: gimlet, addedAt: 1, expiresAt: kept)])
    }
    #expect(try cache.generation() == 1)
  }

  @Test("a dish with a new text goes when that text has to", arguments: [nil, 20, 90])
  func changed(expiry: Int?) throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 50)
    var other = gimlet
    other.name = "Gimlet de luxe"
    #expect(try cache.update([other], addedAt: 2, expiresAt: expiry).changed == 1)
    #expect(salvaged() == [SalvagedRecipe(recipe: other, addedAt: 1, expiresAt: expiry)])
  }

  @Test("an expiry that is not as it was stored removes nothing and is reported")
  func damaged() throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 5_000)
    for wrong in ["4", "NULL", "5001"] {
      try cache.queue.inDatabase { db in
        try db.execute(sql: "UPDATE recipe SET expires_at = \(wrong)")
      }
      let error = #expect(throws: StorageError.self) { try cache.recipe(gimlet.id) }
      #expect(error?.reason == .unreadableRecipe(gimlet.id))
      #expect(salvaged() == [])
    }
    let error = #expect(throws: StorageError.self) { try cache.removeExpired(now: 9_000) }
    #expect(error?.reason == .unreadableRecipe(gimlet.id))
    #expect(error?.isCuredByRebuilding == true)

    #expect(try cache.update([gimlet], addedAt: 2, expiresAt: 7_000).changed == 1)
    #expect(salvaged() == [SalvagedRecipe(recipe: gimlet, addedAt: 2, expiresAt: 7_000)])
  }

  @Test(
    "any order of updates and expiries leaves what a dictionary holds",
    arguments: SeededGenerator.seeds(5, full: 200)
  )
  func laws(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var expected: [DishID: SalvagedRecipe] = [:]
    for step in 0..<60 {
      let now = step * 10
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let due = expected.values.filter { ($0.expiresAt ?? .max) <= now }.map(\.recipe.id)
        for id in due { expected[id] = nil }
        #expect(try cache.removeExpired(now: now) == due.sorted())
      } else {
        let number = Int.random(in: 0..<6, using: &generator)
        let text = Int.random(in: 0..<3, using: &generator)
        let recipe = makeRecipe("a:\(number)", name: "Dish \(text)")
        let expiry =
          Bool.random(using: &generator) ? now + 10 * Int.random(in: 0..<9, using: &generator) : nil
        let old = expected[recipe.id]
        var entry = SalvagedRecipe(
          recipe: recipe,
          addedAt: old?.addedAt ?? now,
          expiresAt: expiry
        )
        if let old, old.recipe == recipe {
          entry.expiresAt = old.expiresAt.flatMap { old in expiry.map { max(old, $0) } }
        }
        expected[recipe.id] = entry
        try cache.update([recipe], addedAt: now, expiresAt: expiry)
      }
      #expect(Set(salvaged()) == Set(expected.values))
      #expect(try cache.earliestExpiry() == expected.values.compactMap(\.expiresAt).min())
    }
    try cache.verify()
  }
}
