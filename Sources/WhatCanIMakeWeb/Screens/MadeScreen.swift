import WhatCanIMake

/// Saying on a page that a dish was made.
enum MadeScreen {
  static let routes = [
    made("/dish/{id}/cooked", "Notes that a dish was made.", for: .writer, takesFromPantry: false),
    made(
      "/dish/{id}/made",
      "Notes that a dish was made, and takes what it used out of the pantry.",
      for: .member,
      takesFromPantry: true
    ),
  ]

  /// Says on the page of a dish that this was noted, and asks for a photo of a recipe of one's own.
  static let isMade = Parameter.flag("made", "Says that it was noted as made.")

  private static func made(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    takesFromPantry: Bool
  ) -> Route {
    Route.form(
      path,
      summary,
      for: audience,
      parameters: [DishQuestions.id.facts],
      fields: [CookingRoutes.servings.facts]
    ) { said, asker in
      let (id, servings) = (try said[DishQuestions.id], try said[CookingRoutes.servings])
      try await asker.write { notebook in
        _ = try notebook.cooked(
          try notebook.kitchen.known(id),
          servings: servings,
          takesFromPantry: takesFromPantry
        )
      }
      return Destination("/dish/\(queryText(id))?\(isMade.facts.name)=true")
    }
  }
}
