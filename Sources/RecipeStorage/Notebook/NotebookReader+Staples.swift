package import RecipeModel

extension NotebookReader {
  /// What the person always has in the house, in the order in which they said so.
  package func staples() throws(StorageError) -> [KeptStaple] {
    try checked { try own(.staples).map(staple) }
  }

  func staple(_ row: NotebookRow) throws -> KeptStaple {
    KeptStaple(try row.text("name"), addedAt: try row.integer("added_at"))
  }
}
