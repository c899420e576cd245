extension NotebookWriter {
  /// Remembers a change that a device sent, with the time of the transaction. The person must have
  /// no other change with its id.
  package func remember(_ change: TakenChange) throws(StorageError) {
    try checked {
      var change = change
      change.takenAt = now
      try insert(change, into: .takenChanges)
    }
  }

  /// Forgets a remembered change of the person.
  func forgetChange(_ id: String) throws(StorageError) {
    try checked { _ = try remove(try own(.takenChanges, where: "id = ?", [.text(id)])) }
  }

  /// Records the entry for those remembered changes that name it by the id of the change which
  /// added it.
  package func settleChanges(naming id: String, on entry: Int) throws(StorageError) {
    try checked {
      for row in try own(.takenChanges, where: "named = ?", [.text(id)]) {
        try set("entry", of: row, to: .integer(entry))
      }
    }
  }

  /// The person's remembered changes, in the order in which they were applied, after forgetting
  /// those that are no longer needed: changes older than ``TakenChange/secondsRemembered``, and of
  /// the rest all but the newest ``TakenChange/mostOfPerson``. Cost: O(changes of the person).
  package func rememberedChanges() throws(StorageError) -> [TakenChange] {
    try checked {
      guard let number = try reader.number() else { return [] }
      let rows = try NotebookTable.takenChanges.rows(of: number, in: db)
      let (oldest, isBeforeTime) = now.subtractingReportingOverflow(TakenChange.secondsRemembered)
      let newest = rows.suffix(TakenChange.mostOfPerson).first?.number ?? 0
      let isOld = { (row: NotebookRow) in
        try row.number < newest || !isBeforeTime && row.integer("taken_at") < oldest
      }
      _ = try remove(rows.filter(isOld))
      return try rows.filter { try !isOld($0) }.map { try $0.thing() }
    }
  }
}
