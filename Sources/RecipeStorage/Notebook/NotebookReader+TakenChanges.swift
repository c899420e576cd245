extension NotebookReader {
  /// The remembered changes from the person's devices, in the order in which they were applied.
  package func takenChanges() throws(StorageError) -> [TakenChange] {
    try checked { try things(in: .takenChanges) }
  }

  /// The remembered changes to one entry of the shopping list, whoever sent them, in the order in
  /// which they were applied.
  ///
  /// This also works for an entry that belongs neither to the person nor to their household: the
  /// caller checks that. Cost: O(log rows + changes of the entry).
  package func takenChanges(ofEntry number: Int) throws(StorageError) -> [TakenChange] {
    try checked {
      try NotebookTable.takenChanges.rows(where: "entry = ?", [.integer(number)], in: db)
        .map { try $0.thing() }
    }
  }
}
