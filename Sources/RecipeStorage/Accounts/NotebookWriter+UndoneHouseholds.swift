import RecipeModel

extension NotebookWriter {
  /// Why that somebody joined a household, or left it, cannot be undone as things stand; nil when it can.
  func refusal(
    toUndo kind: Deletion.Kind,
    _ deleted: [DeletedRow]
  ) throws -> HouseholdRefusal? {
    guard kind == .joined || kind == .left else { return nil }
    let membership = try membership(among: deleted)
    let present = try reader.membershipRow(of: try number())
    if kind == .joined {
      guard let present, present.number == membership.number else { return .belongsToNone }
      return try isLastAdministrator(present) ? .lastAdministrator : nil
    }
    return present == nil ? nil : .belongsToOne
  }

  /// Gives the person back what they had alone, as it was, out of the household, which keeps what they put there later.
  /// What was used up meanwhile is there again: it is as if they had never joined.
  func undoJoining(_ deleted: [DeletedRow], _ undoing: inout Undoing) throws {
    let person = try number()
    guard let membership = try reader.membershipRow(of: person) else {
      throw NotebookFault.incomplete(.memberships)
    }
    let household = try membership.integer("household")
    let owner = try reader.householdRow(household).integer("person")
    let isLast = try reader.membershipRows(of: household).count == 1
    try membership.table.delete(membership, in: db)
    for entry in deleted where entry.table.isShared {
      let row = NotebookRow(table: entry.table, number: entry.number, values: entry.values)
      if try entry.table.row(entry.number, in: db) != nil {
        try entry.table.replace(row, in: db)
      } else {
        try entry.table.insert(entry.values, number: entry.number, in: db)
      }
      undoing.restored += 1
    }
    if isLast { try takeThings(of: owner, to: person, household: household) }
  }

  /// Lets the person belong to the household again, as what they did, or as the administrator of one to which nobody does.
  /// The copies that they took along go, unless they
  /// were changed since; what else they have alone now comes along.
  func undoLeaving(_ deleted: [DeletedRow], _ undoing: inout Undoing) throws {
    let person = try number()
    let membership = try membership(among: deleted)
    for copy in deleted where copy.table.isShared {
      guard let row = try copy.table.row(copy.number, in: db) else { continue }
      guard row.values == copy.values else {
        undoing.passedOver += 1
        continue
      }
      try row.table.delete(row, in: db)
      undoing.restored += 1
    }
    let others = try reader.membershipRows(of: household(of: membership))
    try membership.table.insert(membership.values, number: membership.number, in: db)
    guard var row = try membership.table.row(membership.number, in: db) else {
      throw NotebookFault.incomplete(.memberships)
    }
    if others.isEmpty {
      try row.set("role", to: .text(HouseholdRole.administrator.rawValue))
      try row.table.replace(row, in: db)
    }
    guard try reader.membership(row).role != .guest else { return }
    let owner = try reader.householdRow(row.integer("household")).integer("person")
    _ = try bringThings(of: person, to: owner)
  }

  private func household(of membership: DeletedRow) throws -> Int {
    guard case .integer(let household) = membership.values[1] else {
      throw NotebookFault.incomplete(.deletedRows)
    }
    return household
  }

  private func membership(among deleted: [DeletedRow]) throws -> DeletedRow {
    guard let entry = deleted.first(where: { $0.table.name == NotebookTable.memberships.name })
    else { throw NotebookFault.incomplete(.deletedRows) }
    return entry
  }
}
