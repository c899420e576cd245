import GRDB

/// A person who goes for good.
extension NotebookWriter {
  /// Deletes the writer's person, who has neither an account nor a household any more, with their
  /// whole notebook, and overwrites its bytes in the file. Their number is never used again.
  ///
  /// What they added to a household stays there, without their name. A household without members,
  /// to which nobody could return, is deleted too. Copies of the file do not change. Cost: O(rows
  /// of the person + shared rows of all).
  package func forgetPerson() throws(StorageError) {
    try checked {
      let person = try number()
      // What is deleted here must not be read out of the file afterwards.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      defer {
        // That it stays on costs writing alone.
        try? db.execute(sql: "PRAGMA secure_delete = FAST")
      }
      for table in NotebookTable.shared {
        for row in try table.rows(where: "by_person = ?", [.integer(person)], in: db) {
          try set("by_person", of: row, to: .null)
        }
      }
      try forgetTies(to: person)
      for table in NotebookTable.all.reversed() where table.hasOwners {
        _ = try remove(table.rows(of: person, in: db))
      }
      try removePerson(person)
      try removeEmptyHouseholds()
      // The recipes that they wrote are no longer in the catalogue.
      try raiseGeneration()
    }
  }

  private func removePerson(_ number: Int) throws {
    try NotebookDigest.remove(owner: number, in: db)
    guard let row = try NotebookTable.people.row(number, in: db) else {
      throw NotebookFault.incomplete(.people)
    }
    try row.table.delete(row, in: db)
  }

  /// Removes the households to which nothing refers, not even what could be undone.
  private func removeEmptyHouseholds() throws {
    var used: Set<Int> = []
    for table in [NotebookTable.memberships, .tokens, .invitations] {
      for row in try table.all(in: db) {
        if let household = try row.optionalInteger("household") { used.insert(household) }
      }
    }
    let memberships = NotebookValue.text(NotebookTable.memberships.name)
    for row in try NotebookTable.deletedRows.all(in: db) where try row["origin"] == memberships {
      let deleted = try reader.deletedRow(row)
      if case .integer(let household) = deleted.values[1] { used.insert(household) }
    }
    for household in try NotebookTable.households.all(in: db) where !used.contains(household.number)
    {
      let owner = try household.integer("person")
      let links = try NotebookTable.shareLinks.rows(
        where: "household = ?",
        [.integer(household.number)],
        in: db
      )
      _ = try remove(links)
      try household.table.delete(household, in: db)
      for table in NotebookTable.all.reversed() where table.hasOwners {
        _ = try remove(table.rows(of: owner, in: db))
      }
      try removePerson(owner)
    }
  }
}
