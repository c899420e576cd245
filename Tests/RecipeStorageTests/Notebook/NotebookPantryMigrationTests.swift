import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook of the version before it was known where things are kept")
struct NotebookPantryMigrationTests {
  let folder: TemporaryFolder
  let people: [Person]

  init() throws {
    folder = try TemporaryFolder()
    people = try ["anna", "ben"].map(person)
  }

  /// A file of the sixth version, with two batches of each person.
  private func older() throws -> NotebookStore {
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(6))
    )
    let old = try NotebookStore(opening: folder.notebook, now: today, schema: schema)
    for person in people { try old.write(person, now: today) { try fillVersion1($0, for: person) } }
    return old
  }

  @Test("every batch is as it was, in no place that anybody said, and can be put into one")
  func migrated() throws {
    let old = try older()
    let before = try people.map { try old.read($0) { try $0.pantryOfItsVersion() } }
    #expect(before.map(\.count) == [2, 2])
    let store = try NotebookStore(folder)
    try store.verify()
    #expect(try people.map { try store.read($0) { try $0.pantry() } } == before)
    var gin = before[0][0]
    let day = CalendarDay(daysSince1970: 20_000)
    gin.entry.move(to: .freezer, on: day)
    gin.entry.opened = day
    try store.write(people[0], now: today) { _ = try $0.setPantryItem(gin.number, to: gin.entry) }
    try store.verify()
    #expect(try store.read(people[0]) { try $0.pantry() } == [gin, before[0][1]])
  }

  @Test("a batch that was unreadable stays so, and all else can be read")
  func damaged() throws {
    try older().queue.writeWithoutTransaction { db in
      try db.execute(sql: "UPDATE pantry_item SET expires = 1 WHERE number = 2")
    }
    let store = try NotebookStore(folder)
    #expect(throws: StorageError.self) { try store.verify() }
    #expect(throws: StorageError.self) { try store.read(people[0]) { try $0.pantry() } }
    #expect(try store.read(people[1]) { try $0.pantry() }.count == 2)
    #expect(try store.read(people[0]) { try $0.favorites() }.count == 2)
  }
}
