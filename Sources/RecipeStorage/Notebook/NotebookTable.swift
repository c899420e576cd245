import Foundation
import GRDB

/// A table of the notebook. All rows are read and written through it, so that every row has its
/// checksum and the table its digest.
struct NotebookTable: Sendable {
  /// What SQL calls it.
  let name: String
  /// What a cook calls it.
  let title: String
  /// The columns that its checksum covers besides the number, in the order of the sum.
  let columns: [String]
  /// Those of the things in it, in the order of their columns, which begin with the second; empty where it has others.
  let fields: [ThingField]
  /// True when each row has a document, with the sum of it in the last column.
  let hasDocument: Bool
  /// True when a household has its rows together: they are read and written under the household's number, and those of
  /// someone without one under their own. Their last column is who put them there, where that is somebody else.
  let isShared: Bool
  /// Throws for a row that has no such thing as are in the table.
  let check: @Sendable (NotebookRow, Database) throws -> Void

  init(
    _ name: String,
    title: String,
    columns: [String],
    hasDocument: Bool = false,
    isShared: Bool = false
  ) {
    self.name = name
    self.title = title
    self.columns = hasDocument ? columns + ["document_sum"] : columns
    fields = []
    self.hasDocument = hasDocument
    self.isShared = isShared
    check = { _, _ in }
  }

  /// The table of a kind of things: it has a column for each field, called by its key in snake case.
  ///
  /// - Parameters:
  ///   - names: What columns are called that are called otherwise.
  ///   - counts: The keys of numbers that are 0 where a thing has none.
  ///   - documents: The key of what is the document of a row, one at most, with the key in it of what tells it from others.
  init<Thing: StoredThing>(
    _ name: String,
    title: String,
    of thing: Thing.Type,
    names: [String: String] = [:],
    counts: Set<String> = [],
    documents: [String: String] = [:],
    isShared: Bool = false
  ) {
    self.name = name
    self.title = title
    fields = Self.fields(of: thing, counts: counts, documents: documents)
    let own = fields.map { field in
      names[field.key]
        ?? field.key.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : "\($1)" }
    }
    hasDocument = !documents.isEmpty
    columns =
      ["person"] + own + (isShared ? ["by_person"] : []) + (hasDocument ? ["document_sum"] : [])
    self.isShared = isShared
    check = { _ = try $0.thing(Thing.self, in: $1) }
  }
}

extension NotebookTable {
  /// Every row, ascending by number, after a check that none is missing.
  ///
  /// Reads the table itself and no index, so that damage cannot hide a row. Cost: O(rows).
  func all(in db: Database) throws -> [NotebookRow] {
    let digest = try NotebookDigest(of: self, in: db)
    let rows = try fetch("NOT INDEXED ORDER BY number", [], in: db)
    var last = 0
    var sum = 0
    for (row, checksum) in rows {
      guard row.number > last else { throw NotebookFault.incomplete(self) }
      last = row.number
      sum ^= checksum
    }
    guard last <= digest.last, rows.count == digest.count, sum == digest.sum else {
      throw NotebookFault.incomplete(self)
    }
    return rows.map(\.row)
  }

  /// The rows of one person, ascending by number, after a check that none is missing.
  ///
  /// Found by index: an index that is damaged gives other rows than the digest says.
  /// Cost: O(log rows + rows of the person).
  func rows(of owner: Int, in db: Database) throws -> [NotebookRow] {
    let digest = try NotebookDigest(of: self, owner: owner, in: db)
    let rows = try fetch("WHERE person = ? ORDER BY number", [.integer(owner)], in: db)
    let sum = rows.reduce(0) { $0 ^ $1.checksum }
    guard rows.count == digest.count, sum == digest.sum else {
      throw NotebookFault.incomplete(self)
    }
    return rows.map(\.row)
  }

  /// True for a table in which each row belongs to a person.
  var hasOwners: Bool { columns.first == "person" }

  /// The rows that SQL selects by `condition`, ascending by number. Cost: that of the condition.
  func rows(
    where condition: String,
    _ arguments: [NotebookValue],
    in db: Database
  ) throws -> [NotebookRow] {
    try fetch("WHERE \(condition) ORDER BY number", arguments, in: db).map(\.row)
  }

  /// The row called `number`; nil when there is none. Cost: O(log rows).
  func row(_ number: Int, in db: Database) throws -> NotebookRow? {
    try rows(where: "number = ?", [.integer(number)], in: db).first
  }

  /// The document of a row. Cost: O(log rows + bytes).
  func document(of row: NotebookRow, in db: Database) throws -> Data {
    let find = try db.cachedStatement(sql: "SELECT document FROM \(name) WHERE number = ?")
    guard case .bytes(let document) = try NotebookValue.fetchOne(find, arguments: [row.number]),
      try row.integer("document_sum") == documentChecksum(document)
    else { throw row.unreadable }
    return document
  }

  private func fetch(
    _ clause: String,
    _ arguments: [NotebookValue],
    in db: Database
  ) throws -> [(row: NotebookRow, checksum: Int)] {
    let names = (["number"] + columns + ["checksum"]).joined(separator: ", ")
    let select = try db.cachedStatement(sql: "SELECT \(names) FROM \(name) \(clause)")
    let cursor = try Row.fetchCursor(select, arguments: StatementArguments(arguments))
    var rows: [(row: NotebookRow, checksum: Int)] = []
    while let row = try cursor.next() { rows.append(try checked(row)) }
    return rows
  }

  private func checked(_ row: Row) throws -> (row: NotebookRow, checksum: Int) {
    guard case .integer(let number) = NotebookValue.fromDatabaseValue(row[0]) else {
      throw NotebookFault.incomplete(self)
    }
    let unreadable = NotebookFault.unreadableRow(table: title, number: number)
    let values = try (1...columns.count).map { position in
      guard let value = NotebookValue.fromDatabaseValue(row[position]) else { throw unreadable }
      return value
    }
    let checksum = rowChecksum(table: name, number: number, values: values)
    guard NotebookValue.fromDatabaseValue(row[columns.count + 1]) == .integer(checksum) else {
      throw unreadable
    }
    return (NotebookRow(table: self, number: number, values: values), checksum)
  }
}
