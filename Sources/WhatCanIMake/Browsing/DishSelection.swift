public import RecipeMatching

/// Which dishes a list shows.
public struct DishSelection: Sendable, Equatable {
  public var filter: RecipeFilter
  /// Names of ingredients; each must be on a line of the dish, required or not: by itself, as a kind of it,
  /// or made from it. All must be known.
  public var containing: [String]
  /// As in ``MatchRequest/without``.
  public var without: [String]
  /// As in ``MatchRequest/diets``.
  public var diets: [String]

  public init(
    filter: RecipeFilter = RecipeFilter(),
    containing: [String] = [],
    without: [String] = [],
    diets: [String] = []
  ) {
    self.filter = filter
    self.containing = containing
    self.without = without
    self.diets = diets
  }
}

/// A list of dishes, and what was left out of it.
public struct DishListReply: Sendable, Equatable {
  public var dishes: [DishSummary]
  /// Dishes that would be on it and are hidden though nothing in them is known to be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
  /// How many dishes of the list stand behind these, where not all were asked for.
  public var beyond = 0
  /// What was searched for instead, where nothing was found by what was typed.
  public var meant: String?
}
