import WhatCanIMake

/// What a person must never be shown, in any answer.
enum AvoidedRoutes {
  static let names = Field.texts(
    "names",
    "Ingredients or allergens. An allergen, such as nuts, includes all ingredients of its family.",
    isRequired: false
  )
  static let diets = Field.words("diet", "The diets that you follow.", of: Diet.self)
  static let name = Parameter.part(
    "name",
    "The name of the ingredient or diet, as shown in your list of avoided ingredients and diets."
  )

  static let routes = [list, add, remove]

  private static let list = Route(
    "/api/v1/avoided",
    "Lists the ingredients that you avoid and the diets that you follow. Dishes that conflict with them are never shown.",
    for: .reader,
    reply: "avoid/1"
  ) { _, asker in try await current(asker) }

  static let add = Route(
    "/api/v1/avoided",
    "Adds ingredients to avoid, or diets to follow. If a name is unknown, nothing is added.",
    method: .post,
    for: .writer,
    body: .json(
      [names.facts, diets.facts],
      FieldShapes(
        .init("names", without: ["diet"]),
        .init("diet", without: ["names"]),
        fault: .bad("names", "use either names or diet, not both")
      )
    ),
    reply: "avoid/1"
  ) { said, asker in
    let (names, diets) = (try said[names], try said[diets])
    try await asker.write { notebook in
      _ = diets.isEmpty ? try notebook.avoid(names) : try notebook.avoid(diets: diets)
    }
    return try await current(asker)
  }

  static let remove = Route(
    "/api/v1/avoided/{name}",
    "Stops avoiding an ingredient or following a diet.",
    method: .delete,
    for: .writer,
    parameters: [name.facts],
    status: 204
  ) { said, asker in
    let name = try said[name]
    _ = try await asker.write { try $0.stopAvoiding([name]) }
    return .done()
  }

  private static func current(_ asker: Asker) async throws -> Answer {
    try await asker.reply { Reply.List("avoid", $0.snapshot.avoided.map(\.json)) }
  }
}
