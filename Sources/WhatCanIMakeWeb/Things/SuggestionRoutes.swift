import WhatCanIMake

/// Dishes that somebody may like and was not shown.
enum SuggestionRoutes {
  static let count = Parameter.integer("count", 1...50, "The number of items (default: 5).")
  static let cooldown = Parameter.integer(
    "cooldown",
    0...3_650,
    "The number of days after which a dish may be suggested again. With 0, it may be suggested again immediately."
  )

  static let routes = [suggest]

  /// It changes something: what it shows is noted, and does not come again.
  private static let suggest = Route(
    "/api/v1/suggestions",
    "Suggests dishes, and records that you have seen them. A dish is suggested again only after all others have been suggested.",
    method: .post,
    for: .writer,
    parameters: StockWords.all + [
      MatchQuestion.missing.facts, count.facts, cooldown.facts,
    ],
    reply: "suggest/2",
    load: .heavy
  ) { said, asker in
    let cooldown = try said[cooldown]
    let request = SuggestRequest(
      match: try StockWords.request(said, on: asker.today),
      missingAtMost: try said[MatchQuestion.missing],
      count: try said[count] ?? 5,
      cooldownDays: cooldown == 0 ? nil : cooldown,
      again: cooldown == 0
    )
    let eaters = try said[SelectionWords.eaters]
    let reply = try await asker.write { notebook in
      // It may say what they must not be shown.
      if let fault = notebook.kitchen.snapshot.fault { throw fault }
      guard let eaters else { return try notebook.suggest(request).json }
      guard let notebook = notebook.eating(eaters) else { throw Problem.badEaters }
      return try notebook.suggest(request).json
    }
    return Answer(json: reply)
  }
}
