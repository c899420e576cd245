import Foundation
import GRDB
package import RecipeModel

/// Reads one person's notebook as of one commit.
///
/// It is valid only within the call that handed it out. Every method reads all rows of the person
/// in the tables that it needs (or all rows of everybody, if it is about everybody), and throws if
/// any of them is damaged: nothing is ever left out silently. So the cost of each is O(those rows),
/// for one dish as for all.
package struct NotebookReader {
  let db: Database
  /// The file.
  package let path: String
  let person: Person?
  /// False in a file of a version before there were households.
  let hasHouseholds: Bool

  init(_ db: Database, path: String, person: Person?, hasHouseholds: Bool = true) {
    self.db = db
    self.path = path
    self.person = person
    self.hasHouseholds = hasHouseholds
  }

  /// Everybody who has ever saved something, in ascending order of name.
  package func people() throws(StorageError) -> [Person] {
    try checked { try authors().values.sorted() }
  }

  /// Runs `body` and names what it throws.
  func checked<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
    do {
      return try body()
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// The person's rows, ascending by number: of a shared table those of their household.
  func own(_ table: NotebookTable) throws -> [NotebookRow] {
    guard let number = try number() else { return [] }
    return try table.rows(of: try owner(of: table, for: number), in: db)
  }

  /// The person's things, ascending by number: of a shared table those of their household.
  func things<Thing: StoredThing>(in table: NotebookTable) throws -> [Thing] {
    try own(table).map { try $0.thing(in: db) }
  }

  /// The thing of a row, with whoever wrote it of everyone by number.
  func authored<Thing: AuthoredThing>(
    _ row: NotebookRow,
    by authors: [Int: Person]
  ) throws -> Thing {
    guard let author = authors[try row.integer("person")] else { throw row.unreadable }
    var thing: Thing = try row.thing(in: db)
    thing.author = author
    return thing
  }

  /// The person's rows by dish; where several have one dish, the last counts.
  func ownByDish(_ table: NotebookTable) throws -> [DishID: NotebookRow] {
    var rows: [DishID: NotebookRow] = [:]
    for row in try own(table) { rows[try row.dish()] = row }
    return rows
  }

  /// The person's number; nil for someone who keeps nothing.
  func number() throws -> Int? {
    if let number = person?.number {
      return try NotebookTable.people.row(number, in: db)?.number
    }
    guard let name = person.map({ NotebookValue.text(normalised($0.name)) }) else { return nil }
    if let row = try NotebookTable.people.rows(where: "name = ?", [name], in: db).first {
      return row.number
    }
    // An index that is damaged must not make someone a stranger.
    return try NotebookTable.people.all(in: db).first { try $0["name"] == name }?.number
  }

  /// Everyone by number; households are nobody.
  func authors() throws -> [Int: Person] {
    var people: [Int: Person] = [:]
    for row in try NotebookTable.people.all(in: db) where try !row.isHousehold {
      guard let person = Person(try row.text("name")) else { throw row.unreadable }
      people[row.number] = person
    }
    return people
  }
}

/// `text` in the composed form of its characters (NFC).
func normalised(_ text: String) -> String {
  text.precomposedStringWithCanonicalMapping
}
