import Dispatch
import Foundation
import GRDB
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Backups of a notebook")
struct NotebookBackupTests {
  let folder: TemporaryFolder
  let anna: Person
  let ben: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
    ben = try person("ben")
  }

  var backup: String { "\(folder.path)/backup.db" }

  func filledStore() throws -> NotebookStore {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    try fill(store, for: ben)
    return store
  }

  @Test("a backup holds everything, is for its owner alone, and replaces an older one at once")
  func backups() throws {
    let store = try filledStore()
    try store.backup(to: backup)
    let first = try store.contents(of: anna)
    #expect(try NotebookStore(readingOnly: backup)?.contents(of: anna) == first)
    try store.write(anna, now: today) { try $0.clearPantry() }
    try store.backup(to: backup)
    let copy = try #require(try NotebookStore(readingOnly: backup))
    try copy.verify()
    #expect(try copy.contents(of: anna) == store.contents(of: anna))
    #expect(try copy.contents(of: anna) != first)
    let attributes = try FileManager.default.attributesOfItem(atPath: backup)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try folder.names() == ["backup.db", "backups", "user.db", "user.db-journal"])
  }

  @Test("a backup never takes the place of the store, by whatever path, nor of a folder")
  func refusals() throws {
    let store = try filledStore()
    let contents = try store.contents(of: anna)
    let link = "\(folder.path)/link.db"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.notebook)
    let paths = [folder.notebook, "\(folder.path)/./user.db", link, "\(folder.notebook)-journal"]
    for path in paths {
      let errors = [
        #expect(throws: StorageError.self) { try store.backup(to: path) },
        #expect(throws: StorageError.self) { try store.restore(from: path, now: today) },
      ]
      for error in errors { #expect(error?.reason == .isTheStore, "\(path)") }
    }
    for path in [folder.path, "\(folder.path)/none/backup.db"] {
      let error = #expect(throws: StorageError.self) { try store.backup(to: path) }
      #expect(error?.reason == .cannotOpen, "\(path)")
      #expect(error?.path == path)
    }
    #expect(try store.contents(of: anna) == contents)
    #expect(try folder.names().contains { $0.contains("partial") } == false)
  }

  @Test("a damaged notebook makes no backup, and an older backup stays")
  func damaged() throws {
    let store = try filledStore()
    try store.backup(to: backup)
    let before = try FileBytes(backup).bytes
    var file = try FileBytes(folder.notebook)
    try file.replace("less sugar", with: "more sugar".utf8)
    try file.write()
    let error = #expect(throws: StorageError.self) {
      try NotebookStore(folder).backup(to: backup)
    }
    #expect(error?.reason == .unreadableRow(table: "the notes", number: 2))
    #expect(error?.path == folder.notebook)
    #expect(try FileBytes(backup).bytes == before)
  }

  @Test("a restore brings back everything, keeps what was there, and numbers go on")
  func restored() throws {
    let store = try filledStore()
    let before = try [anna, ben].map { try store.contents(of: $0, about: [gimlet.id]) }
    try store.backup(to: backup)
    let entry = PantryEntry(ingredient: "gin", text: "gin")
    try store.write(anna, now: today) { writer in
      try writer.clearPantry()
      try writer.add(entry)
      try writer.removeFavorite(gimlet.id)
      try writer.deleteRecipe(DishID("own:anna-1"))
    }
    let changed = try store.contents(of: anna)
    let report = try store.restore(from: backup, now: today)
    var after = try [anna, ben].map { try store.contents(of: $0, about: [gimlet.id]) }
    for index in after.indices {
      #expect(after[index].generation > changed.generation)
      after[index].generation = before[index].generation
    }
    #expect(after == before)
    #expect(report.people == 2)
    #expect(report.previous == "\(folder.backups)/user-before-restore-\(today).db")
    #expect(
      try NotebookStore(readingOnly: try #require(report.previous))?.contents(of: anna) == changed
    )
    #expect(try store.write(anna, now: today) { try $0.add(entry) }.number == 6)
    try store.verify()
  }

  @Test("garbage, half a backup, another program's file and none are refused, and nothing changes")
  func refusedBackups() throws {
    let store = try filledStore()
    try store.backup(to: backup)
    let contents = try store.contents(of: anna)
    let sound = try FileBytes(backup)
    var garbage = sound
    garbage.bytes = Data(repeating: 65, count: 10_000)
    var half = sound
    half.bytes = sound.bytes.prefix(sound.bytes.count / 2)
    var empty = sound
    empty.bytes = Data()
    var changed = sound
    try changed.replace("less sugar", with: "more sugar".utf8)
    let cases: [(FileBytes, StorageError.Reason)] = [
      (garbage, .notADatabase), (half, .corrupt), (empty, .notADatabase),
      (changed, .unreadableRow(table: "the notes", number: 2)),
    ]
    for (file, reason) in cases {
      try file.write()
      let error = #expect(throws: StorageError.self) { try store.restore(from: backup, now: today) }
      #expect(error?.reason == reason)
      #expect(error?.path == backup)
      #expect(error?.description.hasSuffix("; use another backup") == true)
    }
    _ = try RecipeCache(opening: folder.cache)
    for (path, reason) in [
      (folder.cache, .otherDatabase), ("\(folder.path)/none.db", .cannotOpen),
    ] as [(String, StorageError.Reason)] {
      let error = #expect(throws: StorageError.self) { try store.restore(from: path, now: today) }
      #expect(error?.reason == reason)
    }
    #expect(try store.contents(of: anna) == contents)
    #expect(try names(in: folder.backups) == ["user-2025-11-21.db"])
  }

  @Test(
    "a backup with anything that no notebook has is refused before it is asked for anything",
    arguments: [
      "CREATE VIEW spy AS SELECT 1",
      """
      DROP TABLE note; CREATE VIEW note AS
      WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n FROM a) SELECT n AS number FROM a
      """,
      "CREATE TRIGGER spy AFTER INSERT ON note BEGIN DELETE FROM person; END",
      "CREATE TABLE more (number INTEGER PRIMARY KEY)", "DROP INDEX pantry_item_by_person",
    ]
  )
  func foreignObjects(sql: String) throws {
    let store = try filledStore()
    try store.backup(to: backup)
    try DatabaseQueue(path: backup).write { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: sql)
    }
    let contents = try store.contents(of: anna)
    let error = #expect(throws: StorageError.self) { try store.restore(from: backup, now: today) }
    guard case .foreignSchema = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.hasSuffix("; use another backup") == true)
    #expect(try store.contents(of: anna) == contents)
  }

  @Test("waits for several files come out of one budget")
  func budget() throws {
    _ = try filledStore()
    let blocker = try DatabaseQueue(path: folder.notebook)
    let start = ContinuousClock.now
    try blocker.inTransaction(.exclusive) { _ in
      WaitingBudget.$current.withValue(WaitingBudget(seconds: 0.3)) {
        for _ in 0..<4 {
          let error = #expect(throws: StorageError.self) {
            try NotebookStore(readingOnly: folder.notebook)
          }
          #expect(error?.reason == .busy)
        }
      }
      return .rollback
    }
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test("a notebook that cannot be opened is set aside, and the backup takes its place")
  func inPlaceOfDamage() throws {
    let store = try filledStore()
    try store.backup(to: backup)
    let contents = try store.contents(of: ben)
    var file = try FileBytes(folder.notebook)
    file.bytes.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
    try file.write()
    #expect(throws: StorageError.self) { try NotebookStore(folder) }
    let report = try NotebookStore.restore(from: backup, inPlaceOf: folder.notebook, now: today)
    #expect(report.previous == "\(folder.backups)/user-damaged-\(today).db")
    #expect(try FileBytes(try #require(report.previous)).bytes == file.bytes)
    #expect(try NotebookStore(folder).contents(of: ben).notes == contents.notes)
  }

  @Test("damage of rows does not stand in the way of a restore")
  func overDamagedRows() throws {
    let store = try filledStore()
    try store.backup(to: backup)
    let notes = try store.contents(of: anna).notes
    var file = try FileBytes(folder.notebook)
    try file.replace("less sugar", with: "more sugar".utf8)
    try file.write()
    let damaged = try NotebookStore(folder)
    #expect(throws: StorageError.self) { try damaged.verify() }
    let report = try damaged.restore(from: backup, now: today)
    #expect(try damaged.contents(of: anna).notes == notes)
    #expect(try FileBytes(try #require(report.previous)).bytes.contains("more sugar"))
  }

  @Test("each of many backups during many writes is whole, and holds the writes up to one of them")
  func whileWritersRun() throws {
    let rounds = SeededGenerator.seeds(5, full: 50)
    let store = try NotebookStore(folder)
    let isDone = Mutex(false)
    let failures = Mutex<[String]>([])
    let (path, anna) = (folder.notebook, anna)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      do {
        guard thread > 0 else {
          defer { isDone.withLock { $0 = true } }
          for _ in rounds { try checkBackup(of: store) }
          return
        }
        let writing = try NotebookStore(opening: path, now: today)
        for _ in 0..<(20 * rounds.count) where !isDone.withLock({ $0 }) {
          try writing.write(anna, now: today) { writer in
            try writer.add(PantryEntry(ingredient: "gin", text: "\(thread)"))
            try writer.add(ShoppingEntry(text: "\(thread)"))
          }
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    try store.verify()
  }

  private func checkBackup(of store: NotebookStore) throws {
    try store.backup(to: backup)
    let copy = try #require(try NotebookStore(readingOnly: backup))
    try copy.verify()
    let held = try copy.contents(of: anna)
    let later = try store.contents(of: anna)
    #expect(held.pantry.map(\.number) == Array(1..<held.pantry.count + 1))
    #expect(held.pantry == Array(later.pantry.prefix(held.pantry.count)))
    #expect(held.shopping == Array(later.shopping.prefix(held.pantry.count)))
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
