package import RecipeModel

/// One dish of an answer, judged.
package struct PantryMatch: Sendable, Equatable {
  /// One requirement of the dish, judged.
  package struct Line: Sendable, Equatable {
    /// The requirement, a position in the index's table.
    package var requirement: Int
    /// What is asked for, without excluded alternatives: "butter or margarine".
    package var name: String
    package var grade: Grade
    /// The names of what the cook has for it, ascending; of the substitute where that is a staple;
    /// of all that is counted where it is short.
    package var with: [String]
    /// The dish that makes it; only where the grade is `home`.
    package var maker: RecipeID?
    /// What stands in, for a generic or a swap, or what is used alike; the cook may have a kind of
    /// it or what makes it.
    package var substitute: String?
    /// What to mind, for a swap.
    package var note: String
    package var isRequired: Bool
    /// It is to be left out of the dish: something is excluded that it is, contains or may contain, or
    /// nobody knows what it is. Only of what is not required, except where a hidden dish is looked at.
    package var isExcluded: Bool
    /// How much is missing of what is there; only where the grade is `short`.
    package var short: Shortage?
    /// The fewest days left among the dated batches that go in, negative when the date of all has passed;
    /// nil when none has a date. For `exact`, `kind` and `short` the batches of the ingredient and,
    /// unless the line asks for exactly this one, of its kinds; else those that `with` names.
    package var daysLeft: Int?
    /// Nobody said ``daysLeft``: it is how long such things usually keep.
    package var isEstimate = false
    /// In how many dishes `substitute` is used as this is; only where the grade is `close`, and
    /// nothing but that makes it so.
    package var usedAlike: Int?
  }

  package var recipe: RecipeID
  package var keys: RankKeys
  /// The required lines, then the nice-to-haves, each in the dish's order.
  package var lines: [Line]

  package init(recipe: RecipeID, keys: RankKeys, lines: [Line]) {
    self.recipe = recipe
    self.keys = keys
    self.lines = lines
  }

  /// What is missing, in the dish's order.
  package var missing: [Line] { lines.filter { $0.isRequired && !$0.grade.isCovered } }

  /// The required lines that the pantry meets, in the dish's order.
  package var used: [Line] { lines.filter { $0.isRequired && $0.grade.isUse } }
}

/// How many dishes are hidden while something is excluded, although nothing in them is known to be
/// excluded. Each dish counts once.
public struct HiddenCounts: Sendable, Equatable {
  /// Dishes with a required line that is not recognised.
  public var unrecognised: Int
  /// Dishes whose required lines are all recognised, but one of which may be or contain something
  /// excluded.
  public var mayContain: Int

  public static let none = HiddenCounts()

  public init(unrecognised: Int = 0, mayContain: Int = 0) {
    self.unrecognised = unrecognised
    self.mayContain = mayContain
  }

  public var count: Int { unrecognised + mayContain }

  mutating func add(_ doubt: DishDoubt, dishes: Int = 1) {
    switch doubt {
    case .unrecognised: unrecognised += dishes
    case .mayContain: mayContain += dishes
    }
  }
}

/// The ranked dishes for one query, and how many were left out.
public struct MatchAnswer: Sendable, Equatable {
  /// The number of dishes that miss the same number of ingredients.
  public struct Count: Codable, Sendable, Equatable {
    package var missing: Int
    package var dishes: Int
  }

  /// At most `limit` dishes within the cap, best first.
  package var matches: [PantryMatch]
  /// All dishes that use the pantry, by what they miss, ascending, beyond cap and limit too.
  package var counts: [Count]
  /// Dishes within the cap that are hidden though nothing in them is known to be excluded.
  package var hidden: HiddenCounts

  package init(
    matches: [PantryMatch],
    counts: [Count],
    hidden: HiddenCounts
  ) {
    self.matches = matches
    self.counts = counts
    self.hidden = hidden
  }
}

extension [MatchAnswer.Count] {
  /// Dishes that miss more than `cap` allows.
  package func dishes(missingMoreThan cap: Int) -> Int {
    filter { $0.missing > cap }.reduce(0) { $0 + $1.dishes }
  }
}
