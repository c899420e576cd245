package import RecipeModel

extension NotebookWriter {
  /// Sets who may see something of the writer's person. A recipe is made private, or published,
  /// accordingly.
  ///
  /// - Returns: False if they have no such thing.
  package func setVisibility(
    of thing: PublishedThing,
    to visibility: Visibility
  ) throws(StorageError) -> Bool {
    try checked {
      switch thing {
      case .profile: break
      case .list(let number): guard try own(.lists, number: number) != nil else { return false }
      case .remark(let number):
        guard try own(.remarks, number: number) != nil else { return false }
      case .recipe(let dish):
        guard try publishRecipe(dish, visibility != .owner) else { return false }
      }
      try forgetVisibility(of: thing)
      try NotebookTable.visibilities.insert(
        [
          .integer(try number()), .text(thing.kind.rawValue), .text(thing.subject),
          .text(visibility.rawValue), .integer(now),
        ],
        in: db
      )
      return true
    }
  }

  /// Forgets what the writer's person said of who may see something: so that another of the same name is seen as if they had
  /// said nothing.
  ///
  /// - Parameter owner: Whose it is; nil for the writer's person.
  func forgetVisibility(of thing: PublishedThing, by owner: Int? = nil) throws {
    // In a file of a version before there was anything to be said.
    guard try reader.hasFollowing else { return }
    let said = try NotebookTable.visibilities.rows(
      where: "person = ? AND kind = ? AND subject = ?",
      [.integer(try owner ?? number()), .text(thing.kind.rawValue), .text(thing.subject)],
      in: db
    )
    _ = try remove(said)
  }

  /// Sets or removes the line in which the writer's person describes themselves.
  package func setAbout(_ about: String?) throws(StorageError) {
    try checked {
      _ = try remove(own(.profiles))
      guard let about else { return }
      try NotebookTable.profiles.insert(
        [.integer(try number()), .text(about), .integer(now)],
        in: db
      )
    }
  }

  /// Follows somebody whom the writer's person may know of, and who does not block them.
  ///
  /// - Parameter folded: The name in the form in which similar-looking names are equal.
  /// - Returns: Nil if they now follow them.
  package func follow(folded: String) throws(StorageError) -> TieRefusal? {
    try checked {
      guard let other = try reader.visiblePerson(folded: folded)?.number,
        try !Sight(of: reader).blockers.contains(other)
      else { return .noSuchPerson }
      return try tie(.follows, to: other)
    }
  }

  /// Stops following somebody. False if the writer's person does not follow them.
  package func unfollow(folded: String) throws(StorageError) -> Bool {
    try checked { try untie(.follows, folded) }
  }

  /// Blocks somebody whom the writer's person may know of, or who follows them: they see what a
  /// stranger sees, and no longer follow.
  ///
  /// - Returns: Nil if they are now blocked.
  package func block(folded: String) throws(StorageError) -> TieRefusal? {
    try checked {
      let person = try number()
      let account = try NotebookTable.accounts.rows(where: "folded = ?", [.text(folded)], in: db)
      guard let other = try account.first?.integer("person") else { return .noSuchPerson }
      let follows = try NotebookTable.follows.rows(of: other, in: db).filter {
        try $0.integer("other") == person
      }
      guard try !follows.isEmpty || reader.visiblePerson(folded: folded) != nil else {
        return .noSuchPerson
      }
      if let refusal = try tie(.blocks, to: other) { return refusal }
      _ = try remove(follows)
      return nil
    }
  }

  /// Unblocks somebody. False if they are not blocked.
  package func unblock(folded: String) throws(StorageError) -> Bool {
    try checked { try untie(.blocks, folded) }
  }

  /// How many people one person may follow, and how many they may block.
  package static var mostTies: Int { 1_000 }

  private func tie(_ table: NotebookTable, to other: Int) throws -> TieRefusal? {
    let person = try number()
    guard person != other else { return .isOneself }
    let there = try own(table)
    guard try !there.contains(where: { try $0.integer("other") == other }) else { return nil }
    guard there.count < Self.mostTies else { return .tooMany }
    try table.insert([.integer(person), .integer(other), .integer(now)], in: db)
    return nil
  }

  private func untie(_ table: NotebookTable, _ folded: String) throws -> Bool {
    let account = try NotebookTable.accounts.rows(where: "folded = ?", [.text(folded)], in: db)
    guard let other = try account.first?.integer("person") else { return false }
    return try remove(own(table, where: "other = ?", [.integer(other)])) > 0
  }

  /// Lets nothing refer any more to somebody who goes for good.
  func forgetTies(to person: Int) throws {
    for table in [NotebookTable.follows, .blocks] {
      _ = try remove(table.rows(where: "other = ?", [.integer(person)], in: db))
    }
    for row in try NotebookTable.planEntries.rows(where: "cook = ?", [.integer(person)], in: db) {
      try set("cook", of: row, to: .null)
    }
  }
}
