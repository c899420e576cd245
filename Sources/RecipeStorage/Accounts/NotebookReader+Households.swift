package import RecipeModel

extension NotebookReader {
  /// **Whose shared things a person's are**: the number under which the rows of a shared table stand, their
  /// household's, and without one their own. Of any other table it is the person's own.
  ///
  /// Nothing else decides it, for reading and for writing.
  func owner(of table: NotebookTable, for person: Int) throws -> Int {
    guard table.isShared, let row = try membershipRow(of: person) else { return person }
    return try householdRow(row.integer("household")).integer("person")
  }

  /// The household of the reader's person, and their role in it; nil if they have none.
  package func household() throws(StorageError) -> (household: Household, membership: Membership)? {
    try checked { try number().flatMap(household(of:)) }
  }

  /// The same for any person, by number.
  package func household(
    ofPerson person: Int
  ) throws(StorageError) -> (household: Household, membership: Membership)? {
    try checked { try household(of: person) }
  }

  /// The members of a household, in the order in which they joined. Cost: O(people with a
  /// household).
  package func members(of household: Int) throws(StorageError) -> [Membership] {
    try checked { try membershipRows(of: household).map(membership) }
  }

  /// What each member of a household avoids, by person, in the order in which they joined. Guests
  /// are not included: what they avoid counts only for themselves.
  ///
  /// - Throws: If the things that any of them avoids cannot be read: then nothing can be shown that
  ///   all may eat.
  package func avoided(
    byMembersOf household: Int
  ) throws(StorageError) -> [(person: Person, things: [AvoidedThing])] {
    try checked {
      try membershipRows(of: household).map(membership).filter { $0.role != .guest }.map { member in
        let rows = try NotebookTable.avoided.rows(of: member.person.number ?? 0, in: db)
        return (member.person, try rows.map { try $0.thing() })
      }
    }
  }

  /// **Whether the reader's person may read what somebody published for their household**: where both belong to one; and
  /// where neither has a household or an account, so that they are names on one machine. Each may read their own. What is
  /// for others as well, ``Sight`` says.
  ///
  /// Cost: O(log people).
  func mayRead(publishedBy author: Int) throws -> Bool {
    let person = try number()
    guard hasHouseholds, author != person else { return true }
    let theirs = try membershipRow(of: author)?.integer("household")
    let own = try person.flatMap { try membershipRow(of: $0)?.integer("household") }
    if theirs != nil || own != nil { return theirs == own }
    return try ([author] + (person.map { [$0] } ?? [])).allSatisfy {
      try NotebookTable.accounts.rows(of: $0, in: db).isEmpty
    }
  }

  func membershipRow(of person: Int) throws -> NotebookRow? {
    guard hasHouseholds else { return nil }
    return try NotebookTable.memberships.rows(of: person, in: db).first
  }

  /// Reads all memberships: none that is missing may seem never to have been.
  func membershipRows(of household: Int) throws -> [NotebookRow] {
    try NotebookTable.memberships.all(in: db).filter { try $0.integer("household") == household }
  }

  func householdRow(_ number: Int) throws -> NotebookRow {
    guard let row = try NotebookTable.households.row(number, in: db) else {
      throw NotebookFault.incomplete(.households)
    }
    return row
  }

  private func household(
    of person: Int
  ) throws -> (household: Household, membership: Membership)? {
    guard let row = try membershipRow(of: person) else { return nil }
    return (try householdRow(row.integer("household")).thing(), try membership(row))
  }

  func membership(_ row: NotebookRow) throws -> Membership {
    var membership: Membership = try row.thing()
    membership.person = try knownPerson(try row.integer("person"))
    return membership
  }

  /// Someone to whom a row belongs.
  func knownPerson(_ number: Int) throws -> Person {
    guard let row = try NotebookTable.people.row(number, in: db), try !row.isHousehold,
      let person = Person(try row.text("name"))
    else { throw NotebookFault.incomplete(.people) }
    return person.numbered(number)
  }
}

extension NotebookRow {
  /// What the name of a household among the people begins with, as no person's can.
  static let householdMark = "\u{1}"

  /// Whether a row of the people is a household's: it keeps what is shared, and is nobody.
  var isHousehold: Bool {
    get throws { try text("name").unicodeScalars.first == Self.householdMark.unicodeScalars.first }
  }
}
