package import RecipeModel

extension NotebookWriter {
  /// Notes that the person must never be shown something; false when that is noted already.
  @discardableResult
  package func avoid(
    _ kind: AvoidedThing.Kind,
    _ name: String,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try checked {
      guard try avoidedRow(kind, name) == nil else { return false }
      let values = Self.values(kind, name)
      try NotebookTable.avoided.insert(
        [.integer(try number())] + values + [.integer(at ?? now)],
        in: db
      )
      return true
    }
  }

  /// False when it was not noted.
  @discardableResult
  package func stopAvoiding(
    _ kind: AvoidedThing.Kind,
    _ name: String
  ) throws(StorageError) -> Bool {
    try checked {
      guard let row = try avoidedRow(kind, name) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }

  private func avoidedRow(_ kind: AvoidedThing.Kind, _ name: String) throws -> NotebookRow? {
    try own(.avoided, where: "kind = ? AND name = ?", Self.values(kind, name)).first
  }

  private static func values(_ kind: AvoidedThing.Kind, _ name: String) -> [NotebookValue] {
    [.text(kind.rawValue), .text(normalised(name))]
  }
}
