public import RecipeMatching
import RecipeModel

/// What kind of suggestions someone asks for.
public struct SuggestRequest: Sendable, Equatable {
  /// What is there, what must not be in it, and which dishes come into question. Its limit and order
  /// do not count, and its cap only where ``missingAtMost`` says so.
  public var match: MatchRequest
  /// The most a dish may miss; nil for no cap.
  public var missingAtMost: Int?
  /// How many dishes; at least 1.
  public var count: Int
  /// Dishes that were last shown at least so many days ago may come again, 0 … 1,000,000; nil for
  /// never.
  public var cooldownDays: Int?
  /// What was shown before may come again.
  public var again: Bool
  /// Only what uses something of the pantry.
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
  /// The dish against what is there.
  public var match: DishMatch
  /// Orders suggestions before they are made to differ; hundredths, higher is better. The sum of
  /// ``taste``, ``fit``, ``ease`` and ``renown``.
  public var score: Int
  /// How well it fits the person's taste: hundredths of a standard deviation over all dishes.
  public var taste: Int
  /// How well it fits what is there; 0 when nothing is.
  public var fit: Int
  /// How common its ingredients are; a small number that decides where taste says nothing.
  public var ease: Int
  /// How well known it is; decides where little is known of the person.
  public var renown: Int
  /// Why, the best reason first; may be empty.
  public var because: [SuggestionReason]
  /// When the person was last shown it, in seconds since 1970; nil for the first time.
  public var lastShown: Int?
}

/// The suggestions that one call made, which are now noted as shown.
public struct SuggestReply: Sendable {
  public var request: SuggestRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  /// The best first; when it is ``isExhausted``, what was shown longest ago first.
  public var suggestions: [Suggestion]
  /// Everything that comes into question had been shown before this call, so it began again.
  public var isExhausted: Bool
  /// How many dishes come into question that were not shown, nor anything nearly the same, after this
  /// call.
  public var remaining: Int
  /// Dishes left out because the person said that they avoid something in them.
  public var avoided: Int
  /// Dishes that were hidden though nothing in them is known to be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
  /// Something is known of the person's taste.
  public var hasTaste: Bool
}
