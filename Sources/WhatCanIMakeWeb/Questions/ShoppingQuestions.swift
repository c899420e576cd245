import WhatCanIMake

/// What could be bought, planned, or added.
enum ShoppingQuestions {
  static let buy = Parameter.integer("buy", 1...5, "Buy at most this many; default 1.")
  static let baskets = Parameter.integer("limit", 1...100, "At most this many; default 5.")
  static let count = Parameter.integer("count", 1...31, "How many dishes; default 3.")
  static let perDay = Parameter.integer("per-day", 1...31, "How many dishes to cook on each day.")
  static let allowance = Parameter.integer(
    "buy",
    0...50,
    "Buy at most this many things, unless a day would stay empty."
  )
  static let missing = Parameter.integer("missing", 0...1_000, "At most this many missing.")
  static let named = Parameter.names("have", "What you have.", isRequired: true)
  static let companions = Parameter.integer("limit", 1...200, "At most this many; default 10.")

  static let routes = [unlock, plan, goesWith]

  private static let unlock = Route(
    "/api/v1/unlock",
    "The best things to buy: what would let you make the most new dishes.",
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
    "A plan of dinners for the next days from what you have, with little to buy.",
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
    "Ingredients that are often used with these.",
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
