import WhatCanIMake

/// What is always in the house, of all who share.
enum StapleRoutes {
  static let names = Field.texts("names", "Ingredients.")
  static let name = Parameter.part(
    "name",
    "The name of the staple, as shown in the list of staples."
  )

  static let routes = [list, add, remove]

  private static let list = Route(
    "/api/v1/staples",
    "Lists your staples, apart from water, ice, salt and pepper.",
    for: .reader,
    reply: "staples/1"
  ) { _, asker in try await current(asker) }

  static let add = Route(
    "/api/v1/staples",
    "Adds staples. If a name is unknown, nothing is added.",
    method: .post,
    for: .member,
    body: .json([names.facts]),
    reply: "staples/1"
  ) { said, asker in
    let names = try said[names]
    try await asker.write { _ = try $0.addStaples(names) }
    return try await current(asker)
  }

  static let remove = Route(
    "/api/v1/staples/{name}",
    "Removes a staple.",
    method: .delete,
    for: .member,
    parameters: [name.facts],
    status: 204
  ) { said, asker in
    let name = try said[name]
    let outcomes = try await asker.write { try $0.removeStaples([name]) }
    guard outcomes.contains(where: \.isChanged) else {
      throw Problem(404, "this is not one of your staples")
    }
    return .done()
  }

  private static func current(_ asker: Asker) async throws -> Answer {
    try await asker.reply { Reply.List("staples", $0.snapshot.staples.map(\.json)) }
  }
}
