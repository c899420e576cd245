import RecipeAccounts
import WhatCanIMake

/// What was deleted at once, and can be brought back.
enum UndoRoutes {
  static let number = Parameter.number(
    "number",
    "The deletion's number, as shown in the list of deletions."
  )

  static let routes = [list, undo]

  private static let list = Route(
    "/api/v1/undo",
    "Lists the deletions by you or your household that can be undone, newest first.",
    for: .reader,
    reply: "undo/1"
  ) { _, asker in
    let now = asker.people.clock()
    return try await asker.reply { kitchen in
      Reply.List("undo", try kitchen.deletions(now: now).map(\.json))
    }
  }

  static let undo = Route(
    "/api/v1/undo/{number}",
    "Undoes a deletion. Anything that was added since then is kept.",
    method: .post,
    for: .member,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    let now = asker.people.clock()
    let isProgram = if case .program = asker.actor { true } else { false }
    let undoing = try await asker.write { notebook in
      let found = try notebook.kitchen.deletions(now: now).first { $0.number == number }
      // To belong to a household again, or no longer, is for a person to say.
      if isProgram, let kind = found?.kind, [.joined, .left].contains(kind) {
        throw Problem.notAllowed
      }
      return try notebook.undo(number)
    }
    if let refusal = undoing.refusal { throw refusal }
    return .done()
  }
}
