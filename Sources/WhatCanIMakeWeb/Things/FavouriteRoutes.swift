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

  static let remove = Route.marking(
    "/api/v1/favourites/{id}",
    "Removes a dish from your favourites. Your own recipe is not deleted.",
    method: .delete
  ) { _ = try $0.removeFavoriteMark(of: $1) }
}
