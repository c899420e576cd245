import Foundation
import GRDB
import RecipeModel

/// Changes one person's notebook, inside one transaction.
///
/// It is valid only within the call that handed it out. A number or name that does not belong to
/// the person is treated as one that does not exist. If a method takes a time `at`, in seconds
/// since 1970, nil is the time of the transaction. Cost, unless stated otherwise: O(log rows +
/// bytes written).
package struct NotebookWriter {
  /// Sees what this transaction has written so far.
  package let reader: NotebookReader
  let db: Database
  let path: String
  let person: Person
  package let now: Int
  let progress = WriterProgress()

  init(_ db: Database, path: String, person: Person, now: Int, hasHouseholds: Bool = true) {
    reader = NotebookReader(db, path: path, person: person, hasHouseholds: hasHouseholds)
    self.db = db
    self.path = path
    self.person = person
    self.now = now
  }

  /// Runs `body` and names what it throws. After that nothing more may be stored: a half-done step
  /// must not be committed.
  func checked<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
    do {
      return try body()
    } catch {
      let failure = StorageError(notebook: error, path: path)
      progress.failure = progress.failure ?? failure
      throw failure
    }
  }

  /// The person's number, of a row that is made when they have none.
  func number() throws -> Int {
    if let number = try knownNumber() { return number }
    // Whoever has a number was there once: they are not made anew under a name that may be another's.
    guard person.number == nil else { throw StorageError(.noSuchPerson(person.name), path: path) }
    let name = normalised(person.name)
    guard Person(name) != nil else { throw StorageError(.unstorablePerson(name), path: path) }
    return try NotebookTable.people.insert([.text(name), .integer(now)], in: db)
  }

  /// The person's number; nil for someone who has not written anything yet.
  private func knownNumber() throws -> Int? {
    if person.number != nil { return try reader.number() }
    let name = NotebookValue.text(normalised(person.name))
    return try NotebookTable.people.rows(where: "name = ?", [name], in: db).first?.number
  }

  /// Under which number the person puts something into a shared table, and who put it there: nil for someone who
  /// shares with nobody.
  func ownerAndBringer(of table: NotebookTable) throws -> (owner: Int, bringer: Int?) {
    let number = try number()
    let owner = try reader.owner(of: table, for: number)
    return (owner, owner == number ? nil : number)
  }

  /// The person's rows that SQL selects by `condition`, ascending by number: of a shared table those of their household.
  func own(
    _ table: NotebookTable,
    where condition: String = "TRUE",
    _ arguments: [NotebookValue] = []
  ) throws -> [NotebookRow] {
    guard let number = try knownNumber() else { return [] }
    return try table.rows(
      where: "person = ? AND \(condition)",
      [.integer(try reader.owner(of: table, for: number))] + arguments,
      in: db
    )
  }

  /// The person's row called `number`; nil when there is none.
  func own(_ table: NotebookTable, number: Int) throws -> NotebookRow? {
    try own(table, where: "number = ?", [.integer(number)]).first
  }

  /// The person's row about a dish in a table that has one at most; nil when there is none.
  func own(_ table: NotebookTable, of dish: DishID) throws -> NotebookRow? {
    try own(table, where: "dish = ?", [.text(dish.description)]).first
  }

  /// Adds a thing as the person's, or in a shared table as their household's.
  ///
  /// - Parameter owner: Whose it is in place of theirs.
  /// - Returns: The thing with the number that it has here.
  @discardableResult
  func insert<Thing: StoredThing>(
    _ thing: Thing,
    into table: NotebookTable,
    for owner: Int? = nil
  ) throws -> Thing {
    let (own, bringer) = try ownerAndBringer(of: table)
    let nothing = [NotebookValue](repeating: .null, count: table.columns.count)
    var row = NotebookRow(table: table, number: 0, values: nothing)
    row.values[0] = .integer(owner ?? own)
    if table.isShared { try row.set("by_person", to: .integer(bringer)) }
    let document = try fill(&row, with: thing)
    let values = table.hasDocument ? row.values.dropLast() : row.values
    return thing.numbered(try table.insert(values, document: document, in: db))
  }

  /// Saves the person's thing about a dish, in place of an earlier one; for tables with at most one per dish.
  func put(_ thing: some StoredThing, into table: NotebookTable, of dish: DishID) throws {
    if let row = try own(table, of: dish) {
      try replace(row, by: thing)
    } else {
      try insert(thing, into: table)
    }
  }

  /// Puts a thing in the place of that in a row.
  func replace(_ row: NotebookRow, by thing: some StoredThing) throws {
    var row = row
    let document = try fill(&row, with: thing)
    try row.table.replace(row, document: document, in: db)
  }

  /// Writes a row with another value in one of its columns.
  func set(_ column: String, of row: NotebookRow, to value: NotebookValue) throws {
    var row = row
    try row.set(column, to: value)
    try row.table.replace(row, in: db)
  }

  /// Changes the person's thing called `number`; false when there is none.
  func change<Thing: StoredThing>(
    _ number: Int,
    in table: NotebookTable,
    _ change: (inout Thing) -> Void
  ) throws -> Bool {
    guard let row = try own(table, number: number) else { return false }
    var thing: Thing = try row.thing(in: db)
    change(&thing)
    try replace(row, by: thing)
    return true
  }

  /// Returns the document of the row.
  private func fill(_ row: inout NotebookRow, with thing: some StoredThing) throws -> Data? {
    do {
      return try row.set(thing)
    } catch {
      throw StorageError(thing.unstorable, path: path, cause: error)
    }
  }

  /// Removes rows, and counts them.
  func remove(_ rows: [NotebookRow]) throws -> Int {
    for row in rows { try row.table.delete(row, in: db) }
    return rows.count
  }
}

/// What became of a transaction so far.
final class WriterProgress {
  /// The first failure of a method of the writer.
  var failure: StorageError?
}
