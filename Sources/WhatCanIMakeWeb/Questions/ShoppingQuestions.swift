import WhatCanIMake

/// What could be bought, planned, or added.
enum ShoppingQuestions {
  static let buy = Parameter.integer("buy", 1...5, "The most things to buy; 1 by default.")
  static let baskets = Parameter.integer(
    "limit",
    1...100,
    "The most items to return; 5 by default."
  )
  static let count = Parameter.integer("count", 1...31, "How many dishes; 3 by default.")
  static let perDay = Parameter.integer("per-day", 1...31, "How many dishes for each day.")
  static let allowance = Parameter.integer(
    "buy",
    0...50,
    "The most things to buy, unless a day would stay empty."
  )
  static let missing = Parameter.integer(
    "missing",
    0...1_000,
    "The most ingredients that a dish may lack."
  )
  static let named = Parameter.names("have", "What you have.", isRequired: true)
  static let companions = Parameter.integer(
    "limit",
    1...200,
    "The most items to return; 10 by default."
  )

  static let routes = [unlock, plan, goesWith]

  private static let unlock = Route(
    "/api/v1/unlock",
    "What to buy for the best new dishes.",
    for: .visitor,
    parameters: StockWords.all + [buy.facts, baskets.facts],
    reply: "unlock/1",
    load: .heavy
  ) { said, asker in
    let request = try StockWords.request(said)
    let (buy, limit) = (try said[buy] ?? 1, try said[baskets] ?? 5)
    return try await asker.eating(said).reply { kitchen in
      try kitchen.unlock(request, buying: buy, limit: limit).json
    }
  }

  private static let plan = Route(
    "/api/v1/plan",
    "Proposes dinners for the next days from what you have, with little to buy.",
    for: .visitor,
    parameters: StockWords.all + [count.facts, perDay.facts, allowance.facts, missing.facts],
    reply: "plan/1",
    load: .heavy
  ) { said, asker in
    let request = PlanRequest(
      match: try StockWords.request(said),
      count: try said[count] ?? 3,
      missingAtMost: try said[missing],
      perDay: try said[perDay],
      buying: try said[allowance]
    )
    return try await asker.eating(said).reply { kitchen in
      try kitchen.plan(request).json(savedTo: nil, isShopped: false)
    }
  }

  private static let goesWith = Route(
    "/api/v1/goes-with",
    "Ingredients that go well with these.",
    for: .visitor,
    parameters: [named.facts] + SelectionWords.labels + SelectionWords.exclusions
      + [companions.facts],
    reply: "goes-with/1",
    load: .heavy
  ) { said, asker in
    let (names, limit) = (try said[named], try said[companions] ?? 10)
    let selection = try SelectionWords.selection(said, isNarrowed: false)
    return try await asker.eating(said).reply { kitchen in
      try kitchen.goesWith(names, selection, limit: limit).json
    }
  }
}
