import WhatCanIMake

/// How a dish looks, drawn from what is in it.
enum ArtRoutes {
  static let dish = Parameter.part("dish", "The dish's id, as in answers: \"thecocktaildb:11007\".")

  static let routes = [drawing]

  /// A drawing is shown and does nothing: it runs, loads and sends nothing, and has no page's rights.
  static let policy = Answer.Header(
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
  )

  private static let drawing = Route(
    "/art/{dish}.svg",
    "Returns a drawing of a dish or drink, generated from its ingredients.",
    for: .visitor,
    parameters: [dish.facts],
    type: "image/svg+xml"
  ) { said, asker in
    let id = try said[dish]
    return try await asker.ask { kitchen in
      let drawing = try kitchen.drawing(of: try kitchen.seen(id).recipe)
      return Answer(drawing, type: "image/svg+xml", headers: [policy])
    }
  }
}
