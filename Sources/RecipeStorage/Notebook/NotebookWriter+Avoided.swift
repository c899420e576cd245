package import RecipeModel

extension NotebookWriter {
  /// Saves that the person avoids something; false if they already do.
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

  /// False if the person does not avoid it.
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
