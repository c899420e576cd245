package import RecipeModel

extension NotebookWriter {
  /// Saves a fact that the person taught; false if it is saved already.
  @discardableResult
  package func teach(_ fact: TaughtFact) throws(StorageError) -> Bool {
    try checked {
      var fact = fact
      (fact.name, fact.other) = (normalised(fact.name), normalised(fact.other))
      let values = [NotebookValue.text(fact.kind.rawValue), .text(fact.name), .text(fact.other)]
      guard try isNew(values) else { return false }
      try insert(fact, into: .taughtFacts)
      // The catalogue has that dish for the person apart.
      if fact.kind == .neverSwap { try raiseGeneration() }
      return true
    }
  }

  /// Deletes facts; ``undo(_:)`` brings them back together.
  ///
  /// - Parameters:
  ///   - facts: Facts that are not saved are ignored.
  ///   - name: What they were about.
  /// - Returns: How many were saved.
  @discardableResult
  package func forget(_ facts: [TaughtFact], about name: String) throws(StorageError) -> Int {
    try checked {
      let rows = try own(.taughtFacts).filter { facts.contains(try $0.thing()) }
      guard !rows.isEmpty else { return 0 }
      try keepForUndoing(rows, .taught, name: name, count: rows.count)
      if facts.contains(where: { $0.kind == .neverSwap }) { try raiseGeneration() }
      return try remove(rows)
    }
  }

  /// Brings a forgotten fact back; false when it has been said again since.
  func bringBackFact(_ entry: DeletedRow) throws -> Bool {
    guard try isNew(Array(entry.values[1...3])) else { return false }
    if entry.values[1] == .text(TaughtFact.Kind.neverSwap.rawValue) { try raiseGeneration() }
    return try bringBack(entry)
  }

  private func isNew(_ values: [NotebookValue]) throws -> Bool {
    try own(.taughtFacts, where: "kind = ? AND name = ? AND other = ?", values).isEmpty
  }
}
