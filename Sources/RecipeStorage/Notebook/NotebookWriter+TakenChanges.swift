extension NotebookWriter {
  /// Remembers a change that a device sent, at the time of the transaction. The person has no other of its id.
  package func remember(_ change: TakenChange) throws(StorageError) {
    try checked {
      var change = change
      change.takenAt = now
      try insert(change, into: .takenChanges)
    }
  }

  /// Notes about which entry of the list those remembered changes are that name it by the id of the change which put it
  /// there.
  package func settleChanges(naming id: String, on entry: Int) throws(StorageError) {
    try checked {
      for var row in try own(.takenChanges, where: "named = ?", [.text(id)]) {
        try row.set("entry", to: .integer(entry))
        try row.table.replace(row, in: db)
      }
    }
  }

  /// The changes that are remembered of the person, in the order in which they were taken, when those are forgotten that
  /// need not be: what is older than ``TakenChange/secondsRemembered``, and of the rest all but the newest
  /// ``TakenChange/mostOfPerson``. Cost: O(changes of the person).
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
