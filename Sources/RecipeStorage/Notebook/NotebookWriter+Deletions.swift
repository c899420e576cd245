package import RecipeModel

/// What is deleted at once is kept in the transaction that deletes it, row by row, and put back with the
/// numbers that it had: numbers are never used twice, so nothing else can have them.
extension NotebookWriter {
  /// Undoes a deletion; what was added since then stays.
  ///
  /// Each entry gets its old content and its old place. If there is a newer list with the same
  /// name, the dishes of the deleted list are added to its end. Of two opinions about one subject,
  /// the newer one stays, unless it weighs less. Of a saved dish, and of a version of one, the
  /// newer state stays. Cost: O(entries · log rows).
  ///
  /// - Parameter number: A ``Deletion/number``; nil for the last deletion.
  /// - Returns: Nil if no deletion with that number can still be undone.
  package func undo(_ number: Int? = nil) throws(StorageError) -> Undoing? {
    try checked {
      let rows = try reader.deletionRows().filter { number == nil || $0.number == number }
      guard let row = rows.first else { return nil }
      let deletion = try row.thing(Deletion.self)
      guard deletion.until >= now else { return nil }
      // Read as a whole: what is missing must not be taken for what never was.
      let owner = try row.integer("person")
      let entries = try NotebookTable.deletedRows.rows(of: owner, in: db).filter {
        try $0.integer("deletion") == row.number
      }
      let deleted = try entries.map(reader.deletedRow)
      var undoing = Undoing(deletion: deletion, restored: 0, passedOver: 0, joined: nil)
      undoing.refusal = try refusal(toUndo: deletion.kind, deleted)
      guard undoing.refusal == nil else { return undoing }
      _ = try remove(entries + [row])
      switch deletion.kind {
      case .list:
        try bringBackList(deleted, &undoing)
      case .version:
        let isBack = try bringBackVersion(deleted)
        (undoing.restored, undoing.passedOver) = isBack ? (1, 0) : (0, 1)
      case .joined:
        try undoJoining(deleted, &undoing)
      case .left:
        try undoLeaving(deleted, &undoing)
      case .pantry, .shopping, .plan, .history, .taste, .taught:
        for entry in deleted {
          let isBack =
            switch deletion.kind {
            case .taste where entry.table.name == NotebookTable.opinions.name:
              try bringBackOpinion(entry)
            case .taught: try bringBackFact(entry)
            default: try bringBack(entry)
            }
          if isBack { undoing.restored += 1 } else { undoing.passedOver += 1 }
        }
      }
      return undoing
    }
  }

  /// Removes rows and keeps them for an undoing; does nothing when there are none.
  ///
  /// - Parameter name: What the deleted things were called; nil for all of a kind.
  /// - Returns: How many rows there were.
  func removeUndoably(
    _ rows: [NotebookRow],
    _ kind: Deletion.Kind,
    name: String? = nil
  ) throws -> Int {
    guard !rows.isEmpty else { return 0 }
    try keepForUndoing(rows, kind, name: name, count: rows.count)
    return try remove(rows)
  }

  /// Notes a deletion with the rows that it takes away.
  ///
  /// - Parameters:
  ///   - name: What the deleted thing was called.
  ///   - count: How many entries it had.
  func keepForUndoing(
    _ rows: [NotebookRow],
    _ kind: Deletion.Kind,
    name: String? = nil,
    count: Int
  ) throws {
    // What a household has together anyone of it brings back.
    let isShared = [.pantry, .shopping, .plan].contains(kind)
    let table: NotebookTable = isShared ? .pantry : .deletions
    let owner = try ownerAndBringer(of: table).owner
    let deletion = try insert(
      Deletion(number: 0, kind: kind, name: name, count: count, at: now),
      into: .deletions,
      for: owner
    )
    for row in rows {
      let table = row.table
      let deleted = DeletedRow(
        table: table,
        number: row.number,
        values: table.hasDocument ? row.values.dropLast() : row.values,
        document: table.hasDocument ? try table.document(of: row, in: db) : nil
      )
      try NotebookTable.deletedRows.insert(
        [
          .integer(owner), .integer(deletion.number), .text(table.name), .integer(row.number),
          .bytes(deleted.cells),
        ],
        in: db
      )
    }
  }

  /// Forgets what can no longer be undone. Cost: O(log rows + what is forgotten).
  func forgetOldDeletions() throws {
    // Of a clock that far back nothing is old.
    let (oldest, isBeforeTime) = now.subtractingReportingOverflow(Deletion.secondsToUndo)
    guard !isBeforeTime else { return }
    for owner in try reader.owners() {
      let rows = try NotebookTable.deletions.rows(
        where: "person = ? AND at < ?",
        [.integer(owner), .integer(oldest)],
        in: db
      )
      for row in rows {
        let entries = try NotebookTable.deletedRows.rows(
          where: "person = ? AND deletion = ?",
          [.integer(owner), .integer(row.number)],
          in: db
        )
        _ = try remove(entries + [row])
      }
    }
  }

  /// What was alone and is shared now comes back to the household. False for what is there: somebody who had it with the
  /// household took it back.
  @discardableResult
  func bringBack(_ entry: DeletedRow) throws -> Bool {
    guard try entry.table.row(entry.number, in: db) == nil else { return false }
    var values = entry.values
    if entry.table.isShared {
      let (owner, bringer) = try ownerAndBringer(of: entry.table)
      if values[0] != .integer(owner), values.last == .null {
        values[values.count - 1] = .integer(bringer)
      }
      values[0] = .integer(owner)
      // Whoever put it there may be no more.
      if case .integer(let bringer)? = values.last,
        try NotebookTable.people.row(bringer, in: db) == nil
      {
        values[values.count - 1] = .null
      }
    }
    try entry.table.insert(
      values,
      document: entry.document,
      number: entry.number,
      in: db
    )
    return true
  }

  private func bringBackOpinion(_ entry: DeletedRow) throws -> Bool {
    let subject = Array(entry.values[1...2])
    let row = NotebookRow(table: entry.table, number: entry.number, values: entry.values)
    if let there = try own(.opinions, where: "kind = ? AND subject = ?", subject).first {
      let (given, earlier): (TasteOpinion, TasteOpinion) = (try there.thing(), try row.thing())
      guard !given.stance.replaces(earlier.stance) else { return false }
      try there.table.delete(there, in: db)
    }
    return try bringBack(entry)
  }
}
