import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook of an older or a later version")
struct NotebookMigrationTests {
  let folder: TemporaryFolder
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
  }

  struct Mishap: Error {}

  let current = NotebookSchema.current.version

  /// The schema with a step more, which ends with `end`.
  func laterSchema(_ end: @escaping @Sendable (Database) throws -> Void = { _ in }) -> StoreSchema {
    let version = current + 1
    return StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: NotebookSchema.current.steps + [
        { db in
          try db.execute(sql: "CREATE TABLE later (number INTEGER PRIMARY KEY) STRICT")
          try end(db)
          try db.execute(sql: "PRAGMA user_version = \(version)")
        }
      ]
    )
  }

  func open(_ schema: StoreSchema) throws -> NotebookStore {
    try NotebookStore(opening: folder.notebook, now: today, schema: schema)
  }

  /// What the old file holds.
  func fillOld() throws -> NotebookContents {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    return try store.contents(of: anna)
  }

  @Test("an older file is copied first, then brought up to date with all that it holds")
  func migrated() throws {
    let contents = try fillOld()
    let store = try open(laterSchema())
    #expect(try store.contents(of: anna) == contents)
    try store.verify()
    #expect(try names(in: folder.backups) == ["user-schema\(current)-\(today).db"])
    let copy = "\(folder.backups)/user-schema\(current)-\(today).db"
    #expect(try NotebookStore(readingOnly: copy)?.contents(of: anna) == contents)
    #expect(try open(laterSchema()).contents(of: anna) == contents)
    #expect(try names(in: folder.backups).count == 1)
  }

  @Test("a migration that fails again and again adds one copy in all, of each content")
  func copies() throws {
    _ = try fillOld()
    let name = "user-schema\(current)-\(today)"
    for number in 0..<3 {
      for _ in 0..<3 {
        #expect(throws: StorageError.self) { try open(laterSchema { _ in throw Mishap() }) }
      }
      #expect(try names(in: folder.backups).count { $0.hasPrefix(name) } == number + 1)
      let store = try NotebookStore(folder)
      try store.write(anna, now: today - 86_400) { try $0.setNote(gimlet, "number \(number)") }
    }
    #expect(
      try names(in: folder.backups)
        == ["user-2025-11-20.db", "\(name)-2.db", "\(name)-3.db", "\(name).db"]
    )
  }

  @Test("a new file is made without a copy")
  func new() throws {
    try open(laterSchema()).verify()
    #expect(!isFile(folder.backups))
  }

  @Test("a step that fails leaves the file byte for byte as it was")
  func failingStep() throws {
    let contents = try fillOld()
    let before = try FileBytes(folder.notebook).bytes
    let error = #expect(throws: StorageError.self) {
      try open(laterSchema { _ in throw Mishap() })
    }
    #expect(error?.reason == .failed)
    #expect(try FileBytes(folder.notebook).bytes == before)
    #expect(try NotebookStore(folder).contents(of: anna) == contents)
  }

  @Test("no copy, no migration")
  func withoutCopy() throws {
    _ = try fillOld()
    let before = try FileBytes(folder.notebook).bytes
    try Data().write(to: URL(fileURLWithPath: folder.backups))
    #expect(throws: StorageError.self) { try open(laterSchema()) }
    #expect(try FileBytes(folder.notebook).bytes == before)
  }

  @Test("a migration that is cut off is undone by the next who may write, and told to a reader")
  func cutOff() throws {
    let contents = try fillOld()
    let (path, other) = (folder.notebook, "\(folder.path)/killed.db")
    _ = try open(
      laterSchema { db in
        // So much that the half of it is in the file, as it is when a process ends here.
        try db.execute(sql: "PRAGMA cache_size = 1")
        try db.execute(sql: "CREATE TABLE filler (bytes BLOB)")
        for _ in 0..<50 { try db.execute(sql: "INSERT INTO filler VALUES (zeroblob(9000))") }
        for suffix in ["", "-journal"] {
          try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
        }
      }
    )
    #expect(try FileBytes("\(other)-journal").bytes.prefix(4) == Data([0xD9, 0xD5, 0x05, 0xF9]))
    let reading = try #require(try NotebookStore(readingOnly: other))
    #expect(try reading.contents(of: anna) == contents)
    try NotebookStore(opening: other, now: today).verify()
  }

  @Test("an older file that is only read is refused with both versions, and not changed")
  func olderReadOnly() throws {
    _ = try fillOld()
    let before = try FileBytes(folder.notebook).bytes
    let error = #expect(throws: StorageError.self) {
      try NotebookStore(readingOnly: folder.notebook, schema: laterSchema())
    }
    #expect(error?.reason == .olderSchema(found: current, supported: current + 1))
    #expect(try FileBytes(folder.notebook).bytes == before)
  }

  @Test("a later file is refused with both versions, and not changed")
  func newer() throws {
    _ = try open(laterSchema())
    let before = try FileBytes(folder.notebook).bytes
    let errors = [
      #expect(throws: StorageError.self) { try NotebookStore(folder) },
      #expect(throws: StorageError.self) { try NotebookStore(readingOnly: folder.notebook) },
    ]
    for error in errors {
      #expect(error?.reason == .newerSchema(found: current + 1, supported: current))
      #expect(
        error?.description
          == "\(folder.notebook): has schema \(current + 1), but this version supports schemas"
          + " only up to \(current); update the program"
      )
    }
    #expect(try FileBytes(folder.notebook).bytes == before)
  }

  @Test("an older backup is brought up to date before it is restored, but stays as it is")
  func olderBackup() throws {
    let contents = try fillOld()
    let backup = "\(folder.path)/backup.db"
    try NotebookStore(folder).backup(to: backup)
    let before = try FileBytes(backup).bytes
    let store = try open(laterSchema())
    try store.write(anna, now: today) { try $0.clearPantry() }
    try store.restore(from: backup, now: today)
    #expect(try store.contents(of: anna).pantry == contents.pantry)
    #expect(try FileBytes(backup).bytes == before)
    #expect(
      try names(in: folder.backups)
        == [
          "user-2025-11-21.db", "user-before-restore-\(today).db",
          "user-schema\(current)-\(today).db",
        ]
    )
    let older = try NotebookStore(opening: "\(folder.path)/older.db", now: today)
    try store.backup(to: backup)
    let error = #expect(throws: StorageError.self) { try older.restore(from: backup, now: today) }
    #expect(error?.reason == .newerSchema(found: current + 1, supported: current))
    #expect(error?.path == backup)
  }
}
