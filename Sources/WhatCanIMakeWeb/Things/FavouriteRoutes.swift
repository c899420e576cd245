import WhatCanIMake

/// Dishes to find again, each person's own.
enum FavouriteRoutes {
  static let routes = [list, add, remove]

  static let list = Route(
    "/api/v1/favourites",
    "Lists your favourites, newest first.",
    for: .reader,
    reply: "favorite/1"
  ) { _, asker in
    try await asker.reply { kitchen in
      let dishes = try kitchen.summaries(ofKept: try kitchen.favorites())
      return Reply.List("favorite", dishes.map(\.json))
    }
  }

  static let add = Route.marking(
    "/api/v1/favourites/{id}",
    "Marks a dish as a favourite.",
    method: .put
  ) { _ = try $0.addFavorite($1) }

  static let remove = Route(
    "/api/v1/favourites/{id}",
    "Removes a dish from your favourites. If the dish is your own recipe, the recipe is deleted; you can restore it for 30 days.",
    method: .delete,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    status: 204
  ) { said, asker in
    let id = try said[DishQuestions.id]
    let removal = try await asker.write { try $0.removeFavorite(try $0.kitchen.known(id)) }
    if removal == .deletedOwnRecipe { await asker.keeper.caughtUp() }
    return .done()
  }
}
