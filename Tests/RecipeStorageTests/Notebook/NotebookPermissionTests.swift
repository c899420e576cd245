import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite(
  "A notebook that may not be written",
  .enabled(if: geteuid() != 0, "the system's administrator may write everywhere")
)
struct NotebookPermissionTests {
  let folder: TemporaryFolder
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
  }

  /// Runs `body` while neither the folder nor a file in it may be written.
  func lockingFolder(_ body: () throws -> Void) throws {
    let files = try folder.names().map { "\(folder.path)/\($0)" }
    for file in files { chmod(file, 0o400) }
    chmod(folder.path, 0o500)
    defer {
      chmod(folder.path, 0o700)
      for file in files { chmod(file, 0o600) }
    }
    try body()
  }

  @Test("it is read as ever, a write says why it is not possible, and nothing is left behind")
  func readOnly() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let contents = try store.contents(of: anna)
    let names = try folder.names()
    try lockingFolder {
      let reading = try #require(try NotebookStore(readingOnly: folder.notebook))
      #expect(try reading.contents(of: anna) == contents)
      try reading.verify()
      let error = #expect(throws: StorageError.self) {
        try NotebookStore(folder).write(anna, now: today) { try $0.clearPantry() }
      }
      #expect(error?.reason == .readOnly)
      #expect(try folder.names() == names)
      let backup = #expect(throws: StorageError.self) {
        try reading.backup(to: "\(folder.path)/backup.db")
      }
      #expect([.readOnly, .cannotOpen].contains(backup?.reason))
    }
    #expect(try NotebookStore(folder).contents(of: anna) == contents)
  }

  @Test("where a write was cut off, a reader is told who can undo it")
  func unfinishedWrite() throws {
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let contents = try store.contents(of: anna)
    let other = "\(folder.path)/killed.db"
    try copyAmidWrite(store.queue, to: other)
    try lockingFolder {
      let error = #expect(throws: StorageError.self) { try NotebookStore(readingOnly: other) }
      #expect(error?.reason == .unfinishedWrite)
    }
    #expect(try NotebookStore(readingOnly: other)?.contents(of: anna) == contents)
  }
}
