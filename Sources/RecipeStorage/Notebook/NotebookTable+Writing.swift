import Foundation
import GRDB

extension NotebookTable {
  /// Adds a row and returns its number, the next that this table has never used.
  ///
  /// - Parameters:
  ///   - values: In the order of the columns, without the sum of the document.
  ///   - number: The number to take instead; it must be free.
  /// Cost: O(log rows + bytes).
  @discardableResult
  func insert(
    _ values: [NotebookValue],
    document: Data? = nil,
    number: Int? = nil,
    in db: Database
  ) throws -> Int {
    var digest = try NotebookDigest(of: self, in: db)
    let number = number ?? digest.last + 1
    let values = values + (document.map { [.integer(documentChecksum($0))] } ?? [])
    let checksum = rowChecksum(table: name, number: number, values: values)
    let names = ["number"] + columns + ["checksum"] + (hasDocument ? ["document"] : [])
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    try db.cachedStatement(
      sql: "INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    ).execute(
      arguments: arguments([.integer(number)] + values + [.integer(checksum)], document)
    )
    digest.count += 1
    digest.sum ^= checksum
    digest.last = max(digest.last, number)
    try digest.store(in: db)
    try changeDigest(ofOwnerIn: values, count: 1, sum: checksum, in: db)
    try changeEveryonesMarks(from: nil, to: values, in: db)
    return number
  }

  /// Writes a row anew, with its document where one is given; of a shared table also for another owner. Cost: O(log rows + bytes).
  func replace(_ row: NotebookRow, document: Data? = nil, in db: Database) throws {
    guard let old = try self.row(row.number, in: db) else { throw NotebookFault.incomplete(self) }
    var row = row
    if let document { try row.set("document_sum", to: .integer(documentChecksum(document))) }
    let checksum = rowChecksum(table: name, number: row.number, values: row.values)
    let names = columns + ["checksum"] + (document == nil ? [] : ["document"])
    let settings = names.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE \(name) SET \(settings) WHERE number = ?").execute(
      arguments: arguments(row.values + [.integer(checksum)], document) + [row.number]
    )
    let change = rowChecksum(table: name, number: old.number, values: old.values) ^ checksum
    var digest = try NotebookDigest(of: self, in: db)
    digest.sum ^= change
    try digest.store(in: db)
    if old.values.first == row.values.first {
      try changeDigest(ofOwnerIn: row.values, count: 0, sum: change, in: db)
    } else {
      try changeDigest(ofOwnerIn: old.values, count: -1, sum: checksum ^ change, in: db)
      try changeDigest(ofOwnerIn: row.values, count: 1, sum: checksum, in: db)
    }
    try changeEveryonesMarks(from: old.values, to: row.values, in: db)
  }

  /// Removes a row that was read in this transaction. Cost: O(log rows).
  func delete(_ row: NotebookRow, in db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM \(name) WHERE number = ?")
      .execute(arguments: [row.number])
    guard db.changesCount == 1 else { throw NotebookFault.incomplete(self) }
    var digest = try NotebookDigest(of: self, in: db)
    let checksum = rowChecksum(table: name, number: row.number, values: row.values)
    digest.count -= 1
    digest.sum ^= checksum
    try digest.store(in: db)
    try changeDigest(ofOwnerIn: row.values, count: -1, sum: checksum, in: db)
    try changeEveryonesMarks(from: row.values, to: nil, in: db)
  }

  /// Keeps the digest of the person to whom a row belongs.
  private func changeDigest(
    ofOwnerIn values: [NotebookValue],
    count: Int,
    sum: Int,
    in db: Database
  ) throws {
    guard hasOwners, case .integer(let owner) = values[0] else { return }
    var digest = try NotebookDigest(of: self, owner: owner, in: db)
    digest.count += count
    digest.sum ^= sum
    try digest.store(in: db)
  }

  private func arguments(_ values: [NotebookValue], _ document: Data?) -> StatementArguments {
    StatementArguments(values + (document.map { [.bytes($0)] } ?? []))
  }
}
