import WhatCanIMake

/// What phones changed on the shopping list while they had no network.
enum ShoppingChangeRoutes {
  static let changes = Field.shoppingChanges(
    "changes",
    "The changes, in the order in which they were made. Each has its own id."
  )

  static let routes = [take]

  private static let take = Route(
    "/api/v1/shopping/changes",
    "Applies changes that a device made while it was offline. Each change is applied once, even if it is sent again.",
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
