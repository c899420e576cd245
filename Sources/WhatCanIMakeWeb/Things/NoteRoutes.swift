import WhatCanIMake

/// A person's own words about a dish, for nobody else.
enum NoteRoutes {
  static let text = Field.prose("text", "The text of the note.")

  static let routes = [note, write, remove]

  private static let note = Route(
    "/api/v1/notes/{id}",
    "Returns your note on a dish. The text is null if you have no note on it.",
    for: .reader,
    parameters: [DishQuestions.id.facts],
    reply: "note/1"
  ) { said, asker in try await current(said, asker) }

  static let write = Route(
    "/api/v1/notes/{id}",
    "Sets your note on a dish.",
    method: .put,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json([text.facts]),
    reply: "note/1"
  ) { said, asker in
    let (id, text) = (try said[DishQuestions.id], try said[text])
    try await asker.write { try $0.setNote(text, on: try $0.kitchen.known(id)) }
    return try await current(said, asker)
  }

  static let remove = Route.marking(
    "/api/v1/notes/{id}",
    "Deletes your note on a dish.",
    method: .delete
  ) { _ = try $0.removeNote(on: $1) }

  private static func current(_ said: Arguments, _ asker: Asker) async throws -> Answer {
    try await asker.reply(about: try said[DishQuestions.id]) { kitchen, dish in
      Reply.Note(try kitchen.note(on: dish), on: dish)
    }
  }
}
