import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Opening and using a notebook")
struct NotebookStoreTests {
  let folder: TemporaryFolder
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
  }

  struct Mishap: Error, Equatable {
    var text: String
  }

  func failure(opening path: String) -> StorageError? {
    #expect(throws: StorageError.self) { try NotebookStore(opening: path, now: today) }
  }

  func failure(readingOnly path: String) -> StorageError? {
    #expect(throws: StorageError.self) { try NotebookStore(readingOnly: path) }
  }

  @Test("what was written is there after reopening, also through a store that only reads")
  func persistence() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let dishes = [gimlet.id, full.id, DishID("own:anna-1")]
    let contents = try store.contents(of: anna, about: dishes)
    #expect(contents.favorites.map(\.recipe) == [full, gimlet])
    #expect(contents.lists.map(\.dishes) == [[spicyMargarita.id], [daiquiri.id, gimlet.id]])
    #expect(try NotebookStore(folder).contents(of: anna, about: dishes) == contents)
    let reading = try #require(try NotebookStore(readingOnly: folder.notebook))
    #expect(try reading.contents(of: anna, about: dishes) == contents)
    try reading.verify()
    #expect(throws: StorageError.self) { try reading.write(anna, now: today) { _ in } }
  }

  @Test("file and journal are for their owner alone, and the file is never a log of its own")
  func privacy() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    try fill(store, for: anna, now: today + day)
    for name in ["user.db", "user.db-journal", "backups/user-2025-11-22.db"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.backups)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(try folder.names() == ["backups", "user.db", "user.db-journal"])
  }

  @Test("where no file is, nothing is there to be read and nothing is made")
  func absence() throws {
    #expect(try NotebookStore(readingOnly: folder.notebook) == nil)
    #expect(try NotebookStore(readingOnly: "\(folder.path)/none/user.db") == nil)
    #expect(try folder.names() == [])
    #expect(try NotebookStore(folder).contents(of: anna).lists.map(\.name) == ["wishlist"])
  }

  @Test("a folder in place of the file, or none above it, is an error and leaves nothing behind")
  func folders() throws {
    for path in [folder.path, "\(folder.path)/none/user.db"] {
      #expect(failure(opening: path)?.reason == .cannotOpen)
    }
    #expect(failure(readingOnly: folder.path)?.reason == .cannotOpen)
    #expect(try folder.names() == [])
  }

  @Test("text, another program's database and a cache are refused, and nobody is told to delete")
  func foreignFiles() throws {
    try Data("not a database, but long enough to be looked at".utf8)
      .write(to: URL(fileURLWithPath: folder.notebook))
    for error in [failure(opening: folder.notebook), failure(readingOnly: folder.notebook)] {
      #expect(error?.reason == .notADatabase)
      #expect(error?.isCuredByRebuilding == false)
      #expect(
        error?.description
          == "\(folder.notebook): is not a database; there is no copy of it in \(folder.backups); "
          + "to restore a backup of your own: whatcanimake restore FILE --home \(folder.path); to "
          + "start with an empty notebook: whatcanimake restore --begin-anew --home \(folder.path)"
      )
    }
    _ = try RecipeCache(opening: folder.cache)
    #expect(failure(opening: folder.cache)?.reason == .otherDatabase)
    #expect(failure(readingOnly: folder.cache)?.reason == .otherDatabase)
  }

  @Test("a file cut off at any page is refused or says so when it is read")
  func cutOff() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    try store.backup(to: "\(folder.path)/backup.db")
    let contents = try store.contents(of: anna)
    var file = try FileBytes(folder.notebook)
    let bytes = file.bytes
    for length in stride(from: 4_096, to: bytes.count, by: 4_096) {
      file.bytes = bytes.prefix(length)
      try file.write()
      let error = #expect(throws: StorageError.self, "\(length)") {
        let store = try NotebookStore(folder)
        #expect(try store.contents(of: anna) == contents)
      }
      #expect(error?.isDamage == true)
      #expect(error?.description.contains("delete") == false)
    }
  }

  @Test("what a body throws comes out as it is, and nothing of it is stored")
  func bodyErrors() throws {
    let store = try NotebookStore(folder)
    #expect(throws: Mishap(text: "late")) {
      try store.write(anna, now: today) { writer in
        try writer.setNote(gimlet, "gone")
        throw Mishap(text: "late")
      }
    }
    #expect(throws: Mishap(text: "read")) {
      try store.read(anna) { _ in throw Mishap(text: "read") }
    }
    #expect(try store.contents(of: anna) == store.contents(of: nil))
    #expect(try store.read(nil) { try $0.people() } == [])
  }

  @Test("a writer that has failed stores nothing, even when the body goes on")
  func swallowedErrors() throws {
    let store = try NotebookStore(folder)
    let amount = Amount(quantity: .nan)
    let error = #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { writer in
        try writer.setNote(gimlet, "gone")
        _ = try? writer.add(PantryEntry(ingredient: "gin", text: "gin", amount: amount))
        try writer.setNote(daiquiri, "gone")
      }
    }
    #expect(error?.reason == .unstorableValue)
    #expect(try store.read(anna) { try $0.notes().isEmpty })
    try store.verify()
  }

  @Test("what a write cannot hold is an error, and what was there stays")
  func limits() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let contents = try store.contents(of: anna)
    let long = String(repeating: "x", count: 100_001)
    #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { try $0.setNote(gimlet, long) }
    }
    // Composed, this name has twice as many bytes as a name may have.
    let composed = try person(String(repeating: "\u{958}", count: 33))
    let error = #expect(throws: StorageError.self) {
      try store.write(composed, now: today) { try $0.setFavorite(gimlet) }
    }
    #expect(error?.reason == .unstorablePerson(normalised(composed.name)))
    #expect(try store.contents(of: anna) == contents)
    try store.verify()
  }

  @Test("who waits longer than its patience is told that the file is in use")
  func busy() throws {
    let holder = try NotebookStore(folder)
    let other = try NotebookStore(
      opening: folder.notebook,
      now: today,
      schema: NotebookSchema.current,
      patience: 0.05
    )
    try holder.write(anna, now: today) { writer in
      try writer.setFavorite(gimlet)
      let error = #expect(throws: StorageError.self) {
        try other.write(anna, now: today) { _ in }
      }
      #expect(error?.reason == .busy)
    }
    #expect(try other.write(anna, now: today) { try $0.setFavorite(gimlet) } == false)
  }

  @Test("numbers are never given twice, and names of one form are one person")
  func numbers() throws {
    let store = try NotebookStore(folder)
    let entry = PantryEntry(ingredient: "gin", text: "gin")
    let composed = try person("Zo\u{EB}")
    let decomposed = try person("Zoe\u{308}")
    let first = try store.write(composed, now: today) { try $0.add(entry) }
    #expect(try store.write(decomposed, now: today) { try $0.removePantryItem(first.number) })
    let second = try NotebookStore(folder).write(decomposed, now: today) { try $0.add(entry) }
    #expect(second.number == 2)
    #expect(try store.read(nil) { try $0.people() } == [composed])
  }
}
