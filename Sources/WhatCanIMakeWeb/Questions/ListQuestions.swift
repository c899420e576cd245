import WhatCanIMake

/// What there is: dishes, their labels, and what can be typed.
enum ListQuestions {
  static let sort: Parameter<BrowseOrder?> = .word("sort", "What comes first.")
  static let words = Parameter.names(
    "q",
    "Words, all of which must occur; the last may be the beginning of one.",
    isRequired: true
  )
  static let names = Parameter.names("q", "Only ingredients with these words in a name.")
  static let shelf = Parameter.text("group", "Only this shelf.")
  static let limit = Parameter.integer("limit", 1...200, "At most so many; 50.")
  static let after = Parameter.text(
    "after",
    "The id of the last dish of the page before: the answer's Link header has the next one."
  )

  static let routes = [browse, search, random, categories, ingredients]

  private static let selected =
    [SelectionWords.containing.facts] + SelectionWords.labels + SelectionWords.exclusions
  private static let paged = [sort.facts, limit.facts, after.facts]

  private static let browse = Route(
    "/api/v1/browse",
    "All dishes, by category and by what they contain.",
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
    "Dishes by name, and by the words in them.",
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
    "One dish, picked by chance; none where no dish fits.",
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
    "Every category, cuisine and glass, with its number of dishes.",
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
    "What can be typed, by shelf and name.",
    for: .visitor,
    parameters: [names.facts, shelf.facts],
    reply: "ingredients/1"
  ) { said, asker in
    let (names, shelf) = (try said[names], try said[shelf])
    return try await asker.reply { kitchen in
      Reply.List("ingredients", kitchen.ingredients(shelf: shelf, words: names).map(\.json))
    }
  }
}
