import Foundation
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The copy of the day")
struct NotebookDailyCopyTests {
  let folder: TemporaryFolder
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
  }

  func note(_ text: String, at now: Int, in store: NotebookStore) throws {
    try store.write(anna, now: now) { try $0.setNote(gimlet, text) }
  }

  func copy(_ day: String) throws -> NotebookContents? {
    try NotebookStore(readingOnly: "\(folder.backups)/user-\(day).db")?.contents(of: anna)
  }

  @Test("the first write of a day copies what was there before it, and later ones do not")
  func onceADay() throws {
    let store = try NotebookStore(folder)
    try note("first", at: today, in: store)
    #expect(!isFile(folder.backups))
    try note("second", at: today + 1, in: store)
    let first = try #require(try copy("2025-11-21"))
    #expect(first.notes.map(\.text) == ["first"])
    try note("third", at: today + day - 1, in: store)
    #expect(try copy("2025-11-21") == first)
    try note("fourth", at: today + day, in: NotebookStore(folder))
    #expect(try copy("2025-11-22")?.notes.map(\.text) == ["third"])
    #expect(try names(in: folder.backups) == ["user-2025-11-21.db", "user-2025-11-22.db"])
  }

  @Test("copies of seven days are kept, one of the week before, and every other file in the folder")
  func sevenDays() throws {
    let store = try NotebookStore(folder)
    try note("first", at: today, in: store)
    try note("second", at: today, in: store)
    let others = ["user-2025-13-01.db", "user-before-restore-1.db", "user-old.db", "notes.txt"]
    for name in others {
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(folder.backups)/\(name)"))
    }
    for number in 1...9 { try note("\(number)", at: today + number * day, in: store) }
    // The 23rd was a Sunday.
    let days = (23...30).map { "user-2025-11-\($0).db" }
    #expect(try names(in: folder.backups) == (days + others).sorted())
  }

  @Test("a clock that goes back makes a copy of that day, which is kept as long as it is used")
  func clockBack() throws {
    let store = try NotebookStore(folder)
    for number in 0...8 { try note("\(number)", at: today + number * day, in: store) }
    try note("back", at: -1, in: store)
    try note("again", at: -2, in: store)
    let days = (23...29).map { "user-2025-11-\($0).db" }
    #expect(try names(in: folder.backups) == ["user-1969-12-31.db"] + days)
    #expect(try copy("1969-12-31")?.notes.map(\.text) == ["8"])
    for now in [Int.min, Int.max] { try note("end", at: now, in: store) }
    #expect(try names(in: folder.backups).contains("user-9999-12-31.db"))
  }

  @Test("a write goes on when the copy cannot be made, and the store says so")
  func withoutCopy() throws {
    try Data().write(to: URL(fileURLWithPath: folder.backups))
    let notices = Mutex<[String]>([])
    let store = try NotebookStore(opening: folder.notebook, now: today) { notice in
      if case .dailyCopyFailed(let error) = notice {
        notices.withLock { $0.append(error.description) }
      }
    }
    try note("first", at: today, in: store)
    try note("second", at: today, in: store)
    #expect(try store.contents(of: anna).notes.map(\.text) == ["second"])
    #expect(
      notices.withLock { $0 } == [
        "\(folder.backups): cannot be opened (Not a directory); "
          + "check that the folder exists and that you have access"
      ]
    )
  }

  @Test("a damaged file is not copied, so that it never displaces a sound copy")
  func damaged() throws {
    let store = try NotebookStore(folder)
    for number in 0..<8 { try note("number \(number)", at: today + number * day, in: store) }
    let before = try names(in: folder.backups)
    var file = try FileBytes(folder.notebook)
    try file.replace("number 7", with: "number 8".utf8)
    try file.write()
    let notices = Mutex(0)
    let reopened = try NotebookStore(opening: folder.notebook, now: today) { _ in
      notices.withLock { $0 += 1 }
    }
    try reopened.write(anna, now: today + 9 * day) { try $0.setFavorite(daiquiri) }
    #expect(notices.withLock { $0 } == 1)
    #expect(try names(in: folder.backups) == before)
    let error = #expect(throws: StorageError.self) { try reopened.contents(of: anna) }
    #expect(error?.reason == .unreadableRow(table: "the notes", number: 1))
    #expect(
      error?.description
        == "\(folder.notebook): cannot read entry 1 of the notes; to restore its "
        + "newest copy: whatcanimake restore \(folder.backups)/user-2025-11-28.db --home "
        + "\(folder.path); to start with an empty notebook: whatcanimake restore --begin-anew "
        + "--home \(folder.path)"
    )
  }
}
