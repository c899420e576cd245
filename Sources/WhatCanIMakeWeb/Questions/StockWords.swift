import WhatCanIMake

/// What somebody has, and what counts as having it: the words of every question about a stock.
enum StockWords {
  static let have = Parameter.names("have", "The ingredients that you have.")
  static let use = Parameter.names(
    "use",
    "Ingredients that every dish must use. They count as ingredients that you have."
  )
  static let exact = Parameter.flag(
    "exact",
    "Match exact kinds only: rum does not count as white rum."
  )
  static let noSwaps = Parameter.flag("no-swaps", "Do not allow substitutes.")
  static let staples = Parameter.names(
    "staples",
    "The staples: a list of ingredients, none, or +x,-y to add and remove staples (write + as %2B)."
  )
  static let strict = Parameter.flag(
    "strict",
    "Refuse the request if it contains an unknown name."
  )

  static let all =
    [have.facts, use.facts] + SelectionWords.exclusions + SelectionWords.labels
    + [exact.facts, noSwaps.facts, staples.facts, strict.facts]

  /// The request in the library's terms; cap, limit and order are as they are without a word of them.
  ///
  /// - Parameter today: The day from which the dates in the pantry are counted.
  /// - Throws: 400 that names the parameter.
  static func request(
    _ said: Arguments,
    on today: CalendarDay?
  ) throws(Problem) -> MatchRequest {
    let have = try said[have]
    return MatchRequest(
      have: have,
      usesPantry: have.isEmpty,
      today: today,
      use: try said[use],
      without: try said[SelectionWords.without],
      diets: try said[SelectionWords.diet],
      staples: try said[staples],
      filter: try SelectionWords.filter(said),
      allowsGeneric: !(try said[exact]),
      allowsSwaps: !(try said[noSwaps]),
      isStrict: try said[strict]
    )
  }
}
