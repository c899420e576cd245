package import WhatCanIMake

/// What was ticked off a shopping list: `whatcanimake.shopping-ticked/1`.
package struct ShoppingTickedReply: JSONReply {
  package struct Bought: JSONReply {
    package let id, name: String
    /// The batch that it is in the pantry; nil for what is no ingredient.
    package let item: Reply.InPantry?
  }

  package let schema: String
  package let items: [Bought]
  /// What is not on the list.
  package let absent: [String]
}

/// What to buy, of all who share.
enum ShoppingRoutes {
  static let things = Field.texts(
    "things",
    "The things to buy, such as \"milk 1 l\" or \"paper towels\".",
    content: .stock
  )
  static let from = Field.optionalText(
    "from",
    "The id of a dish. The things are then ingredients of the dish, added in the amounts that it needs.",
    length: 1...300
  )
  static let dishes = Field.texts(
    "dishes",
    "The ids of the dishes, in the order in which you will make them."
  )
  static let servings: Field<Int?> = .integer("servings", 1...1_000, "The number of servings.")
  static let ticked = Field.texts(
    "things",
    "Things on the list, each optionally with the amount that was bought.",
    content: .stock,
    isRequired: false
  )
  static let isAll = Field.flag("all", "Tick everything that is not ticked yet.")
  static let listed = Field.texts("things", "Things on the list.", content: .stock)
  static let isChecked = Parameter<Bool>.flag("checked", "Only ticked entries.")

  static let routes = [list, add, addDishes, tick, untick, remove, clear]

  private static let list = Route(
    "/api/v1/shopping",
    "Returns your household's shopping list, by aisle, with ticked entries last.",
    for: .reader,
    reply: "shopping/1"
  ) { _, asker in try await current(asker) }

  static let add = Route(
    "/api/v1/shopping",
    "Adds things or ingredients of a dish to the shopping list.",
    method: .post,
    for: .member,
    body: .json(
      [things.facts, from.facts, servings.facts],
      FieldShapes(
        .init("from"),
        .init(without: ["from", "servings"]),
        fault: .bad("servings", "servings can only be used with from, which names the dish to make")
      )
    ),
    reply: "shopping/1"
  ) { said, asker in
    let (things, from, servings) = (try said[things], try said[from], try said[servings])
    try await asker.write { notebook in
      if let from {
        let dish = try notebook.kitchen.known(from)
        _ = try notebook.addToShopping(things, from: dish, servings: servings)
      } else {
        _ = try notebook.addToShopping(apart(things))
      }
    }
    return try await current(asker)
  }

  private static let addDishes = Route(
    "/api/v1/shopping/dishes",
    "Adds the missing ingredients of dishes to the shopping list.",
    method: .post,
    for: .member,
    body: .json([dishes.facts, servings.facts]),
    reply: "shopping/1"
  ) { said, asker in
    let (ids, servings) = (try said[dishes], try said[servings])
    try await asker.write { notebook in
      let dishes = try ids.map { try notebook.kitchen.known($0) }
      _ = try notebook.shop(for: dishes, servings: servings)
    }
    return try await current(asker)
  }

  static let tick = Route(
    "/api/v1/shopping/ticks",
    "Ticks things off on the shopping list, and adds them to the pantry.",
    method: .post,
    for: .member,
    body: .json(
      [ticked.facts, isAll.facts],
      FieldShapes(
        .init("things", without: ["all"]),
        .init("all", without: ["things"]),
        fault: .bad("things", "use either things or all, not both")
      )
    ),
    reply: "shopping-ticked/1"
  ) { said, asker in
    let (things, isAll) = (try said[ticked], try said[isAll] ?? false)
    let today = asker.today
    let reply = try await asker.write { notebook in
      let (bought, absent) =
        isAll ? try notebook.checkAll() : try notebook.check(apart(things))
      return ShoppingTickedReply(
        schema: "whatcanimake.shopping-ticked/1",
        items: bought.map { group, item in
          .init(
            id: group.json.id,
            name: group.name,
            item: item.map { $0.json(today: today, estimate: notebook.kitchen.estimate(of: $0)) }
          )
        },
        absent: absent
      )
    }
    return Answer(json: reply)
  }

  static let untick = changing(
    "/api/v1/shopping/unticks",
    "Unticks things on the shopping list, and removes them from the pantry again."
  ) { _ = try $0.uncheck($1) }

  static let remove = changing(
    "/api/v1/shopping/removals",
    "Removes things from the shopping list, whether or not they are ticked."
  ) { _ = try $0.removeFromShopping($1) }

  /// A change of things on the list, answered with the list.
  private static func changing(
    _ path: String,
    _ summary: String,
    _ change: @escaping @Sendable (Notebook, [String]) throws -> Void
  ) -> Route {
    Route(
      path,
      summary,
      method: .post,
      for: .member,
      body: .json([listed.facts]),
      reply: "shopping/1"
    ) { said, asker in
      let things = try said[listed]
      try await asker.write { try change($0, apart(things)) }
      return try await current(asker)
    }
  }

  private static let clear = Route(
    "/api/v1/shopping",
    "Clears the shopping list, or only its ticked entries. You can undo this.",
    method: .delete,
    for: .member,
    parameters: [isChecked.facts],
    status: 204
  ) { said, asker in
    let onlyChecked = try said[isChecked]
    _ = try await asker.write { try $0.clearShopping(onlyChecked: onlyChecked) }
    return .done()
  }

  private static func current(_ asker: Asker) async throws -> Answer {
    try await asker.reply { Reply.List("shopping", try $0.shoppingList().map(\.json)) }
  }
}
