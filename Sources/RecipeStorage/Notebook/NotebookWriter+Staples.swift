import RecipeModel

extension NotebookWriter {
  /// Notes that the person always has something; false when that is noted already.
  @discardableResult
  package func addStaple(_ name: String, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      guard try staples(name).isEmpty else { return false }
      try insert(KeptStaple(normalised(name), addedAt: at ?? now), into: .staples)
      return true
    }
  }

  /// False when it was not noted.
  @discardableResult
  package func removeStaple(_ name: String) throws(StorageError) -> Bool {
    try checked { try remove(staples(name)) > 0 }
  }

  private func staples(_ name: String) throws -> [NotebookRow] {
    try own(.staples, where: "name = ?", [.text(normalised(name))])
  }
}
