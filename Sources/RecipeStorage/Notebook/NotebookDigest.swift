import Foundation
import GRDB

/// What a table holds, or one person's part of it: a row that is gone, or stands there again, does not
/// fit it.
///
/// Each table has one for all of its rows, and where rows belong to people one for each of those, so
/// that a person's rows can be checked without reading anyone else's.
struct NotebookDigest {
  /// The largest number that a row can have; numbers above are no longer exact in JSON.
  static let largestNumber = 9_007_199_254_740_991

  private let name: String
  /// The person's number; 0 for the whole table.
  private let owner: Int
  /// Nil while it is not stored.
  private let number: Int?
  /// How many rows there are.
  var count: Int
  /// The exclusive or of their checksums.
  var sum: Int
  /// The highest number that a row of the table ever had; 0 before the first, and for a person.
  var last: Int

  /// Reads the digest of a table, or of one person's part of it, which is empty before their first
  /// row. Cost: O(log people).
  init(of table: NotebookTable, owner: Int = 0, in db: Database) throws {
    name = table.name
    self.owner = owner
    let find = try db.cachedStatement(
      sql: "SELECT number, count, sum, last, checksum FROM digest WHERE name = ? AND owner = ?"
    )
    let row = try Row.fetchOne(find, arguments: [NotebookValue.text(name), owner])
    if row == nil, owner != 0 {
      (number, count, sum, last) = (nil, 0, 0, 0)
      return
    }
    guard let row, case let values = (0..<5).map({ NotebookValue.fromDatabaseValue(row[$0]) }),
      case .integer(let number) = values[0], case .integer(let count) = values[1],
      case .integer(let sum) = values[2], case .integer(let last) = values[3],
      (0...Self.largestNumber).contains(last), (0...Self.largestNumber).contains(count)
    else { throw NotebookFault.incomplete(table) }
    self.number = number
    self.count = count
    self.sum = sum
    self.last = last
    guard values[4] == .integer(checksum(number)) else { throw NotebookFault.incomplete(table) }
  }

  private func checksum(_ number: Int) -> Int {
    rowChecksum(
      table: "digest",
      number: number,
      values: [.text(name), .integer(owner), .integer(count), .integer(sum), .integer(last)]
    )
  }

  func store(in db: Database) throws {
    guard let number else { return try insert(in: db) }
    let checksum = checksum(number)
    try db.cachedStatement(
      sql: "UPDATE digest SET count = ?, sum = ?, last = ?, checksum = ? WHERE number = ?"
    ).execute(arguments: [count, sum, last, checksum, number])
  }

  /// Empties a table, whatever is in it, but uses no number again.
  ///
  /// A digest that is unreadable is written anew, with `last` from the rows themselves.
  static func clear(_ table: NotebookTable, in db: Database) throws {
    var last = try Int.fetchOne(db, sql: "SELECT max(number) FROM \(table.name)") ?? 0
    // Damage is no obstacle: everything is replaced.
    if let digest = try? NotebookDigest(of: table, in: db) { last = max(last, digest.last) }
    try db.execute(sql: "DELETE FROM \(table.name)")
    try db.execute(
      sql: "DELETE FROM digest WHERE name = ?",
      arguments: [NotebookValue.text(table.name)]
    )
    try make(table.name, last: min(max(last, 0), largestNumber), in: db)
  }

  /// Removes the digests of a person of whom nothing is left.
  static func remove(owner: Int, in db: Database) throws {
    try db.execute(sql: "DELETE FROM digest WHERE owner = ?", arguments: [owner])
  }

  /// Sees to it that numbers go on after `number`.
  static func raiseLast(of table: NotebookTable, above number: Int, in db: Database) throws {
    var digest = try NotebookDigest(of: table, in: db)
    guard number > digest.last else { return }
    digest.last = number
    try digest.store(in: db)
  }

  /// Makes the digest of a table that is empty.
  static func make(_ name: String, last: Int = 0, in db: Database) throws {
    try NotebookDigest(name: name, last: last).insert(in: db)
  }

  private func insert(in db: Database) throws {
    let number = (try Int.fetchOne(db, sql: "SELECT max(number) FROM digest") ?? 0) + 1
    try db.execute(
      sql: """
        INSERT INTO digest (number, name, owner, count, sum, last, checksum)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        number, NotebookValue.text(name), owner, count, sum, last, checksum(number),
      ]
    )
  }

  private init(name: String, last: Int) {
    self.name = name
    owner = 0
    number = nil
    count = 0
    sum = 0
    self.last = last
  }
}
