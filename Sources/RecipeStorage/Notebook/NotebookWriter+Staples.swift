extension NotebookWriter {
  /// Notes that the person always has something; false when that is noted already.
  @discardableResult
  package func addStaple(_ name: String, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      guard try stapleRow(name) == nil else { return false }
      let (owner, bringer) = try ownerAndBringer(of: .staples)
      try NotebookTable.staples.insert(
        [.integer(owner), .text(normalised(name)), .integer(at ?? now), .integer(bringer)],
        in: db
      )
      return true
    }
  }

  /// False when it was not noted.
  @discardableResult
  package func removeStaple(_ name: String) throws(StorageError) -> Bool {
    try checked {
      guard let row = try stapleRow(name) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }

  private func stapleRow(_ name: String) throws -> NotebookRow? {
    try own(.staples, where: "name = ?", [.text(normalised(name))]).first
  }
}
