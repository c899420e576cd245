public import RecipeModel

extension NotebookReader {
  /// What the person says about ingredients, in the order in which they said so.
  public func taughtFacts() throws(StorageError) -> [TaughtFact] {
    try checked { try own(.taughtFacts).map(taughtFact) }
  }

  func taughtFact(_ row: NotebookRow) throws -> TaughtFact {
    guard let kind = TaughtFact.Kind(rawValue: try row.text("kind")) else { throw row.unreadable }
    return TaughtFact(
      kind,
      try row.text("name"),
      try row.text("other"),
      addedAt: try row.integer("added_at")
    )
  }
}
