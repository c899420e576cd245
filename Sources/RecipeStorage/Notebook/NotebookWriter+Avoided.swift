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
      guard try avoided(kind, name).isEmpty else { return false }
      try insert(AvoidedThing(kind, normalised(name), addedAt: at ?? now), into: .avoided)
      return true
    }
  }

  /// False when it was not noted.
  @discardableResult
  package func stopAvoiding(
    _ kind: AvoidedThing.Kind,
    _ name: String
  ) throws(StorageError) -> Bool {
    try checked { try remove(avoided(kind, name)) > 0 }
  }

  private func avoided(_ kind: AvoidedThing.Kind, _ name: String) throws -> [NotebookRow] {
    let values = [NotebookValue.text(kind.rawValue), .text(normalised(name))]
    return try own(.avoided, where: "kind = ? AND name = ?", values)
  }
}
