import WhatCanIMake

/// Which dishes a question is about: by their labels, and by what must not be in them.
enum SelectionWords {
  static let kind: Parameter<Recipe.Kind?> = .word("kind", "Return only drinks, or only food.")
  static let category = Parameter.text("category", "Return only dishes in this category.")
  static let cuisine = Parameter.text("cuisine", "Return only dishes of this cuisine.")
  static let glass = Parameter.text("glass", "Return only drinks that are served in this glass.")
  static let minutes = Parameter.integer(
    "minutes",
    1...100_000,
    "Return only dishes that take at most this many minutes."
  )
  static let without = Parameter.names(
    "without",
    "Leave out dishes that contain these ingredients, kinds of them, or anything made from them."
  )
  static let diet = Parameter.words(
    "diet",
    "Return only dishes that fit these diets.",
    of: Diet.self
  )
  /// For whom it is: what they must never be shown counts.
  static let eaters = Parameter<Eaters?>.eaters(
    "eaters",
    "The people who eat: me, household, or the numbers of household members. Dishes that they avoid are left out."
  )
  static let containing = Parameter.names(
    "with",
    "Return only dishes that contain all these ingredients."
  )

  static let labels = [
    kind.facts, category.facts, cuisine.facts, glass.facts, minutes.facts,
  ]
  static let exclusions = [without.facts, diet.facts, eaters.facts]

  /// - Throws: 400 that names the parameter.
  static func filter(_ said: Arguments) throws(Problem) -> RecipeFilter {
    RecipeFilter(
      kind: try said[kind],
      category: try said[category],
      cuisine: try said[cuisine],
      glass: try said[glass],
      minutesAtMost: try said[minutes]
    )
  }

  /// - Parameter isNarrowed: By what dishes contain as well.
  /// - Throws: 400 that names the parameter.
  static func selection(_ said: Arguments, isNarrowed: Bool) throws(Problem) -> DishSelection {
    DishSelection(
      filter: try filter(said),
      containing: isNarrowed ? try said[containing] : [],
      without: try said[without],
      diets: try said[diet]
    )
  }
}
