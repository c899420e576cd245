import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What was deleted at once can be brought back")
struct NotebookUndoTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
    try fill(store, for: anna)
    try fill(store, for: try person("ben"))
  }

  static let deletions: [(name: String, run: @Sendable (NotebookWriter) throws -> Void)] = [
    ("pantry", { try $0.clearPantry() }),
    (
      "batches",
      { try $0.takeOut(try $0.reader.pantry().dropFirst().map(\.number), called: nil) }
    ),
    ("shopping", { try $0.clearShopping(onlyChecked: false) }),
    ("ticked", { try $0.clearShopping(onlyChecked: true) }),
    ("history", { try $0.clearHistory() }),
    ("cooked", { try $0.clearHistory(.cooked) }),
    ("taste", { try $0.clearOpinions() }),
    ("list", { try $0.deleteList("party") }),
  ]

  /// The sum and the count of each table, as the digests have them.
  func digests() throws -> [[Int]] {
    try store.queue.read { db in
      try NotebookTable.all.map {
        let digest = try NotebookDigest(of: $0, in: db)
        return [digest.count, digest.sum]
      }
    }
  }

  @Test("undone, the file holds the same rows as before", arguments: deletions.map(\.name))
  func exact(name: String) throws {
    let delete = try #require(Self.deletions.first { $0.name == name })
    let (before, digests) = (try store.contents(of: anna), try self.digests())
    try store.write(anna, now: today + 1) { try delete.run($0) }
    #expect(try store.contents(of: anna) != before)
    try store.verify()
    let undoing = try store.write(anna, now: today + 2) { try $0.undo() }
    #expect(undoing?.passedOver == 0 && undoing?.joined == nil)
    #expect(try store.contents(of: anna) == before)
    #expect(try self.digests() == digests)
    try store.verify()
  }

  @Test("all deleted and undone in another order is as before")
  func all() throws {
    let (before, digests) = (try store.contents(of: anna), try self.digests())
    try store.write(anna, now: today) { writer in
      for deletion in Self.deletions { try deletion.run(writer) }
    }
    let numbers = try store.read(anna) { try $0.deletions(now: today).map(\.number) }
    // One from the filling; what is ticked went with the list, what was cooked with the history.
    #expect(numbers.count == 6)
    for number in numbers.dropLast().sorted() {
      _ = try store.write(anna, now: today) { try $0.undo(number) }
    }
    #expect(try store.contents(of: anna) == before)
    #expect(try self.digests() == digests)
  }

  @Test("it can be undone for 30 days, and is then dropped by the next write")
  func expiry() throws {
    let last = today + Deletion.secondsToUndo
    #expect(try store.read(anna) { try $0.deletions(now: last).count } == 1)
    #expect(try store.read(anna) { try $0.deletions(now: last + 1) } == [])
    try store.write(anna, now: last) { try $0.clearPantry() }
    #expect(try store.read(anna) { try $0.deletions(now: last).count } == 2)
    try store.write(anna, now: last + 1) { try $0.addStaple("salt") }
    let rows = try store.queue.read { db in
      try Int.fetchAll(db, sql: "SELECT count(*) FROM deleted_row GROUP BY person ORDER BY person")
    }
    #expect(rows == [2, 1])
    #expect(try store.write(anna, now: last + 1 + Deletion.secondsToUndo) { try $0.undo() } == nil)
  }

  @Test("a list of the same name takes the dishes of the deleted one behind its own")
  func sameName() throws {
    let undoing = try store.write(anna, now: today + 1) { writer in
      try writer.deleteList("Party")
      try writer.createList("PARTY")
      try writer.add(full, toList: "party")
      try writer.add(gimlet, toList: "party")
      return try writer.undo()
    }
    #expect(undoing?.joined == "PARTY")
    #expect(undoing?.restored == 1 && undoing?.passedOver == 1)
    let list = try store.read(anna) { try $0.list(named: "party") }
    #expect(list?.dishes == [full.id, gimlet.id, daiquiri.id])
    try store.verify()
  }

  @Test("a dish comes back with its list although everything else about it went meanwhile")
  func snapshot() throws {
    try store.write(anna, now: today + 1) { writer in
      try writer.deleteList("Party")
      try writer.removeNote(daiquiri.id)
      for remark in try writer.reader.remarks(on: daiquiri.id) where remark.author == anna {
        try writer.removeRemark(remark.number)
      }
    }
    #expect(try store.read(anna) { try $0.kept(daiquiri.id) } == nil)
    _ = try store.write(anna, now: today + 2) { try $0.undo() }
    #expect(try store.read(anna) { try $0.kept(daiquiri.id)?.recipe } == daiquiri)
    try store.verify()
  }

  @Test("of two opinions what was said since stays, and what was only shown gives way")
  func opinions() throws {
    let undoing = try store.write(anna, now: today + 1) { writer in
      try writer.clearOpinions()
      try writer.setOpinion(.ingredient("gin"), name: "gin", .like)
      try writer.setOpinion(.dish(gimlet.id), name: "Gimlet", .skipped)
      return try writer.undo()
    }
    #expect(undoing?.restored == 5 && undoing?.passedOver == 1)
    let opinions = try store.read(anna) { try $0.opinions() }
    #expect(opinions.first { $0.subject == .ingredient("gin") }?.stance == .like)
    #expect(opinions.first { $0.subject == .dish(gimlet.id) }?.stance == .like)
  }

  @Test("a backup holds what can be undone")
  func backup() throws {
    let before = try store.contents(of: anna)
    try store.write(anna, now: today + 1) { try $0.clearPantry() }
    try store.backup(to: "\(folder.path)/copy.db")
    _ = try store.write(anna, now: today + 2) { try $0.undo() }
    try store.restore(from: "\(folder.path)/copy.db", now: today + 3)
    #expect(try store.contents(of: anna) != before)
    _ = try store.write(anna, now: today + 4) { try $0.undo() }
    var after = try store.contents(of: anna)
    // A restore raises it, whatever it brings back.
    after.generation = before.generation
    #expect(after == before)
    try store.verify()
  }

  @Test("nobody undoes what is someone else's")
  func others() throws {
    let number = try store.read(anna) { try #require($0.deletions(now: today).first).number }
    #expect(try store.write(try person("ben"), now: today) { try $0.undo(number) } == nil)
    #expect(try store.write(try person("carl"), now: today) { try $0.undo() } == nil)
  }
}
