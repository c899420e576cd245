import WhatCanIMake

/// Named lists of dishes, in their cook's order.
enum ListScreen {
  static let routes = [
    list, create,
    Route.form("/list/{list}/delete", doing: ListRoutes.delete, then: "/favourites"),
    Route.form("/list/{list}/rename", doing: ListRoutes.rename, then: "/favourites"),
    Route.form("/list/{list}/dish/{id}/move", doing: ListRoutes.move, then: "/favourites"),
    Route.form("/list/{list}/dish/{id}/remove", doing: ListRoutes.remove, then: "/favourites"),
    keep,
  ]

  private static let target = Field.text("list", "The name of the list.", length: 1...300)

  /// A list as the page of all has it.
  static func entry(_ list: DishList, _ words: Words) -> Filling {
    [
      "name": .text(list.name), "href": .text("/list/\(queryText(list.name))"),
      "count": .text(words("browse.count", count: list.dishes.count)),
    ]
  }

  private static let create = Route.form(
    "/lists",
    "Creates an empty list.",
    for: .writer,
    fields: [ListRoutes.name.facts]
  ) { said, asker in
    let name = try said[ListRoutes.name]
    try await asker.write { try $0.createList(name) }
    return Destination("/list/\(queryText(name))")
  }

  private static let keep = Route.form(
    "/dish/{id}/list",
    "Adds a dish to one of your lists.",
    for: .writer,
    parameters: [DishQuestions.id.facts],
    fields: [target.facts]
  ) { said, asker in
    let (id, list) = (try said[DishQuestions.id], try said[target])
    _ = try await asker.write { notebook in
      try notebook.add([try notebook.kitchen.known(id)], toList: list, at: nil)
    }
    return Destination("/list/\(queryText(list))")
  }

  private static let list = Route.page(
    "/list/{list}",
    "Shows the dishes on a list, in order.",
    for: .reader,
    parameters: [ListRoutes.list.facts]
  ) { said, asker in
    let name = try said[ListRoutes.list]
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let content = try kitchen.list(named: name)
      let dishes = try kitchen.summaries(ofKept: content.dishes)
      let cards = DishCards(kitchen, asker)
      let path = "/list/\(queryText(content.list.name))"
      return [
        "name": .text(content.list.name), "path": .text(path), "next": .text(path),
        "count": .text(words("browse.count", count: dishes.count)),
        "isNothing": .flag(dishes.isEmpty),
        "dishes": .list(
          dishes.enumerated().map { place, dish in
            cards.card(dish).with([
              "row": .text("\(path)/dish/\(queryText(dish.id.description))"),
              "above": .text(place == 0 ? nil : "\(place)"),
              "below": .text(place + 1 == dishes.count ? nil : "\(place + 2)"),
            ])
          }
        ),
      ]
    }
    return Page(template: "list", title: name, section: .saved, filling: filling)
  }
}
