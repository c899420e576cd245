package import RecipeModel

extension NotebookWriter {
  /// Adds a staple; false if the person has it already.
  @discardableResult
  package func addStaple(_ staple: KeptStaple) throws(StorageError) -> Bool {
    try checked {
      guard try staples(staple.name).isEmpty else { return false }
      try insert(KeptStaple(normalised(staple.name), addedAt: staple.addedAt), into: .staples)
      return true
    }
  }

  /// False if it was not a staple.
  @discardableResult
  package func removeStaple(_ name: String) throws(StorageError) -> Bool {
    try checked { try remove(staples(name)) > 0 }
  }

  private func staples(_ name: String) throws -> [NotebookRow] {
    try own(.staples, where: "name = ?", [.text(normalised(name))])
  }
}
