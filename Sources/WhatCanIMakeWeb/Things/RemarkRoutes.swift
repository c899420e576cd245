import WhatCanIMake

/// What people say of dishes to those with whom they share.
enum RemarkRoutes {
  static let text = Field.prose("text", "The text.")
  static let number = Parameter.number("number", "The number of the verdict or comment.")

  static let routes = [list, review, comment, remove]

  private static let list = Route(
    "/api/v1/dishes/{id}/remarks",
    "Lists the verdicts and comments on a dish that you are allowed to see, oldest first.",
    for: .reader,
    parameters: [DishQuestions.id.facts],
    reply: "comments/1"
  ) { said, asker in try await current(said, asker) }

  static let review = Route(
    "/api/v1/dishes/{id}/review",
    "Sets your verdict on a dish. Your household can see it.",
    method: .put,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json([text.facts]),
    reply: "comments/1"
  ) { said, asker in
    let (id, text) = (try said[DishQuestions.id], try said[text])
    try await asker.write { _ = try $0.setReview(text, of: try $0.kitchen.known(id)) }
    return try await current(said, asker)
  }

  static let comment = Route(
    "/api/v1/dishes/{id}/remarks",
    "Adds a comment on a dish. Your household can see it.",
    method: .post,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json([text.facts]),
    status: 201,
    reply: "comments/1"
  ) { said, asker in
    let (id, text) = (try said[DishQuestions.id], try said[text])
    try await asker.write { _ = try $0.addComment(text, on: try $0.kitchen.known(id)) }
    var answer = try await current(said, asker)
    answer.status = 201
    return answer
  }

  static let remove = Route(
    "/api/v1/remarks/{number}",
    "Deletes one of your own verdicts or comments.",
    method: .delete,
    for: .writer,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    try await asker.write { try $0.removeRemark(number) }
    return .done()
  }

  private static func current(_ said: Arguments, _ asker: Asker) async throws -> Answer {
    try await asker.reply(about: try said[DishQuestions.id]) { kitchen, dish in
      Reply.List("comments", try kitchen.remarks(on: dish).map(\.json))
    }
  }
}
