package import RecipeModel

extension NotebookReader {
  /// What the person must never be shown, in the order in which they said so.
  package func avoided() throws(StorageError) -> [AvoidedThing] {
    try checked { try own(.avoided).map(avoided) }
  }

  func avoided(_ row: NotebookRow) throws -> AvoidedThing {
    guard let kind = AvoidedThing.Kind(rawValue: try row.text("kind")) else { throw row.unreadable }
    return AvoidedThing(kind, try row.text("name"), addedAt: try row.integer("added_at"))
  }
}
