import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A write that was cut off")
struct UnfinishedWriteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("whoever reads the cache next undoes it and sees the commit before it")
  func cache() throws {
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update(everything, addedAt: 1)
    let other = "\(folder.path)/other.db"
    try copyAmidWrite(cache.queue, to: other)
    #expect(try FileBytes("\(other)-journal").bytes.isEmpty == false)
    let reading = try RecipeCache(readingOnly: other)
    #expect(try reading.recipes() == cache.recipes())
    #expect(try reading.generation() == 1)
    try reading.verify()
    #expect(try FileBytes(other).bytes == FileBytes(folder.cache).bytes)
    #expect(!FileManager.default.fileExists(atPath: "\(other)-journal"))
  }

  @Test("one that is cut off while a reader has the cache open is undone at the next look")
  func openCache() throws {
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update(everything, addedAt: 1)
    let other = "\(folder.path)/other.db"
    try FileManager.default.copyItem(atPath: folder.cache, toPath: other)
    let reading = try RecipeCache(readingOnly: other)
    #expect(try reading.generation() == 1)
    try copyAmidWrite(cache.queue, to: other)
    #expect(try reading.generation() == 1)
    try copyAmidWrite(cache.queue, to: other)
    var names: [String] = []
    try reading.forEachRecipe { recipe, _ in names.append(recipe.name) }
    #expect(names.count == everything.count)
    try reading.verify()
  }

  @Test("whoever reads the notebook next undoes it and sees the commit before it")
  func notebook() throws {
    let anna = try person("anna")
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let contents = try store.contents(of: anna)
    let other = "\(folder.path)/other.db"
    try copyAmidWrite(store.queue, to: other)
    #expect(try NotebookStore(readingOnly: other)?.contents(of: anna) == contents)
    try copyAmidWrite(store.queue, to: other)
    #expect(try NotebookStore.verify(other) == 1)
  }
}

/// Leaves at `path` what a process that is killed amid a write of `queue` leaves: a file with pages of
/// that write, and the journal that undoes them. What stands there is overwritten in its place.
func copyAmidWrite(_ queue: DatabaseQueue, to path: String) throws {
  try queue.inDatabase { db in
    // So few pages fit into memory that the others go to the file before the commit.
    try db.execute(sql: "PRAGMA cache_size = 1")
    try db.inTransaction(.immediate) {
      try db.execute(sql: "CREATE TABLE filler (bytes BLOB)")
      for _ in 0..<50 { try db.execute(sql: "INSERT INTO filler VALUES (zeroblob(9000))") }
      for suffix in ["", "-journal"] {
        try Data(contentsOf: URL(fileURLWithPath: queue.path + suffix))
          .write(to: URL(fileURLWithPath: path + suffix))
      }
      return .rollback
    }
  }
}
