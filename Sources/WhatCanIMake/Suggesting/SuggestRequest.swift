public import RecipeMatching
import RecipeModel

/// A request for suggestions.
public struct SuggestRequest: Sendable, Equatable {
  /// What the person has, what dishes must not contain, and which dishes to choose from. Its limit
  /// and order are ignored, and its maximum of missing ingredients counts only if ``missingAtMost``
  /// says so.
  public var match: MatchRequest
  /// The most ingredients that a dish may miss; nil for any number.
  public var missingAtMost: Int?
  /// How many dishes; at least 1.
  public var count: Int
  /// Dishes that were last shown at least this many days ago may come again, 0 … 1,000,000; nil for
  /// never.
  public var cooldownDays: Int?
  /// Whether dishes that were shown before may come again.
  public var again: Bool
  /// Only dishes that use something from the pantry.
  public var asksForPantry: Bool

  public init(
    match: MatchRequest = MatchRequest(usesPantry: true),
    missingAtMost: Int? = nil,
    count: Int = 5,
    cooldownDays: Int? = nil,
    again: Bool = false,
    asksForPantry: Bool = false
  ) {
    self.match = match
    self.missingAtMost = missingAtMost
    self.count = count
    precondition(
      cooldownDays.map { (0...1_000_000).contains($0) } ?? true,
      "a cooldown of \(cooldownDays ?? 0) days"
    )
    self.cooldownDays = cooldownDays
    self.again = again
    self.asksForPantry = asksForPantry
  }

  /// Whether somebody said what is there, so that each suggestion uses some of it.
  var usesWhatIsThere: Bool { !match.have.isEmpty || !match.use.isEmpty || asksForPantry }
}

/// A dish that a person may like, and why.
public struct Suggestion: Sendable, Equatable {
  /// The dish judged against what the person has.
  public var match: DishMatch
  /// The score by which suggestions are ordered before they are varied, in hundredths; higher is
  /// better. It is the sum of ``taste``, ``fit``, ``ease`` and ``renown``.
  public var score: Int
  /// How well it fits the person's taste: hundredths of a standard deviation over all dishes.
  public var taste: Int
  /// How well it fits what the person has; 0 if they have nothing.
  public var fit: Int
  /// How common its ingredients are: a small number that decides if taste says nothing.
  public var ease: Int
  /// How well known it is; this decides if little is known about the person.
  public var renown: Int
  /// The reasons, best first; may be empty.
  public var because: [SuggestionReason]
  /// When the person was last shown it, in seconds since 1970; nil if never.
  public var lastShown: Int?
}

/// The suggestions of one call, which are now recorded as shown.
public struct SuggestReply: Sendable {
  public var request: SuggestRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  /// Best first; if the reply is ``isExhausted``, those shown longest ago first.
  public var suggestions: [Suggestion]
  /// Whether all matching dishes had been shown before this call, so that the suggestions started
  /// over.
  public var isExhausted: Bool
  /// How many matching dishes have not been shown after this call, and are not nearly the same as
  /// one that was.
  public var remaining: Int
  /// How many dishes were left out because the person said that they dislike something in them.
  public var avoided: Int
  /// How many dishes were hidden only because something in them may be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
  /// Whether anything is known about the person's taste.
  public var hasTaste: Bool
}
