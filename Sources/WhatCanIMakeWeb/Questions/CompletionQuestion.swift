import WhatCanIMake

/// What somebody may be typing: `whatcanimake.completion/1`.
package struct CompletionReply: JSONReply {
  package struct Item: JSONReply {
    package let id, name: String
    /// How many dishes require it.
    package let dishes: Int
    /// How many dishes it alone completes, beside what is there.
    package let completes: Int
  }

  package let schema: String
  /// The likeliest first.
  package let items: [Item]

  init(_ completions: [NameCompletion]) {
    schema = "whatcanimake.completion/1"
    items = completions.map {
      Item(id: $0.name, name: $0.name, dishes: $0.dishes, completes: $0.completes)
    }
  }
}

/// What somebody may be typing, and what it would do for what they have.
enum CompletionQuestion {
  private static let typed = Parameter.text(
    "q",
    "The text typed so far. An empty text returns no suggestions."
  )
  private static let limit = Parameter.integer(
    "limit",
    1...50,
    "The maximum number of items to return (default: 8)."
  )

  static let route = Route(
    "/api/v1/completion",
    "Suggests ingredients for the typed text, each with the number of dishes that it would complete.",
    for: .visitor,
    parameters: [typed.facts] + StockWords.all + [limit.facts],
    reply: "completion/1"
  ) { said, asker in
    var request = try StockWords.request(said, on: asker.today)
    request.usesPantry = asker.identity.person != nil
    let (asked, typed, limit) = (request, try said[typed] ?? "", try said[limit] ?? 8)
    return try await asker.eating(said).reply { kitchen in
      CompletionReply(try kitchen.completions(of: typed, beside: asked, limit: limit))
    }
  }
}
