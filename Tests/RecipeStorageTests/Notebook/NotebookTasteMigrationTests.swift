import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook of the first version, which had no tastes")
struct NotebookTasteMigrationTests {
  let folder: TemporaryFolder
  let people: [Person]

  init() throws {
    folder = try TemporaryFolder()
    people = try ["anna", "ben", "carl"].map(person)
  }

  static let version1 = StoreSchema(
    applicationID: NotebookSchema.current.applicationID,
    steps: [{ try NotebookSchema.migrateTo1($0) }]
  )

  func version1(at path: String? = nil) throws -> NotebookStore {
    try NotebookStore(opening: path ?? folder.notebook, now: today, schema: Self.version1)
  }

  func fill(_ old: NotebookStore, for person: Person) throws {
    try old.write(person, now: today) { try fillVersion1($0, for: person) }
  }

  func opinions(of person: Person, in store: NotebookStore) throws -> [TasteOpinion] {
    try store.read(person) { try $0.opinions() }
  }

  /// What a person's history says that they cooked; the last of two at one time counts.
  func cooked(_ history: [HistoryEntry]) -> [TasteOpinion] {
    let cooked = history.filter { $0.kind == .cooked }
    return Set(cooked.map(\.dish)).sorted().compactMap { dish in
      let last = cooked.filter { $0.dish == dish }
        .max { ($0.at, $0.number) < ($1.at, $1.number) }
      return last.map {
        TasteOpinion(subject: .dish(dish), name: $0.dishName, stance: .cooked, at: $0.at)
      }
    }
  }

  @Test(
    "every dish that someone cooked gets that as their opinion, with the time of the last cooking",
    arguments: SeededGenerator.seeds(5, full: 100)
  )
  func migrated(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = try version1()
    for person in people.dropLast() {
      try old.write(person, now: today) { writer in
        for number in 1...Int.random(in: 1...30, using: &generator) {
          try writer.add(
            HistoryEntry(
              number: 0,
              kind: Bool.random(using: &generator) ? .cooked : .suggested,
              dish: DishID("d:\(Int.random(in: 1...6, using: &generator))"),
              dishName: "Dish \(number)",
              at: today - Int.random(in: 0...20, using: &generator)
            )
          )
        }
      }
    }
    let histories = try people.map { person in try old.read(person) { try $0.history() } }
    let store = try NotebookStore(folder)
    for (person, history) in zip(people, histories) {
      #expect(try opinions(of: person, in: store) == cooked(history))
      #expect(try store.read(person) { try $0.history() } == history)
    }
    try store.verify()
  }

  @Test("all else that it holds is as it was, and it was copied before")
  func rest() throws {
    let old = try version1()
    for person in people { try fill(old, for: person) }
    let before = try people.map { try old.read($0, OldContents.init) }
    let store = try NotebookStore(folder)
    try store.verify()
    #expect(try people.map { try store.read($0, OldContents.init) } == before)
    for person in people {
      #expect(try opinions(of: person, in: store).map(\.subject) == [.dish(gimlet.id)])
    }
    let copy = try version1(at: "\(folder.backups)/user-schema1-\(today).db")
    #expect(try people.map { try copy.read($0, OldContents.init) } == before)
    #expect(try NotebookStore.verify(copy.path) == 3)
  }

  /// Some of what the first version held.
  struct OldContents: Equatable {
    var pantry: [PantryItem]
    var shopping: [ShoppingItem]
    var history: [HistoryEntry]
    var marks: [DishID: DishMarks]
    var kept: [KeptDish]
    var lists: [DishList]
    var catalogue: [OwnRecipe]

    init(_ reader: NotebookReader) throws {
      pantry = try reader.pantryOfItsVersion()
      shopping = try reader.shoppingOfItsVersion()
      history = try reader.history()
      marks = try reader.marks()
      kept = try reader.keptDishes()
      lists = try reader.lists()
      catalogue = try reader.catalogueRecipes()
    }
  }

  @Test("cut off midway it is undone by the next who may write, and then done again")
  func cutOff() throws {
    try fill(try version1(), for: people[0])
    let (path, other) = (folder.notebook, "\(folder.path)/killed.db")
    let dying = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Self.version1.steps + [
        { db in
          // So much that the half of it is in the file, as it is when a process ends here.
          try db.execute(sql: "PRAGMA cache_size = 1")
          try NotebookSchema.migrateTo2(db)
          try db.execute(sql: "CREATE TABLE filler (bytes BLOB)")
          for _ in 0..<50 { try db.execute(sql: "INSERT INTO filler VALUES (zeroblob(9000))") }
          for suffix in ["", "-journal"] {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
          }
        }
      ]
    )
    _ = try NotebookStore(opening: path, now: today, schema: dying)
    #expect(try FileBytes("\(other)-journal").bytes.prefix(4) == Data([0xD9, 0xD5, 0x05, 0xF9]))
    let error = #expect(throws: StorageError.self) { try NotebookStore(readingOnly: other) }
    #expect(error?.reason == .olderSchema(found: 1, supported: NotebookSchema.current.version))
    let store = try NotebookStore(opening: other, now: today)
    #expect(
      try opinions(of: people[0], in: store)
        == cooked(try store.read(people[0]) { try $0.history() })
    )
    try store.verify()
  }

  @Test("an unreadable entry of the history gives no opinion, keeps nothing else, and is reported")
  func damaged() throws {
    let anna = people[0]
    let old = try version1()
    try old.write(anna, now: today) { writer in
      for (id, name) in [("d:1", "Whole"), ("d:2", "Broken")] {
        try writer.add(
          HistoryEntry(number: 0, kind: .cooked, dish: DishID(id), dishName: name, at: today)
        )
      }
      try writer.setNote(gimlet, "sour")
    }
    var file = try FileBytes(folder.notebook)
    try file.replace("Broken", with: "Braken".utf8)
    try file.write()
    let store = try NotebookStore(folder)
    #expect(try opinions(of: anna, in: store).map(\.subject) == [.dish(DishID("d:1"))])
    #expect(try store.read(anna) { try $0.notes().map(\.text) } == ["sour"])
    let errors = [
      #expect(throws: StorageError.self) { try store.verify() },
      #expect(throws: StorageError.self) { try store.read(anna) { try $0.history() } },
    ]
    for error in errors {
      #expect(error?.reason == .unreadableRow(table: "the history", number: 2))
    }
  }

  @Test("a backup of it is restored with what its history says, and stays as it is")
  func restored() throws {
    let backup = "\(folder.path)/old.db"
    let old = try version1(at: backup)
    for person in people.dropLast() { try fill(old, for: person) }
    let before = try FileBytes(backup).bytes
    let store = try NotebookStore(folder)
    for person in people { try RecipeStorageTests.fill(store, for: person) }
    try store.restore(from: backup, now: today)
    #expect(try opinions(of: people[0], in: store).map(\.stance) == [.cooked])
    #expect(try opinions(of: people[0], in: store).map(\.subject) == [.dish(gimlet.id)])
    #expect(try opinions(of: people[2], in: store) == [])
    #expect(try FileBytes(backup).bytes == before)
    try store.verify()
    // Numbers go on behind those that were used before the restore.
    try store.write(people[0], now: today) { writer in
      try writer.setOpinion(.flavour("sour"), name: "sour", .like)
      #expect(try NotebookTable.opinions.all(in: writer.db).map(\.number) == [1, 2, 19])
    }
  }

  @Test("it is checked as it is, whole or damaged, and not changed")
  func verified() throws {
    #expect(try NotebookStore.verify(folder.notebook) == nil)
    try fill(try version1(), for: people[0])
    var file = try FileBytes(folder.notebook)
    let names = try folder.names()
    #expect(try NotebookStore.verify(folder.notebook) == 1)
    #expect(try FileBytes(folder.notebook).bytes == file.bytes)
    #expect(try folder.names() == names)
    try file.replace("less sugar", with: "more sugar".utf8)
    try file.write()
    let error = #expect(throws: StorageError.self) { try NotebookStore.verify(folder.notebook) }
    #expect(error?.reason == .unreadableRow(table: "the notes", number: 1))
    #expect(error?.path == folder.notebook)
    file.bytes = file.bytes.prefix(file.bytes.count - 4_096)
    try file.write()
    let short = #expect(throws: StorageError.self) { try NotebookStore.verify(folder.notebook) }
    #expect(short?.reason == .corrupt)
  }
}
