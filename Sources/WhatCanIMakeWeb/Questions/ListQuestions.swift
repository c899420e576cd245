import WhatCanIMake

/// What there is: dishes, their labels, and what can be typed.
enum ListQuestions {
  static let sort: Parameter<BrowseOrder?> = .word("sort", "The order.")
  static let words = Parameter.names(
    "q",
    "The words to search for. Dishes must contain all of them; the last word may be incomplete.",
    isRequired: true
  )
  static let names = Parameter.names(
    "q",
    "Return only ingredients that have these words in a name."
  )
  static let group = Parameter.text("group", "Return only ingredients in this group.")
  static let limit = Parameter.integer(
    "limit",
    1...200,
    "The maximum number of items to return (default: 50)."
  )
  static let after = Parameter.text(
    "after",
    "The id of the last dish on the previous page, as given in its Link header."
  )

  static let routes = [browse, search, random, categories, ingredients]

  private static let selected =
    [SelectionWords.containing.facts] + SelectionWords.labels + SelectionWords.exclusions
  private static let paged = [sort.facts, limit.facts, after.facts]

  private static let browse = Route(
    "/api/v1/browse",
    "Returns all dishes, optionally filtered by category and ingredients.",
    for: .visitor,
    parameters: selected + paged,
    reply: "browse/1"
  ) { said, asker in
    let (selection, page) = (
      try SelectionWords.selection(said, isNarrowed: true), try DishPage(said)
    )
    let order = try said[sort] ?? .name
    return try await asker.eating(said).ask { kitchen in
      try page.answer(try kitchen.browse(selection, order: order), noun: "browse")
    }
  }

  private static let search = Route(
    "/api/v1/search",
    "Returns the dishes that contain the search words, best matches first.",
    for: .visitor,
    parameters: [words.facts] + selected + paged,
    reply: "search/1"
  ) { said, asker in
    let (selection, page) = (
      try SelectionWords.selection(said, isNarrowed: true), try DishPage(said)
    )
    let (words, order) = (try said[words], try said[sort])
    return try await asker.eating(said).ask { kitchen in
      try page.answer(try kitchen.search(words, selection, order: order), noun: "search")
    }
  }

  private static let random = Route(
    "/api/v1/random",
    "Returns a random dish, or none if no dish matches the filter.",
    for: .visitor,
    parameters: selected,
    reply: "random/1",
    keeping: .never
  ) { said, asker in
    let selection = try SelectionWords.selection(said, isNarrowed: true)
    return try await asker.eating(said).reply { kitchen in
      var generator = SystemRandomNumberGenerator()
      return try kitchen.random(selection, using: &generator).json("random")
    }
  }

  private static let categories = Route(
    "/api/v1/categories",
    "Lists all categories, cuisines and glasses, with the number of dishes in each.",
    for: .visitor,
    parameters: [SelectionWords.kind.facts],
    reply: "categories/1"
  ) { said, asker in
    let kind = try said[SelectionWords.kind]
    return try await asker.reply { kitchen in
      Reply.List("categories", kitchen.categories(RecipeFilter(kind: kind)).map(\.json))
    }
  }

  private static let ingredients = Route(
    "/api/v1/ingredients",
    "Lists all ingredients, sorted by group and name.",
    for: .visitor,
    parameters: [names.facts, group.facts],
    reply: "ingredients/1"
  ) { said, asker in
    let (names, group) = (try said[names], try said[group])
    return try await asker.reply { kitchen in
      Reply.List("ingredients", kitchen.ingredients(inGroup: group, words: names).map(\.json))
    }
  }
}
