package import RecipeModel

extension NotebookWriter {
  /// Saves that the person avoids something; false if they already do.
  @discardableResult
  package func avoid(_ thing: AvoidedThing) throws(StorageError) -> Bool {
    try checked {
      guard try avoided(thing.kind, thing.name).isEmpty else { return false }
      var thing = thing
      thing.name = normalised(thing.name)
      try insert(thing, into: .avoided)
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
