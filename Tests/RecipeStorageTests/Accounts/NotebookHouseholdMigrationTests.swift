import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook of the version before there were households")
struct NotebookHouseholdMigrationTests {
  let folder: TemporaryFolder
  let people: [Person]

  init() throws {
    folder = try TemporaryFolder()
    people = try ["anna", "ben"].map(person)
  }

  /// A file of the eleventh version, in which each person deleted what they had first.
  private func older() throws -> NotebookStore {
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(11))
    )
    let old = try NotebookStore(opening: folder.notebook, now: today, schema: schema)
    for person in people {
      try old.write(person, now: today) { writer in
        try writer.addAsInItsVersion(PantryEntry(ingredient: "rum", text: "rum of \(person)"))
        let rows = try NotebookTable.pantryOf7.rows(of: try writer.number(), in: writer.db)
        #expect(try writer.removeUndoably(rows, .pantry) == 1)
      }
      try fill(old, for: person)
    }
    return old
  }

  @Test("everything is as it was, also what was deleted, and can be shared")
  func migrated() throws {
    let old = try older()
    let before = try people.map { try old.contents(of: $0) }
    let store = try NotebookStore(folder)
    try store.verify()
    #expect(try people.map { try store.contents(of: $0) } == before)
    #expect(try names(in: folder.backups) == ["user-schema11-\(today).db"])
    for person in people {
      let number = try store.read(person) { try $0.deletions(now: today) }
        .first { $0.kind == .pantry }?.number
      #expect(try store.write(person, now: today) { try $0.undo(number) }?.restored == 1)
    }
    #expect(
      try store.read(people[1]) { try $0.pantry().map(\.entry.text) }
        == ["gin", "milk 1 l of ben", "rum of ben"]
    )
    let household = try #require(
      try store.write(people[0], now: today) { try $0.foundHousehold(named: "Home") }
    )
    #expect(
      try store.write(people[1], now: today) { try $0.join(household.number, as: .member) } == nil
    )
    #expect(try store.read(people[0]) { try $0.pantry().count } == 5)
    try store.verify()
  }

  @Test("an entry that was unreadable stays so, and all else can be read")
  func damaged() throws {
    try older().queue.writeWithoutTransaction { db in
      try db.execute(sql: "UPDATE pantry_item SET expires = 1 WHERE number = 2")
    }
    let store = try NotebookStore(folder)
    #expect(throws: StorageError.self) { try store.read(people[0]) { try $0.pantry() } }
    #expect(try store.read(people[1]) { try $0.pantry() }.count == 2)
    #expect(try store.read(people[0]) { try $0.shopping() }.count == 2)
  }
}
