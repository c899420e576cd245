import WhatCanIMake

/// Dishes to find again.
enum FavouriteScreen {
  static let routes = [favourites]

  private static let path = "/favourites"
  private static let removed = Parameter.text(
    "removed",
    "The dish that was just removed from the favourites."
  )
  private static let wasSince = Parameter.integer(
    "since",
    0...1 << 40,
    "The time at which the dish became a favourite, in seconds since 1970."
  )
  private static let since: Field<Int?> = .integer(
    "since",
    0...1 << 40,
    "The time at which the dish became a favourite, in seconds since 1970 (default: now)."
  )

  private static let favourites = Route.page(
    path,
    "Shows your favourites and your lists.",
    for: .reader,
    parameters: [removed.facts, wasSince.facts]
  ) { said, asker in
    let words = asker.pages.words
    let since = try said[wasSince]
    let removed = try said[removed].map { DishID($0) }
    let filling = try await asker.ask { kitchen -> Filling in
      let dishes = try kitchen.summaries(ofKept: try kitchen.favorites())
      let cards = DishCards(kitchen, asker)
      return [
        "count": .text(words("browse.count", count: dishes.count)),
        "isNothing": .flag(dishes.isEmpty),
        "cards": .list(dishes.map { cards.card($0) }),
        "lists": .list(try kitchen.lists().map { ListScreen.entry($0, words) }),
        "removed": try removed.map { try undoing($0, since: since, kitchen, words) } ?? .nothing,
        "undo": try UndoBar.filling(kitchen, [.list], asker),
        "next": .text(path), "in-favourites": true,
      ]
    }
    return Page(
      template: "favourites",
      title: words("favourites.title"),
      section: .saved,
      filling: filling
    )
  }

  /// Whether an address is that of this page.
  static func isMeant(by address: String) -> Bool {
    address.prefix { $0 != "?" && $0 != "#" } == path
  }

  /// The page after a dish was taken back.
  ///
  /// - Parameter since: When it had become a favourite.
  static func address(without dish: String, since: Int?) -> String {
    let time = since.map { [PageQuery.Pair(wasSince.facts.name, "\($0)")] } ?? []
    return PageQuery([.init(removed.facts.name, dish)] + time).address(path)
  }

  /// What brings a dish back that was taken from the favourites; nothing where it is one, or nobody knows it.
  private static func undoing(
    _ dish: DishID,
    since: Int?,
    _ kitchen: Kitchen,
    _ words: Words
  ) throws -> Filling {
    guard !kitchen.snapshot.marks(of: dish).isFavorite else { return .nothing }
    guard let name = try kitchen.find(dish)?.recipe.name else { return .nothing }
    return [
      "path": .text("/dish/\(queryText(dish.description))"),
      "since": .text(since.map(String.init)),
      "text": .text(words("favourites.removed", ["name": name])),
    ]
  }

  /// Makes a dish a favourite again, at its old place.
  static let again = Route.form(
    "/dish/{id}/favourite/again",
    "Marks a dish as a favourite again.",
    for: .writer,
    parameters: [DishQuestions.id.facts],
    fields: [since.facts]
  ) { said, asker in
    let id = try said[DishQuestions.id]
    let since = try said[since].map { min($0, asker.people.clock()) }
    try await asker.write { notebook in
      _ = try notebook.addFavorite(try notebook.kitchen.known(id), at: since)
    }
    return Destination(path)
  }
}
