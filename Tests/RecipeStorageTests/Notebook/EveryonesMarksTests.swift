import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What everyone thinks of dishes")
struct EveryonesMarksTests {
  let folder: TemporaryFolder
  let people: [Person]

  init() throws {
    folder = try TemporaryFolder()
    people = try ["anna", "ben", "carl"].map(person)
  }

  /// A file of the version before everyone's marks were kept.
  private func older() throws -> NotebookStore {
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(5))
    )
    let old = try NotebookStore(opening: folder.notebook, now: today, schema: schema)
    for person in people { try old.write(person, now: today) { try fillVersion1($0, for: person) } }
    return old
  }

  @Test("in an older file it is counted once, and copied before")
  func migrated() throws {
    _ = try older()
    let store = try NotebookStore(folder)
    #expect(
      try store.read(nil) { try $0.everyonesMarks() } == [
        gimlet.id: EveryonesMarks(ratings: 3, stars: 12, favorites: 3),
        full.id: EveryonesMarks(favorites: 3),
      ]
    )
    #expect(try names(in: folder.backups) == ["user-schema5-\(today).db"])
    try store.verify()
    try store.write(people[0], now: today) { writer in
      try writer.removeFavorite(full.id)
      try writer.rate(gimlet, .one)
    }
    #expect(
      try store.read(nil) { try $0.everyonesMarks() } == [
        gimlet.id: EveryonesMarks(ratings: 3, stars: 9, favorites: 3),
        full.id: EveryonesMarks(favorites: 2),
      ]
    )
    try store.verify()
  }

  @Test("where a rating of an older file is unreadable it is not known, and all else is")
  func damaged() throws {
    try older().queue.writeWithoutTransaction { db in
      try db.execute(sql: "UPDATE rating SET stars = 1 WHERE number = 2")
    }
    let store = try NotebookStore(folder)
    #expect(throws: StorageError.self) { try store.read(nil) { try $0.everyonesMarks() } }
    #expect(throws: StorageError.self) { try store.verify() }
    let pantry = try store.read(people[0]) { try $0.pantry() }
    #expect(pantry.map(\.entry.ingredient) == ["gin", "milk"])
  }

  @Test("a count that does not follow from what people said is found")
  func contradiction() throws {
    let store = try NotebookStore(folder)
    for person in people { try fill(store, for: person) }
    try store.write(people[0], now: today) { writer in
      let row = try #require(try NotebookTable.everyonesMarks.all(in: writer.db).first)
      var wrong = row
      try wrong.set("stars", to: .integer(5))
      try NotebookTable.everyonesMarks.replace(wrong, in: writer.db)
    }
    let error = #expect(throws: StorageError.self) { try store.verify() }
    #expect(error?.isDamage == true)
  }
}
