import WhatCanIMake

/// One dish: what goes in, what is like it, why it is no answer.
enum DishQuestions {
  static let id = Parameter.part("id", "The dish's id, as in answers: \"thecocktaildb:11007\".")
  static let servings = Parameter.integer("servings", 1...1_000, "The number of servings.")
  static let units: Parameter<KitchenUnits?> = .word("units", "The units in which to show amounts.")
  static let limit = Parameter.integer(
    "limit",
    1...200,
    "The maximum number of items to return (default: 10)."
  )

  static let routes = [dish, similar, whyNot]

  private static let dish = Route(
    "/api/v1/dishes/{id}",
    "Returns a dish with its ingredients and steps.",
    for: .visitor,
    parameters: [id.facts, servings.facts, units.facts],
    reply: "dish/1"
  ) { said, asker in
    let (id, servings, units) = (try said[id], try said[servings], try said[units])
    return try await asker.reply { kitchen in
      var dish = try kitchen.seen(id)
      dish.recipe = dish.recipe.serving(servings)
      if let units { dish.recipe = kitchen.measured(dish.recipe, in: units) }
      return try kitchen.json(dish)
    }
  }

  private static let similar = Route(
    "/api/v1/dishes/{id}/similar",
    "Returns dishes similar to a given dish, most similar first.",
    for: .visitor,
    parameters: [id.facts] + SelectionWords.labels + SelectionWords.exclusions + [limit.facts],
    reply: "similar/1"
  ) { said, asker in
    let (id, limit) = (try said[id], try said[limit] ?? 10)
    let selection = try SelectionWords.selection(said, isNarrowed: false)
    return try await asker.eating(said).reply { kitchen in
      let found = try kitchen.similar(to: try kitchen.seen(id), selection, limit: limit)
      return Reply.List("similar", found.map(\.json))
    }
  }

  private static let whyNot = Route(
    "/api/v1/dishes/{id}/why-not",
    "Explains why a dish is not in the answer, and what would change that.",
    for: .visitor,
    parameters: [id.facts] + MatchQuestion.parameters,
    reply: "why-not/1"
  ) { said, asker in
    let (id, request) = (try said[id], try MatchQuestion.request(said, on: asker.today))
    return try await asker.eating(said).reply { kitchen in
      try kitchen.whyNot(try kitchen.seen(id), request).json(\.parameter)
    }
  }
}

extension Kitchen {
  /// The dish of the catalogue with an id.
  ///
  /// - Throws: `.unknownDish` for what is not there, and as well for what may not be seen.
  func seen(_ text: String) throws(KitchenError) -> FoundDish {
    let id = DishID(text)
    guard snapshot.canSee(id), let recipe = try recipes([id]).first else {
      throw KitchenError(.unknownDish(text, suggestions: []))
    }
    return FoundDish(recipe: recipe)
  }
}

extension RequestRule {
  /// The rule as it is said with a request.
  fileprivate var parameter: String {
    switch self {
    case .kind(let kind): "kind=\(kind.rawValue)"
    case .category(let name): "category=\(name)"
    case .cuisine(let name): "cuisine=\(name)"
    case .glass(let name): "glass=\(name)"
    case .minutes(let minutes): "minutes=\(minutes)"
    case .use(let name): "use=\(name)"
    case .excluded(.without(let name)): "without=\(name)"
    case .excluded(.diet(let name)): "diet=\(name)"
    case .excluded(.avoidedIngredient(let name)): "avoid \(name)"
    case .excluded(.avoidedDiet(let name)): "avoid diet \(name)"
    case .noGeneric: "exact=true"
    case .noSwaps: "no-swaps=true"
    }
  }
}
