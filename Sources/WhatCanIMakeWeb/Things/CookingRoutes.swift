import RecipeAccounts
import WhatCanIMake

/// What was cooked, and what happened before.
enum CookingRoutes {
  static let dish = Field.text("dish", "The dish's id.", length: 1...300)
  static let servings: Field<Int?> = .integer("servings", 1...1_000, "The number of servings.")
  static let isTaken = Field.flag(
    "take",
    "Whether to update the pantry: the used ingredients are removed, and an ingredient that the dish makes is added."
  )
  static let kind: Parameter<HistoryEntry.Kind?> = .word("kind", "Return only events of this kind.")

  static let routes = [cook, history, clear]

  private static let cook = Route(
    "/api/v1/cooked",
    "Records that you made a dish. Guests of a household cannot change its pantry.",
    method: .post,
    for: .writer,
    body: .json([dish.facts, servings.facts, isTaken.facts]),
    reply: "cooked/1"
  ) { said, asker in
    let (id, servings, take) = (
      try said[dish], try said[servings], try said[isTaken] ?? false
    )
    if take, Audience.member.decision(for: asker.actor, isOpen: false) != .allow {
      throw Problem.notAllowed
    }
    let reply = try await asker.write { notebook in
      let dish = try notebook.kitchen.known(id)
      let (entry, uses) = try notebook.cooked(dish, servings: servings, takesFromPantry: take)
      let made = notebook.kitchen.made(by: dish, servings: servings)
      let isChanged = uses.contains { !$0.changes.isEmpty } || made != nil
      return Reply.Cooked(entry, uses, made, isTaken: take && isChanged)
    }
    return Answer(json: reply)
  }

  private static let history = Route(
    "/api/v1/history",
    "Shows which dishes you cooked and which were suggested, newest first.",
    for: .reader,
    parameters: [kind.facts],
    reply: "history/1"
  ) { said, asker in
    let kind = try said[kind]
    return try await asker.reply { Reply.List("history", try $0.history(kind).map(\.json)) }
  }

  static let clear = Route(
    "/api/v1/history",
    "Clears the history, or all events of one kind. You can undo this.",
    method: .delete,
    for: .writer,
    parameters: [kind.facts],
    status: 204
  ) { said, asker in
    let kind = try said[kind]
    _ = try await asker.write { try $0.clearHistory(kind) }
    return .done()
  }
}
