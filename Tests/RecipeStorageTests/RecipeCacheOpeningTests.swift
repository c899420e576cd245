import Foundation
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@Suite("Opening the cache")
struct RecipeCacheOpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func filledCache(_ recipes: [Recipe] = everything) throws -> FileBytes {
    try RecipeCache(opening: folder.cache).update(recipes, addedAt: 100, fingerprint: "f")
    return try FileBytes(folder.cache)
  }

  func failure(opening path: String) -> StorageError? {
    #expect(throws: StorageError.self) { try RecipeCache(opening: path) }
  }

  func failure(readingOnly path: String) -> StorageError? {
    #expect(throws: StorageError.self) { try RecipeCache(readingOnly: path) }
  }

  @Test("what was stored is there after opening again")
  func reopened() throws {
    _ = try filledCache()
    let cache = try RecipeCache(opening: folder.cache)
    #expect(cache.path == folder.cache)
    #expect(try cache.generation() == 1)
    #expect(try cache.fingerprint() == "f")
    #expect(try cache.recipe(gimlet.id) == gimlet)
    #expect(try cache.search(["jalapeno"], limit: 9) == [spicyMargarita.id])
  }

  @Test("the file carries its mark, its schema and no write-ahead log")
  func header() throws {
    let file = try filledCache()
    #expect(file.bytes[68..<72].elementsEqual("wcmc".utf8))
    #expect(file.bytes[60..<64].elementsEqual([0, 0, 0, 5]))
    #expect(file.bytes[18..<20].elementsEqual([1, 1]))
  }

  @Test("a new file is for its owner alone, and so is its journal; an old one stays as it is")
  func mode() throws {
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update([gimlet], addedAt: 1)
    #expect(try folder.names() == ["cache.db", "cache.db-journal"])
    #expect(try mode(folder.cache) == 0o600)
    #expect(try mode(folder.cache + "-journal") == 0o600)

    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.cache)
    _ = try RecipeCache(opening: folder.cache)
    #expect(try mode(folder.cache) == 0o640)
  }

  @Test("an existing cache is read without touching the folder")
  func readOnly() throws {
    let before = try filledCache()
    let names = try folder.names()
    let cache = try RecipeCache(readingOnly: folder.cache)
    #expect(try cache.generation() == 1)
    #expect(try cache.fingerprint() == "f")
    #expect(try cache.recipes().count == 3)
    #expect(try cache.recipe(daiquiri.id) == daiquiri)
    #expect(try cache.search(["rum"], limit: 9) == [daiquiri.id])
    #expect(try FileBytes(folder.cache).bytes == before.bytes)
    #expect(try folder.names() == names)
  }

  @Test("reading an absent file fails and makes none; so does opening in an absent folder")
  func absent() throws {
    #expect(failure(readingOnly: folder.cache)?.reason == .cannotOpen)
    #expect(failure(opening: folder.path + "/none/cache.db")?.reason == .cannotOpen)
    #expect(failure(opening: folder.path)?.reason == .cannotOpen)
    #expect(try folder.names() == [])
  }

  @Test("a newer schema is refused with both versions named, and left alone")
  func newerSchema() throws {
    var file = try filledCache()
    file.setHeader(7, at: 60)
    try file.write()
    for error in [failure(opening: folder.cache), failure(readingOnly: folder.cache)] {
      #expect(error?.reason == .newerSchema(found: 7, supported: 5))
      #expect(error?.isCuredByRebuilding == false)
      #expect(
        error?.description
          == "\(folder.cache): has schema 7, but this version supports schemas only up to 5; "
          + "update the program"
      )
    }
    #expect(try FileBytes(folder.cache).bytes == file.bytes)
  }

  @Test("an empty file becomes a cache when it may be written, and is out of date when not")
  func emptyFile() throws {
    try Data().write(to: URL(fileURLWithPath: folder.cache))
    #expect(
      failure(readingOnly: folder.cache)?.reason == .olderSchema(found: 0, supported: 5)
    )
    #expect(try RecipeCache(opening: folder.cache).recipes().count == 0)
    #expect(try RecipeCache(readingOnly: folder.cache).recipes().count == 0)
  }

  @Test("another program's database is refused and left alone", arguments: [0, 0x1234_5678])
  func otherDatabase(mark: UInt32) throws {
    var file = try filledCache()
    file.setHeader(mark, at: 68)
    try file.write()
    #expect(failure(opening: folder.cache)?.reason == .otherDatabase)
    #expect(failure(readingOnly: folder.cache)?.reason == .otherDatabase)
    #expect(try FileBytes(folder.cache).bytes == file.bytes)
  }

  @Test("a file of garbage is refused, with the advice to rebuild it", arguments: [2, 100, 9_999])
  func garbage(length: Int) throws {
    let bytes = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
    try bytes.write(to: URL(fileURLWithPath: folder.cache))
    for error in [failure(opening: folder.cache), failure(readingOnly: folder.cache)] {
      #expect(error?.reason == .notADatabase)
      #expect(error?.isCuredByRebuilding == true)
      #expect(
        error?.description
          == "\(folder.cache): is not a database; to save what can be read: whatcanimake "
          + "catalogue rebuild --home \(folder.path)"
      )
    }
    #expect(try FileBytes(folder.cache).bytes == bytes)
  }

  @Test("a file cut short anywhere is refused, with the advice to rebuild it")
  func truncated() throws {
    let file = try filledCache()
    for length in [2, 50, 99, 100, 511, 512, 4095, 4096, 8192, file.bytes.count - 1] {
      var cut = file
      cut.bytes = file.bytes.prefix(length)
      try cut.write()
      for error in [failure(opening: folder.cache), failure(readingOnly: folder.cache)] {
        #expect(error?.isCuredByRebuilding == true, "at \(length): \(String(describing: error))")
      }
    }
  }

  @Test("damage inside the file is a typed error or harmless, never a trap", arguments: 1...40)
  func damaged(seed: Int) throws {
    let recipes = (0..<200).map { makeRecipe("a:\($0)", name: "Dish \($0)", lines: ["gin"]) }
    var file = try filledCache(recipes)
    let start = file.bytes.count * seed / 41
    for offset in start..<min(start + 64, file.bytes.count) { file.bytes[offset] ^= 0xA5 }
    try file.write()
    do throws(StorageError) {
      let cache = try RecipeCache(opening: folder.cache)
      for recipe in recipes { _ = try cache.recipe(recipe.id) }
      _ = try cache.search(["gin"], limit: 300)
      try? cache.verify()
      try cache.update(everything, addedAt: 1, replacingSource: "a")
    } catch {
      #expect(!error.description.contains("\n"))
      #expect(error.path == folder.cache)
    }
  }
}
