import WhatCanIMake

/// What phones changed on the shopping list while they had no network.
enum ShoppingChangeRoutes {
  static let changes = Field.shoppingChanges(
    "changes",
    "Changes that a device made, each under an id of its own, in their order."
  )

  static let routes = [take]

  private static let take = Route(
    "/api/v1/shopping/changes",
    "Takes changes that a device made without the server, each once, however often it is sent.",
    method: .post,
    for: .member,
    body: .json([changes.facts], most: 512 << 10),
    reply: "shopping-changes/1"
  ) { said, asker in
    let changes = try said[changes]
    let outcomes = try await asker.write { try $0.apply(changes) }
    return Answer(
      json: ShoppingChangesReply(changes, outcomes, now: asker.people.clock() * 1_000)
    )
  }
}
