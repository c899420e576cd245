import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What sources remember in the cache")
struct RecipeCacheDocumentsTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  func document(_ key: String, _ text: String?, at time: Int = 1) -> SourceDocument {
    SourceDocument(source: "shop", key: key, text: text, fetchedAt: time)
  }

  @Test("each source and key has one text, read in the order of the keys")
  func documents() throws {
    let other = SourceDocument(source: "bar", key: "a", text: "other", fetchedAt: 3)
    try cache.set([document("b", "two"), document("a", "one"), other])
    try cache.set([document("b", "new", at: 2)])
    #expect(
      try cache.documents(of: "shop")
        == SourceDocuments(whole: [document("a", "one"), document("b", "new", at: 2)], damaged: 0)
    )
    #expect(try cache.document("bar", "a") == other)
    #expect(try cache.document("bar", "b") == nil)
    #expect(try cache.documents(of: "none") == SourceDocuments(whole: [], damaged: 0))
    #expect(try cache.generation() == 0)
    try cache.verify()
  }

  @Test("a document without a text removes the one that is there")
  func removal() throws {
    try cache.set([document("a", "one"), document("b", "")])
    try cache.set([document("a", nil), document("c", nil)])
    #expect(try cache.documents(of: "shop").whole == [document("b", "")])
  }

  @Test("documents and dishes are stored together or not at all")
  func together() throws {
    let first = document("sync", "1")
    let count = try cache.update([gimlet], addedAt: 1, documents: [first])
    #expect(count.new == 1)
    #expect(try cache.document("shop", "sync") == first)

    #expect(throws: StorageError.self) {
      try cache.update([daiquiri], addedAt: 1, documents: [document("sync", "2")]) {
        throw CancellationError()
      }
    }
    #expect(try cache.document("shop", "sync") == first)
    #expect(try cache.recipes() == [gimlet])

    let alone = try cache.update([gimlet], addedAt: 1, documents: [document("sync", "3")]) {
      Issue.record("no dish has changed")
    }
    #expect(alone == UpdateCount(new: 0, changed: 0, unchanged: 1, removed: 0, generation: 1))
    #expect(try cache.document("shop", "sync") == document("sync", "3"))
  }

  @Test("keys that differ only in how an accent is written are two; a NUL is read as a space")
  func texts() throws {
    try cache.set([document("caf\u{E9}", "1"), document("cafe\u{301}", "2")])
    #expect(try cache.document("shop", "cafe\u{301}")?.text == "2")
    #expect(try cache.documents(of: "shop").whole.map(\.text) == ["2", "1"])
    try cache.set([document("a\0b", "x\0y🍸")])
    #expect(try cache.document("shop", "a\0b") == document("a b", "x y🍸"))
  }

  @Test("a document with any flipped bit reads as absent, is counted, and fails the check")
  func damaged() throws {
    let text = "checkpoint"
    try cache.set([document("a", text), document("b", "whole")])
    let file = try FileBytes(folder.cache)
    for place in 0..<text.utf8.count * 8 {
      var bytes = Array(text.utf8)
      bytes[place / 8] ^= 1 << UInt8(place % 8)
      var damaged = file
      try damaged.replace(text, with: bytes)
      try damaged.write()
      let cache = try RecipeCache(readingOnly: folder.cache)
      #expect(try cache.document("shop", "a") == nil)
      #expect(
        try cache.documents(of: "shop")
          == SourceDocuments(whole: [document("b", "whole")], damaged: 1)
      )
      #expect(throws: StorageError.self) { try cache.verify() }
    }
    try RecipeCache(opening: folder.cache).set([document("a", "again")])
    #expect(try cache.document("shop", "a") == document("a", "again"))
    try cache.verify()
  }

  @Test("a time that is not as it was stored makes the document absent")
  func damagedTime() throws {
    try cache.set([document("a", "one", at: 5)])
    try cache.queue.inDatabase { db in
      try db.execute(sql: "UPDATE source_document SET fetched_at = 6")
    }
    #expect(try cache.document("shop", "a") == nil)
  }
}
