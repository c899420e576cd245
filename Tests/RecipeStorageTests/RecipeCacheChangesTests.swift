import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What changed in the cache")
struct RecipeCacheChangesTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  private func changes(since generation: Int) throws -> CacheChanges? {
    try cache.changes(since: generation, limit: .max)
  }

  @Test("added, changed and removed dishes are told since each generation")
  func basics() throws {
    try cache.update(everything, addedAt: 100)
    var sweeter = gimlet
    sweeter.summary = "Sweet."
    try cache.update([sweeter, spicyMargarita], addedAt: 200, replacingSource: "classic")

    let gone = [daiquiri.id]
    let changed = CachedDish(recipe: sweeter, addedAt: 100)
    #expect(
      try changes(since: 0)
        == CacheChanges(
          generation: 2,
          changed: [CachedDish(recipe: spicyMargarita, addedAt: 100), changed],
          removed: gone
        )
    )
    #expect(
      try changes(since: 1) == CacheChanges(generation: 2, changed: [changed], removed: gone)
    )
    #expect(try changes(since: 2) == CacheChanges(generation: 2, changed: [], removed: []))
    #expect(try changes(since: 3) == nil)
  }

  @Test("more changes than the limit are not told, and exactly as many are")
  func limit() throws {
    try cache.update(everything, addedAt: 100)
    try cache.update([gimlet], addedAt: 100, replacingSource: "classic")
    #expect(try cache.changes(since: 0, limit: 2) == nil)
    #expect(try cache.changes(since: 0, limit: 3)?.changed.count == 2)
    #expect(try cache.changes(since: 1, limit: 0) == nil)
    #expect(try cache.changes(since: 1, limit: 1)?.removed == [daiquiri.id])
    #expect(try cache.changes(since: 2, limit: 0)?.removed == [])
  }

  @Test("what is forgotten is told no more, and the rest is")
  func forgetting() throws {
    try cache.update(everything, addedAt: 1)
    try cache.update([], addedAt: 1, replacingSource: "bar")
    try cache.update([gimlet], addedAt: 1, replacingSource: "classic")
    try cache.forgetChanges(before: 2)

    #expect(try changes(since: 1) == nil)
    #expect(try changes(since: 2)?.removed == [daiquiri.id])
    try cache.forgetChanges(before: 1)
    #expect(try changes(since: 2)?.removed == [daiquiri.id])
    try cache.forgetChanges(before: .max)
    #expect(try changes(since: 2) == nil)
    #expect(try changes(since: 3)?.removed == [])
    #expect(try cache.generation() == 3)
    try cache.verify()
  }

  @Test("a later expiry changes nothing, and an expired dish is one removed")
  func expiry() throws {
    try cache.update([gimlet, daiquiri], addedAt: 1, expiresAt: 10)
    try cache.update([gimlet], addedAt: 1, expiresAt: 20)
    #expect(try changes(since: 1) == CacheChanges(generation: 1, changed: [], removed: []))
    try cache.removeExpired(now: 15)
    #expect(try changes(since: 1)?.removed == [daiquiri.id])
    #expect(try changes(since: 0)?.changed.map(\.recipe) == [gimlet])
    try cache.verify()
  }

  @Test("an update that is given up leaves no trace in what changed")
  func abandoned() throws {
    try cache.update(everything, addedAt: 1)
    struct Refusal: Error {}
    #expect(throws: StorageError.self) {
      try cache.update([], addedAt: 1, replacingSource: "bar") { throw Refusal() }
    }
    #expect(try changes(since: 1) == CacheChanges(generation: 1, changed: [], removed: []))
  }

  @Test("removing a damaged dish ends what is known, since it is not known which it was")
  func damagedRemoval() throws {
    try cache.update(everything, addedAt: 1)
    try cache.queue.write { db in
      try db.execute(sql: "UPDATE recipe SET id = 'bar:78' WHERE id = 'bar:77'")
    }
    try cache.update([], addedAt: 1, replacingSource: "bar")
    #expect(try changes(since: 1) == nil)
    #expect(try changes(since: 2) == CacheChanges(generation: 2, changed: [], removed: []))
  }

  @Test("a damaged note of a removal is never taken for truth")
  func damagedNote() throws {
    try cache.update(everything, addedAt: 1)
    try cache.update([], addedAt: 1, replacingSource: "bar")
    for change in ["id = 'bar:78'", "removed_in = removed_in + 1"] {
      try cache.queue.write { db in
        try db.execute(sql: "SAVEPOINT s; UPDATE removed_recipe SET \(change)")
        #expect(try RemovalLog.ids(removedAfter: 1, in: db) == nil)
        #expect(throws: DatabaseError.self) { try RemovalLog.check(in: db) }
        try db.execute(sql: "ROLLBACK TO s; RELEASE s")
      }
    }
    #expect(try changes(since: 1)?.removed == [spicyMargarita.id])
  }

  @Test("a damaged mark of when a dish changed is found")
  func damagedMark() throws {
    try cache.update(everything, addedAt: 1)
    try cache.update([], addedAt: 1, replacingSource: "bar")
    try cache.queue.write { db in
      try db.execute(sql: "UPDATE recipe SET changed_in = 2 WHERE name = 'Gimlet'")
    }
    #expect(throws: StorageError.self) { try cache.verify() }
    #expect(throws: StorageError.self) { try changes(since: 1) }
  }

  @Test("two files never have the same history, and one file keeps its own")
  func history() throws {
    let other = try TemporaryFolder()
    let first = try cache.history()
    try cache.update(everything, addedAt: 1)
    #expect(try cache.history() == first)
    #expect(try RecipeCache(readingOnly: folder.cache).history() == first)
    #expect(try RecipeCache(opening: other.cache).history() != first)
  }

  @Test(
    "taking up the changes gives the dishes as they are, whatever was done in between",
    arguments: SeededGenerator.seeds(10, full: 200)
  )
  func model(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var states: [[DishID: CachedDish]] = [[:]]
    for step in 1...30 {
      let source = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      let recipes = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        let number = Int.random(in: 0..<6, using: &generator)
        let version = Int.random(in: 0..<3, using: &generator)
        return makeRecipe("\(source):\(number)", name: "Dish \(version)")
      }
      let replaces = Int.random(in: 0..<3, using: &generator) == 0
      let expiresAt = Bool.random(using: &generator) ? step + 4 : nil
      try cache.update(
        recipes,
        addedAt: step,
        expiresAt: expiresAt,
        replacingSource: replaces ? source : nil
      )
      try note(&states)
      try cache.removeExpired(now: step)
      try note(&states)
    }
    for (generation, state) in states.enumerated() {
      var state = state
      let changes = try #require(try changes(since: generation))
      for id in changes.removed { state[id] = nil }
      for dish in changes.changed { state[dish.recipe.id] = dish }
      #expect(changes.generation == states.count - 1)
      #expect(state == states.last)
      #expect(Set(changes.removed).isDisjoint(with: changes.changed.map(\.recipe.id)))
    }
    try cache.verify()
  }

  /// Keeps the dishes of a generation; `states` has one for each.
  private func note(_ states: inout [[DishID: CachedDish]]) throws {
    var state: [DishID: CachedDish] = [:]
    let generation = try cache.forEachRecipe {
      state[$0.id] = CachedDish(recipe: $0, addedAt: $1)
    }
    if generation == states.count { states.append(state) }
    #expect(states.count == generation + 1)
    #expect(states.last == state)
  }
}
