package import RecipeModel

extension NotebookReader {
  /// What the person deleted and can bring back, the last deleted first.
  ///
  /// - Parameter now: Seconds since 1970; what could be undone until before then is left out.
  package func deletions(now: Int) throws(StorageError) -> [Deletion] {
    try checked { try own(.deletions).reversed().map(deletion).filter { $0.until >= now } }
  }

  func deletion(_ row: NotebookRow) throws -> Deletion {
    guard let kind = Deletion.Kind(rawValue: try row.text("kind")) else { throw row.unreadable }
    return Deletion(
      number: row.number,
      kind: kind,
      name: try row.optionalText("name"),
      count: try row.integer("entries"),
      at: try row.integer("at")
    )
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
