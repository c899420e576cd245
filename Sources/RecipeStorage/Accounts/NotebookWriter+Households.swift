package import RecipeModel

/// Of a household what is shared belongs to a row of the people that is nobody. Who joins brings what they had alone: each
/// thing keeps its number, and remembers by whom; one that is there already, saying the same at the same time, is not
/// doubled. A guest brings nothing: what they have alone waits until they leave or become a member.
extension NotebookWriter {
  /// Creates a household with the things of the writer's person, who is its administrator.
  ///
  /// - Returns: Nil if they already belong to one.
  package func foundHousehold(named name: String) throws(StorageError) -> Household? {
    try checked {
      guard try reader.membershipRow(of: try number()) == nil else { return nil }
      // A number that nothing had yet, so that no two names are the same.
      let last = try NotebookDigest(of: .people, in: db).last
      let owner = try NotebookTable.people.insert(
        [.text("\(NotebookRow.householdMark)\(last + 1)"), .integer(now)],
        in: db
      )
      let household = try insert(
        Household(number: 0, name: normalised(name), createdAt: now),
        into: .households,
        for: owner
      )
      try enter(household.number, as: .administrator)
      return household
    }
  }

  /// Renames a household. False if none has that number.
  package func renameHousehold(_ number: Int, to name: String) throws(StorageError) -> Bool {
    try checked {
      guard let row = try NotebookTable.households.row(number, in: db) else { return false }
      try set("name", of: row, to: .text(normalised(name)))
      return true
    }
  }

  /// Adds the writer's person to a household that has members; ``undo(_:)`` gives them back what
  /// they had alone.
  ///
  /// - Returns: Nil if it was done.
  package func join(
    _ household: Int,
    as role: HouseholdRole
  ) throws(StorageError) -> HouseholdRefusal? {
    try checked {
      guard try !reader.membershipRows(of: household).isEmpty else { return .noSuchHousehold }
      guard try reader.membershipRow(of: try number()) == nil else { return .belongsToOne }
      try enter(household, as: role)
      return nil
    }
  }

  /// Removes the writer's person from their household. They take a copy of what they brought and is
  /// still there; the last person takes everything. ``undo(_:)`` reverses this.
  ///
  /// - Returns: Nil if it was done.
  package func leaveHousehold() throws(StorageError) -> HouseholdRefusal? {
    try checked {
      guard let row = try reader.membershipRow(of: try number()) else { return .belongsToNone }
      guard try !isLastAdministrator(row) else { return .lastAdministrator }
      let name = try reader.householdRow(row.integer("household")).text("name")
      let copies = try leave(row)
      try keepForUndoing([row] + copies, .left, name: name, count: copies.count)
      return nil
    }
  }

  /// Removes another person from a household, with a copy of what they brought and is still there.
  /// They cannot undo it.
  ///
  /// - Returns: Nil if it was done.
  package func removeMember(
    _ person: Int,
    from household: Int
  ) throws(StorageError) -> HouseholdRefusal? {
    try checked {
      guard let row = try membershipRow(of: person, in: household) else { return .noSuchPerson }
      guard try !isLastAdministrator(row) else { return .lastAdministrator }
      _ = try leave(row)
      return nil
    }
  }

  /// Changes a person's role in a household. A guest who becomes a member brings what they have
  /// alone.
  ///
  /// - Returns: Nil if it was done.
  package func setRole(
    of person: Int,
    in household: Int,
    to role: HouseholdRole
  ) throws(StorageError) -> HouseholdRefusal? {
    try checked {
      guard let row = try membershipRow(of: person, in: household) else { return .noSuchPerson }
      let before = try reader.membership(row).role
      if before == .administrator, role != .administrator {
        let others = try reader.membershipRows(of: household).filter { $0.number != row.number }
        guard try others.contains(where: isAdministrator) else { return .lastAdministrator }
      }
      try set("role", of: row, to: .text(role.rawValue))
      if before == .guest, role != .guest {
        let owner = try reader.householdRow(household).integer("person")
        _ = try bringThings(of: person, to: owner)
        // To go as they came would leave behind what they brought since.
        try forget(.joined, of: person)
      }
      return nil
    }
  }

  /// Lets the person belong to a household, with what they had alone, and keeps that for an undoing.
  private func enter(_ household: Int, as role: HouseholdRole) throws {
    let person = try number()
    let row = try reader.householdRow(household)
    // Else somebody who is sent away later could go back by undoing that they once left.
    try forget(.left, of: person)
    try insert(
      Membership(person: self.person, household: household, role: role, joinedAt: now),
      into: .memberships
    )
    guard let joined = try reader.membershipRow(of: person) else {
      throw NotebookFault.incomplete(.memberships)
    }
    let things =
      role == .guest ? [] : try bringThings(of: person, to: try row.integer("person"))
    try keepForUndoing([joined] + things, .joined, name: row.text("name"), count: things.count)
  }

  /// Ends a membership.
  ///
  /// - Returns: The copies that the person took along; none for the last one, who takes the things themselves.
  private func leave(_ membership: NotebookRow) throws -> [NotebookRow] {
    let (person, household) = (
      try membership.integer("person"), try membership.integer("household")
    )
    let owner = try reader.householdRow(household).integer("person")
    let isLast = try reader.membershipRows(of: household).count == 1
    let copies = isLast ? [] : try copyThings(broughtBy: person, of: owner)
    try membership.table.delete(membership, in: db)
    if isLast { try takeThings(of: owner, to: person, household: household) }
    // There is nothing any more to be taken back out of the household.
    try forget(.joined, of: person)
    return copies
  }

  /// Forgets what a person could undo of one kind.
  private func forget(_ kind: Deletion.Kind, of person: Int) throws {
    for row in try NotebookTable.deletions.rows(of: person, in: db)
    where try row.text("kind") == kind.rawValue {
      let entries = try NotebookTable.deletedRows.rows(of: person, in: db)
        .filter { try $0.integer("deletion") == row.number }
      _ = try remove(entries + [row])
    }
  }

  /// Gives all that is left of a household to whoever leaves it last; nobody can join it any more.
  func takeThings(of owner: Int, to person: Int, household: Int) throws {
    _ = try move(from: owner, to: person, remembering: nil)
    for row in try NotebookTable.invitations.all(in: db)
    where try row.optionalInteger("household") == household {
      try row.table.delete(row, in: db)
    }
  }

  /// Moves what a person has alone into a household.
  ///
  /// - Returns: Each thing as it was before.
  func bringThings(of person: Int, to owner: Int) throws -> [NotebookRow] {
    try move(from: person, to: owner, remembering: person)
  }

  /// Whether nobody would be left who administers a household, while others belong to it.
  func isLastAdministrator(_ membership: NotebookRow) throws -> Bool {
    guard try isAdministrator(membership) else { return false }
    let others = try reader.membershipRows(of: membership.integer("household"))
      .filter { $0.number != membership.number }
    return try !others.isEmpty && !others.contains(where: isAdministrator)
  }

  private func isAdministrator(_ membership: NotebookRow) throws -> Bool {
    try reader.membership(membership).role == .administrator
  }

  private func membershipRow(of person: Int, in household: Int) throws -> NotebookRow? {
    guard let row = try reader.membershipRow(of: person),
      try row.integer("household") == household
    else { return nil }
    return row
  }
}
