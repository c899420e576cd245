import Dispatch
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Several users of one cache")
struct RecipeCacheConcurrencyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `body` on `threads` threads at once and returns what they threw.
  func atOnce(_ threads: Int, _ body: @Sendable (Int) throws -> Void) -> [String] {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      do {
        try body(thread)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    return failures.withLock { $0 }
  }

  @Test("four writers lose nothing, on one connection or one each", arguments: [true, false])
  func writers(isShared: Bool) throws {
    let path = folder.cache
    let shared = try RecipeCache(opening: path)
    let failures = atOnce(4) { thread in
      let cache = isShared ? shared : try RecipeCache(opening: path)
      for number in 0..<25 {
        let own = makeRecipe("t\(thread):\(number)", name: "Own")
        let common = makeRecipe("common:\(number)", name: "Common")
        try cache.update([own, common], addedAt: thread)
      }
    }
    #expect(failures == [])
    #expect(try shared.generation() == 100)
    let sources = Dictionary(grouping: try shared.recipes(), by: \.origin.source)
    #expect(
      sources.mapValues(\.count) == ["common": 25, "t0": 25, "t1": 25, "t2": 25, "t3": 25]
    )
    try shared.verify()
    #expect(try shared.search(["own"], limit: 1_000).count == 100)
  }

  @Test("of several that make the file at once, all succeed")
  func creators() throws {
    let path = folder.cache
    let failures = atOnce(8) { thread in
      let cache = try RecipeCache(opening: path)
      try cache.update([makeRecipe("a:\(thread)", name: "A")], addedAt: 1)
    }
    #expect(failures == [])
    let cache = try RecipeCache(readingOnly: path)
    #expect(try cache.recipes().count == 8)
    #expect(try cache.generation() == 8)
  }

  @Test("who finds the file already brought up to date leaves it as it is")
  func migratedMeanwhile() throws {
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update([gimlet], addedAt: 1)
    let before = try FileBytes(folder.cache).bytes
    try cache.migrate()
    #expect(try FileBytes(folder.cache).bytes == before)
  }

  @Test("a reader sees whole commits while a writer works")
  func wholeCommits() throws {
    let path = folder.cache
    _ = try RecipeCache(opening: path)
    let failures = atOnce(2) { thread in
      let cache = try RecipeCache(opening: path)
      for round in 1...30 {
        if thread == 0 {
          let recipes = (0..<10).map { makeRecipe("a:\($0)", name: "round \(round)") }
          try cache.update(recipes, addedAt: 1)
        } else {
          var names: Set<String> = []
          let generation = try cache.forEachRecipe { recipe, _ in names.insert(recipe.name) }
          #expect(names == (generation == 0 ? [] : ["round \(generation)"]))
        }
      }
    }
    #expect(failures == [])
  }

  @Test("an update waits its turn from the start, even when it may have nothing to store")
  func turns() throws {
    let holder = try RecipeCache(opening: folder.cache)
    let other = try RecipeCache(opening: folder.cache, patience: 0)
    try holder.update([gimlet], addedAt: 1) {
      let error = #expect(throws: StorageError.self) { try other.update([], addedAt: 1) }
      #expect(error?.reason == .busy)
    }
  }

  @Test("who waits longer than its patience is told that the file is in use")
  func busy() throws {
    let holder = try RecipeCache(opening: folder.cache)
    let other = try RecipeCache(opening: folder.cache, patience: 0.05)
    try holder.update([gimlet], addedAt: 1) {
      let error = #expect(throws: StorageError.self) { try other.update([daiquiri], addedAt: 1) }
      #expect(error?.reason == .busy)
    }
    #expect(try other.update([daiquiri], addedAt: 1).new == 1)
    #expect(try holder.recipes().count == 2)
  }
}
