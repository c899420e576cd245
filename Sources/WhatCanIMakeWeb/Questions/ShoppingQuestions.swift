import WhatCanIMake

/// What could be bought, planned, or added.
enum ShoppingQuestions {
  static let buy = Parameter.integer(
    "buy",
    1...5,
    "The maximum number of things to buy (default: 1)."
  )
  static let baskets = Parameter.integer(
    "limit",
    1...100,
    "The maximum number of items to return (default: 5)."
  )
  static let count = Parameter.integer("count", 1...31, "The number of dishes (default: 3).")
  static let perDay = Parameter.integer("per-day", 1...31, "The number of dishes for each day.")
  static let allowance = Parameter.integer(
    "buy",
    0...50,
    "The maximum number of things to buy, unless that would leave a day empty."
  )
  static let missing = Parameter.integer(
    "missing",
    0...1_000,
    "The maximum number of missing ingredients in a dish."
  )
  static let leftOut = Parameter.names(
    "not",
    "The ids of dishes that the plan must not contain; nearly the same dishes are left out too."
  )
  static let named = Parameter.names("have", "The ingredients that you have.", isRequired: true)
  static let companions = Parameter.integer(
    "limit",
    1...200,
    "The maximum number of items to return (default: 10)."
  )

  static let routes = [unlock, plan, goesWith]

  private static let unlock = Route(
    "/api/v1/unlock",
    "Suggests the best ingredients to buy for new dishes.",
    for: .visitor,
    parameters: StockWords.all + [buy.facts, baskets.facts],
    reply: "unlock/1",
    load: .heavy
  ) { said, asker in
    let request = try StockWords.request(said, on: asker.today)
    let (buy, limit) = (try said[buy] ?? 1, try said[baskets] ?? 5)
    return try await asker.eating(said).reply { kitchen in
      try kitchen.unlock(request, buying: buy, limit: limit).json
    }
  }

  private static let plan = Route(
    "/api/v1/plan",
    "Proposes dinners for the next few days from what you have, with little to buy.",
    for: .visitor,
    parameters: StockWords.all
      + [count.facts, perDay.facts, allowance.facts, missing.facts, leftOut.facts],
    reply: "plan/1",
    load: .heavy
  ) { said, asker in
    let request = PlanRequest(
      match: try StockWords.request(said, on: asker.today),
      count: try said[count] ?? 3,
      missingAtMost: try said[missing],
      perDay: try said[perDay],
      buying: try said[allowance],
      leavingOut: try said[leftOut].map(DishID.init)
    )
    return try await asker.eating(said).reply { kitchen in
      try kitchen.plan(request).json(savedTo: nil, isShopped: false)
    }
  }

  private static let goesWith = Route(
    "/api/v1/goes-with",
    "Returns ingredients that go well with the given ones.",
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
