import WhatCanIMake

/// Saying on a page that a dish was made.
enum MadeScreen {
  static let routes = [
    made(
      "/dish/{id}/cooked",
      "Records that you made a dish.",
      for: .writer,
      takesFromPantry: false
    ),
    made(
      "/dish/{id}/made",
      "Records that you made a dish, and removes its ingredients from the pantry.",
      for: .member,
      takesFromPantry: true
    ),
  ]

  /// Says on the page of a dish that this was noted, and asks for a photo of a recipe of one's own.
  static let isMade = Parameter.flag("made", "Confirms that the dish was recorded as made.")

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
