package import RecipeModel

extension NotebookReader {
  /// The person's deletions that can be undone, newest first.
  ///
  /// - Parameter now: Seconds since 1970; deletions that could be undone only until an earlier time
  ///   are left out.
  package func deletions(now: Int) throws(StorageError) -> [Deletion] {
    try checked { try deletionRows().map { try $0.thing() }.filter { $0.until >= now } }
  }

  /// The person's own and those of their household, the last first.
  func deletionRows() throws -> [NotebookRow] {
    try owners().flatMap { try NotebookTable.deletions.rows(of: $0, in: db) }
      .sorted { $0.number > $1.number }
  }

  /// The number of the person, and beside it that of their household; none for someone who keeps nothing.
  func owners() throws -> [Int] {
    guard let number = try number() else { return [] }
    let owner = try owner(of: .pantry, for: number)
    return owner == number ? [number] : [number, owner]
  }

  /// What a row of the deleted rows holds.
  func deletedRow(_ row: NotebookRow) throws -> DeletedRow {
    let name = try row.text("origin")
    guard let table = NotebookTable.all.first(where: { $0.name == name }), table.hasOwners,
      case .bytes(let cells) = try row["cells"],
      let deleted = DeletedRow(of: table, number: try row.integer("origin_number"), cells: cells),
      deleted.values.first == (try row["person"])
    else { throw row.unreadable }
    return deleted
  }
}
