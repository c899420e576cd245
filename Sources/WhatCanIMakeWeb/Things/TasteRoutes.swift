import WhatCanIMake

/// What somebody likes, each person's own.
enum TasteRoutes {
  static let likes = Field.texts(
    "like",
    "Ingredients, flavours, cuisines, categories or names of dishes that you like.",
    isRequired: false
  )
  static let dislikes = Field.texts(
    "dislike",
    "Ingredients, flavours, cuisines, categories or names of dishes that you dislike.",
    isRequired: false
  )
  static let liked = Field.texts("liked", "The ids of dishes that you like.", isRequired: false)
  static let skipped = Field.texts(
    "skipped",
    "The ids of dishes that must not be suggested again.",
    isRequired: false
  )
  static let offered = Parameter.names(
    "offered",
    "The ids of all dishes that earlier questions showed."
  )
  static let chosen = Parameter.names(
    "chosen",
    "The ids of the dishes that you chose in earlier questions."
  )
  static let number = Parameter.integer(
    "number",
    1...TasteQuestion.all,
    "The number of the question (default: 1)."
  )

  static let routes = [summary, say, judge, reset, question]

  private static let summary = Route(
    "/api/v1/taste",
    "Shows the likes and dislikes that you entered, and those learned from your dishes.",
    for: .reader,
    reply: "taste/1"
  ) { _, asker in try await current(asker) }

  private static let say = Route(
    "/api/v1/taste",
    "Adds likes and dislikes. If a name is unknown, nothing is added.",
    method: .post,
    for: .writer,
    body: .json([likes.facts, dislikes.facts], .some(of: "like", "dislike")),
    reply: "taste/1"
  ) { said, asker in
    let (likes, dislikes) = (try said[likes], try said[dislikes])
    try await asker.write { notebook in
      let liked = try notebook.kitchen.tastes(likes, in: "like")
      let disliked = try notebook.kitchen.tastes(dislikes, in: "dislike")
      try notebook.note(.like, of: liked)
      try notebook.note(.dislike, of: disliked)
    }
    return try await current(asker)
  }

  private static let judge = Route(
    "/api/v1/taste/dishes",
    "Records dishes that you like, and dishes that must not be suggested again.",
    method: .post,
    for: .writer,
    body: .json([liked.facts, skipped.facts], .some(of: "liked", "skipped")),
    status: 204
  ) { said, asker in
    let (liked, skipped) = (try said[liked], try said[skipped])
    try await asker.write { notebook in
      let kitchen = notebook.kitchen
      let words = try liked.map { TasteWord(try kitchen.known($0)) }
      let rest = try skipped.map { try kitchen.known($0) }
      try notebook.note(.like, of: words)
      try notebook.skip(rest)
    }
    return .done()
  }

  static let reset = Route(
    "/api/v1/taste",
    "Clears your likes, your dislikes, and your cooked and skipped dishes, but not your favourites and ratings. You can undo this.",
    method: .delete,
    for: .writer,
    status: 204
  ) { _, asker in
    _ = try await asker.write { try $0.resetTaste() }
    return .done()
  }

  private static let question = Route(
    "/api/v1/taste/question",
    "Returns one of five quick questions about your taste, or none if too few dishes are left.",
    for: .reader,
    parameters: [number.facts, offered.facts, chosen.facts, SelectionWords.kind.facts],
    reply: "taste-questions/1"
  ) { said, asker in
    let (offered, chosen) = (try said[offered], try said[chosen])
    let (number, kind) = (try said[number] ?? 1, try said[SelectionWords.kind])
    return try await asker.reply { kitchen in
      let question = try kitchen.tasteQuestion(
        number: number,
        offered: offered.map { DishID($0) },
        chosen: chosen.map { DishID($0) },
        filter: RecipeFilter(kind: kind)
      )
      return Reply.TasteQuestions(question.map { [$0] } ?? [])
    }
  }

  private static func current(_ asker: Asker) async throws -> Answer {
    try await asker.reply { $0.tasteSummary().json }
  }
}

extension Kitchen {
  /// What texts mean of a person's taste, each text one thing or several.
  ///
  /// - Throws: 404 that names the field.
  func tastes(_ texts: [String], in field: String) throws -> [TasteWord] {
    try texts.flatMap { text in
      do throws(KitchenError) {
        return try tasteWords(text.split(separator: " ").map(String.init))
      } catch {
        throw Problem.unknown(in: field, "\(error)")
      }
    }
  }
}
