extension NotebookReader {
  /// The changes that the person's devices sent and that are remembered, in the order in which they were taken.
  package func takenChanges() throws(StorageError) -> [TakenChange] {
    try checked { try things(in: .takenChanges) }
  }

  /// The remembered changes of an entry of the shopping list, whoever sent them, in the order in which they were taken.
  ///
  /// Of an entry that is not the person's or their household's as well: whoever asks knows that it is.
  /// Cost: O(log rows + changes of the entry).
  package func takenChanges(ofEntry number: Int) throws(StorageError) -> [TakenChange] {
    try checked {
      try NotebookTable.takenChanges.rows(where: "entry = ?", [.integer(number)], in: db)
        .map { try $0.thing() }
    }
  }
}
