import WhatCanIMake

/// What to buy, by aisle.
enum ShoppingScreen {
  static let routes = [
    shopping, write, clear,
    Route.form("/shopping/add", doing: ShoppingRoutes.add, then: "/shopping"),
    Route.form("/shopping/tick", doing: ShoppingRoutes.tick, then: "/shopping"),
    Route.form("/shopping/untick", doing: ShoppingRoutes.untick, then: "/shopping"),
    Route.form("/shopping/remove", doing: ShoppingRoutes.remove, then: "/shopping"),
  ]

  private static let text = Field.text(
    "text",
    "The things to buy, such as \"milk 1 l, paper towels\".",
    length: 1...2_000
  )

  private static let write = Route.form(
    "/shopping/write",
    "Adds the things named in a line of text to the shopping list.",
    for: .member,
    fields: [text.facts]
  ) { said, asker in
    let things = try said[text].split(separator: ",").map(String.init)
    try await asker.write { _ = try $0.addToShopping(apart(things)) }
    return Destination("/shopping")
  }

  private static let clear = Route.form(
    "/shopping/clear",
    "Removes the ticked entries from the shopping list.",
    for: .member
  ) { _, asker in
    _ = try await asker.write { try $0.clearShopping(onlyChecked: true) }
    return Destination("/shopping")
  }

  private static let shopping = Route.page(
    "/shopping",
    "Shows your household's shopping list, by aisle.",
    for: .reader
  ) { _, asker in
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let groups = try kitchen.shoppingList()
      let open = groups.filter { !$0.isChecked }
      let done = groups.filter(\.isChecked)
      var aisles: [(title: String, items: [Filling])] = []
      for group in open {
        let title = group.aisle ?? words("shopping.other")
        if aisles.last?.title != title { aisles.append((title, [])) }
        aisles[aisles.count - 1].items.append(item(group, words))
      }
      return [
        "count": .text(
          words("shopping.count", ["open": "\(open.count)", "done": "\(done.count)"])
        ),
        "isNothing": .flag(groups.isEmpty),
        "aisles": .list(
          aisles.map {
            ["title": .text($0.prefix(1).uppercased() + $0.dropFirst()), "items": .list($1)]
          }
        ),
        "done": .list(done.map { item($0, words) }),
        "isDone": .flag(!done.isEmpty),
        "isMember": .flag(asker.isMember),
        "undo": try UndoBar.filling(kitchen, [.shopping], asker),
        "next": "/shopping",
      ]
    }
    return Page(
      template: "shopping",
      title: words("shopping.title"),
      section: .shopping,
      filling: filling
    )
  }

  private static func item(_ group: ShoppingGroup, _ words: Words) -> Filling {
    let amounts = group.amounts.map { AmountText.text(of: [$0]) }
    let more = group.hasUnmeasured && !amounts.isEmpty ? [words("shopping.some-more")] : []
    return [
      "name": .text(group.name),
      // A phone without a network changes them one by one.
      "entries": .text(group.items.map { "\($0.number)" }.joined(separator: " ")),
      "amount": .text((amounts + more).joined(separator: " + ")),
      "dishes": .text(group.dishes.isEmpty ? nil : group.dishes.joined(separator: ", ")),
      "maker": group.maker.map { maker in
        [
          "href": .text("/dish/\(queryText(maker.dish.description))"),
          "text": .text(words("line.make-it", ["dish": maker.name])),
        ]
      } ?? .nothing,
    ]
  }
}
