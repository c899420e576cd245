import WhatCanIMake

/// Dishes to find again.
enum FavouriteScreen {
  static let routes = [favourites]

  private static let favourites = Route.page(
    "/favourites",
    "Your favourites, and your lists.",
    for: .reader
  ) { _, asker in
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let dishes = try kitchen.summaries(ofKept: try kitchen.favorites())
      let cards = DishCards(kitchen, asker)
      return [
        "count": .text(words("browse.count", count: dishes.count)),
        "isNothing": .flag(dishes.isEmpty),
        "cards": .list(dishes.map { cards.card($0) }),
        "lists": .list(try kitchen.lists().map { ListScreen.entry($0, words) }),
        "undo": try UndoBar.filling(kitchen, [.list], asker),
        "next": "/favourites", "in-favourites": true,
      ]
    }
    return Page(
      template: "favourites",
      title: words("favourites.title"),
      section: .saved,
      filling: filling
    )
  }
}
