public import RecipeMatching

/// Which dishes a list shows.
public struct DishSelection: Sendable, Equatable {
  public var filter: RecipeFilter
  /// Names of ingredients. The dish must have each of them on a line, required or not: the
  /// ingredient itself, a kind of it, or something made from it. All names must be known.
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
  /// Dishes that would be on the list, but are hidden because something in them may be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
  /// How many dishes of the list follow, if only a part was asked for.
  public var beyond = 0
  /// The words that were searched for instead, if the typed words found nothing.
  public var meant: String?
}
