import RecipeAccounts
import WhatCanIMake

/// Other people, as far as they let one see them. Who may not see somebody is told what they would be told of nobody.
enum PeopleRoutes {
  static let name = Parameter.part("name", "The person's name.")
  static let list = Parameter.number("list", "The list's number, as shown in the profile.")
  static let about = Field.optionalText(
    "about",
    "A line about yourself. Leave it empty to remove the line.",
    length: 0...Profile.longestAbout
  )

  static let routes = [
    profile, listContent, changeProfile, follow, unfollow, block, unblock, follows, blocks,
  ]

  private static let profile = Route(
    "/api/v1/people/{name}",
    "Returns a person's profile, with the recipes and lists that you are allowed to see.",
    for: .visitor,
    parameters: [name.facts],
    reply: "profile/1"
  ) { said, asker in try await shown(AccountName.folded(try said[name]), asker) }

  private static let listContent = Route(
    "/api/v1/people/{name}/lists/{list}",
    "Returns the dishes on another person's list that you are allowed to see. Dishes that you avoid are left out.",
    for: .visitor,
    parameters: [name.facts, list.facts],
    reply: "others-list/1"
  ) { said, asker in
    let (folded, number) = (AccountName.folded(try said[name]), try said[list])
    let found = try await asker.reading { reader -> PublishedList? in
      guard let person = try reader.visiblePerson(folded: folded) else { return nil }
      return try reader.visibleLists(by: person).first { $0.number == number }
    }
    guard let found else { throw Problem.unknown("list") }
    return try await asker.reply { kitchen in
      let (dishes, hidden) = try kitchen.shown(ofOthers: found.kept)
      return OthersListReply(found, dishes.map(\.json), hidden: hidden)
    }
  }

  static let changeProfile = Route(
    "/api/v1/me/profile",
    "Changes the line about yourself, and who can see your profile.",
    method: .patch,
    for: .writer,
    body: .json(
      [about.facts, VisibilityRoutes.newVisibility.facts],
      .some(of: "about", "visibility")
    ),
    reply: "profile/1"
  ) { said, asker in
    let (about, visibility) = (try said[about], try said[VisibilityRoutes.newVisibility])
    let person = try asker.person
    try await asker.keeper.writeNotebook(as: person) { writer in
      if let about { try writer.setAbout(about.isEmpty ? nil : about) }
      if let visibility { _ = try writer.setVisibility(of: .profile, to: visibility) }
    }
    return try await shown(AccountName.folded(person.name), asker)
  }

  static let follow = tie(
    "follow",
    "Follows a person. Your feed then shows what the person shares with followers.",
    .put
  ) { writer, folded in
    if let refusal = try writer.follow(folded: folded) { throw refusal }
  }

  static let unfollow = tie("follow", "Stops following a person.", .delete) {
    writer,
    folded in
    guard try writer.unfollow(folded: folded) else { throw TieRefusal.noSuchPerson }
  }

  static let block = tie(
    "block",
    "Blocks a person. They no longer follow you, and see only what you share with everyone.",
    .put
  ) { writer, folded in
    if let refusal = try writer.block(folded: folded) { throw refusal }
  }

  static let unblock = tie("block", "Unblocks a person.", .delete) {
    writer,
    folded in
    guard try writer.unblock(folded: folded) else { throw TieRefusal.noSuchPerson }
  }

  private static let follows = Route(
    "/api/v1/follows",
    "Lists the people you follow, most recently followed first.",
    for: .reader,
    reply: "people/1"
  ) { _, asker in
    let ties = try await asker.reading { try $0.following() } ?? []
    return Answer(json: Reply.List("people", ties.map { TieReply($0) }))
  }

  private static let blocks = Route(
    "/api/v1/blocks",
    "Lists the people you have blocked, most recently blocked first.",
    for: .reader,
    reply: "people/1"
  ) { _, asker in
    let ties = try await asker.reading { try $0.blocked() } ?? []
    return Answer(json: Reply.List("people", ties.map { TieReply($0) }))
  }

  private static func tie(
    _ word: String,
    _ summary: String,
    _ method: Route.Method,
    _ change: @escaping @Sendable (NotebookWriter, _ folded: String) throws -> Void
  ) -> Route {
    Route(
      "/api/v1/people/{name}/\(word)",
      summary,
      method: method,
      for: .writer,
      parameters: [name.facts],
      status: 204
    ) { said, asker in
      let folded = AccountName.folded(try said[name])
      try await asker.keeper.writeNotebook(as: try asker.person) { try change($0, folded) }
      return .done()
    }
  }

  /// - Throws: 404 for nobody, and for somebody whom whoever asks may not see.
  private static func shown(_ folded: String, _ asker: Asker) async throws -> Answer {
    let found = try await asker.reading { reader -> Shown? in
      guard let person = try reader.visiblePerson(folded: folded) else { return nil }
      return Shown(
        profile: try reader.profile(of: person),
        recipes: try reader.visibleRecipes(by: person),
        lists: try reader.visibleLists(by: person)
      )
    }
    guard let found else { throw TieRefusal.noSuchPerson }
    return try await asker.reply { kitchen in
      let recipes = try kitchen.shown(ofOthers: found.recipes)
      return ProfileReply(
        found.profile,
        found.lists,
        recipes.dishes.map(\.json),
        hidden: recipes.hidden
      )
    }
  }

  private struct Shown: Sendable {
    let profile: Profile
    let recipes: [DishID]
    let lists: [PublishedList]
  }
}

extension Asker {
  /// Reads the notebook as whoever asks does, or as nobody.
  func reading<Value: Sendable>(
    _ body: @escaping @Sendable (NotebookReader) throws -> Value?
  ) async throws -> Value? {
    try await turns.take(for: key) { try await keeper.readNotebook(as: identity.person, body) }
      ?? nil
  }
}

extension Problem {
  init(_ refusal: TieRefusal) {
    switch refusal {
    case .noSuchPerson: self = .unknown("person")
    case .isOneself: self.init(409, "you cannot follow or block yourself")
    case .tooMany:
      self.init(
        409,
        "you can have at most \(NotebookWriter.mostTies) people in this list; remove one first"
      )
    }
  }
}
