import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Rows that come and go behind the notebook's back")
struct NotebookTableTests {
  let folder: TemporaryFolder
  let store: NotebookStore

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    let anna = try person("anna")
    try fill(store, for: anna)
    try store.write(anna, now: today) {
      try $0.setVersion(gimlet, of: gimlet)
      try $0.teach(TaughtFact(.like, "moon dust", "sugar", addedAt: 1))
      try $0.remember(
        TakenChange(id: "a", request: "{}", outcome: "{}", entry: 1, named: "b", takenAt: today)
      )
      _ = try $0.createAccount(folded: "anna", password: "x", recovery: [1])
      let household = try $0.foundHousehold(named: "Home")?.number
      _ = try $0.createToken(hash: [2], scope: .read, household: household, label: "phone")
      _ = try $0.invite(to: household, as: .member, hash: [3], expiresAt: today + 1)
      _ = try $0.setVisibility(of: .profile, to: .everyone)
      try $0.setAbout("Cooks.")
      _ = try $0.share(.shopping, of: household, showingName: false, hash: [4], expiresAt: nil)
      _ = try $0.plan([
        .init(
          day: CalendarDay(daysSince1970: 1),
          slot: .dinner,
          dish: gimlet.id,
          dishName: "Gimlet"
        )
      ])
      _ = try $0.issueNumbers(to: [gimlet.id])
      _ = try $0.issueNumbers(toIngredients: ["gin"])
    }
    try store.write(try person("ben"), now: today) {
      _ = try $0.createAccount(folded: "ben", password: nil, recovery: nil)
      _ = try $0.follow(folded: "anna")
      _ = try $0.block(folded: "anna")
    }
  }

  func execute(_ sql: String) throws {
    try store.queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
      try db.execute(sql: sql)
    }
  }

  func expectFailure(of table: NotebookTable, _ comment: String) {
    let error = #expect(throws: (any Error).self, "\(comment)") {
      try store.queue.read { try table.all(in: $0) }
    }
    #expect(error is NotebookFault, "\(comment)")
    let found = #expect(throws: StorageError.self, "\(comment)") { try store.verify() }
    #expect(found?.isDamage == true, "\(comment)")
  }

  static var filled: [String] {
    NotebookTable.all.map(\.name).filter { $0 != "picture" }
  }

  @Test("a row that is gone is missed when its table is read", arguments: filled)
  func missing(name: String) throws {
    let table = try #require(NotebookTable.all.first { $0.name == name })
    try execute("DELETE FROM \(name) WHERE number = (SELECT max(number) FROM \(name))")
    expectFailure(of: table, name)
  }

  @Test("a row of other content, or of another's, is not read", arguments: filled)
  func changed(name: String) throws {
    let table = try #require(NotebookTable.all.first { $0.name == name })
    let column = table.hasOwners ? "person" : "number"
    try execute("UPDATE \(name) SET \(column) = \(column) + 1000")
    expectFailure(of: table, name)
  }

  @Test("a digest that is gone, changed or of no table is missed")
  func digests() throws {
    try execute("UPDATE digest SET last = last + 1 WHERE name = CAST('note' AS BLOB)")
    expectFailure(of: .notes, "changed")
    try execute("DELETE FROM digest WHERE name = CAST('rating' AS BLOB)")
    expectFailure(of: .ratings, "gone")
    let other = try NotebookStore(opening: "\(folder.path)/other.db", now: today)
    try other.queue.write { try NotebookDigest.make("none", in: $0) }
    #expect(throws: StorageError.self) { try other.verify() }
  }

  @Test("a document that was changed is not read, though its row is whole")
  func documents() throws {
    let other = #"replace(CAST(document AS TEXT), '"Own"', '"Other"')"#
    try execute("UPDATE own_recipe SET document = CAST(\(other) AS BLOB) WHERE number = 1")
    let error = #expect(throws: StorageError.self) {
      try store.read(nil) { try $0.catalogueRecipes() }
    }
    #expect(error?.reason == .unreadableRow(table: "people's own recipes", number: 1))
    let anna = try person("anna")
    let own: Set = [DishID("own:anna-1"), DishID("own:anna-2")]
    #expect(try store.read(anna) { try $0.recipeIDs().visible } == own)
  }

  @Test("positions with a gap, and dishes kept for nothing, are found by verify")
  func invariants() throws {
    let anna = try person("anna")
    try store.write(anna, now: today) { writer in
      var entry = try #require(try NotebookTable.listEntries.row(2, in: writer.db))
      try entry.set("position", to: .integer(7))
      try NotebookTable.listEntries.replace(entry, in: writer.db)
    }
    #expect(throws: StorageError.self) { try store.verify() }
    #expect(throws: StorageError.self) { try store.read(anna) { try $0.lists() } }
    let other = try NotebookStore(opening: "\(folder.path)/other.db", now: today)
    try other.write(anna, now: today) { try $0.storeSnapshot(of: gimlet) }
    #expect(throws: StorageError.self) { try other.verify() }
  }
}
