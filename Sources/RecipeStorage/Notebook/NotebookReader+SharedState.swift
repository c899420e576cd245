/// Identifies the state of the things that a person shares with their household: it changes with
/// every change of them.
package struct SharedState: Hashable, Sendable {
  package var pantry: Int
  package var shopping: Int
  package var staples: Int
  package var plan: Int

  package init(pantry: Int, shopping: Int, staples: Int, plan: Int) {
    self.pantry = pantry
    self.shopping = shopping
    self.staples = staples
    self.plan = plan
  }
}

extension NotebookReader {
  /// Identifies the current state of the person's pantry, shopping list and staples, or of those of
  /// their household.
  ///
  /// Two different states are equal only by chance. Cost: O(log people).
  package func sharedState() throws(StorageError) -> SharedState {
    try checked {
      guard let number = try number() else {
        return SharedState(pantry: 0, shopping: 0, staples: 0, plan: 0)
      }
      func state(_ table: NotebookTable) throws -> Int {
        let owner = try owner(of: table, for: number)
        let digest = try NotebookDigest(of: table, owner: owner, in: db)
        return rowChecksum(
          table: "state of \(table.name)",
          number: owner,
          values: [.integer(digest.count), .integer(digest.sum)]
        )
      }
      return SharedState(
        pantry: try state(.pantry),
        shopping: try state(.shopping),
        staples: try state(.staples),
        plan: try state(.planEntries)
      )
    }
  }
}
