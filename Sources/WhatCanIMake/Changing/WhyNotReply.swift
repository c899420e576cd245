public import JSONCoding
public import RecipeModel

/// Why a dish is no answer, or where it stands when it is one.
public struct WhyNotReply: Sendable {
  public var request: MatchRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  public var dish: DishID
  public var name: String
  /// What the request's rules say against it, in the order of the request's options.
  public var obstacles: [DishObstacle]
  /// Its lines against what is there, filters left aside. Excluded alternatives are dropped, and what is
  /// there and excluded does not count; a line that has nothing else is judged as if nothing were
  /// excluded.
  public var match: DishMatch
  /// The smallest change that makes it; nil when none does.
  public var fix: NamedFix?
  /// Where it stands; nil when it is no answer at all.
  public var standing: AnswerRank?

  /// True when it is there to be made now.
  public var isReady: Bool { obstacles.isEmpty && match.keys.missing == 0 && standing != nil }
}

/// A rule of a request that is against a dish.
public enum DishObstacle: Sendable, Equatable {
  /// A filter.
  case filter(RequestRule)
  /// Exclusions that leave nothing for these lines, by themselves or together. The lines may but contain what
  /// is excluded where `isCertain` is false.
  case excluded([RequestRule], lines: [String], isCertain: Bool)
  /// Something is excluded, and these lines are not recognised, so that they may be just that.
  case unrecognised(lines: [String])
  /// Without a rule of the request it would be met: ``RequestRule/noSwaps``, ``RequestRule/noGeneric``.
  case switchedOff(RequestRule, line: String, with: [String])
  /// Exactly this is asked for, and only something like it is there.
  case exactly(line: String, with: [String])
  /// Nothing that is there goes into it.
  case usesNothing
  /// It misses more than the request allows.
  case beyondCap(missing: Int)
  /// It lacks what must be used.
  case lacks(RequestRule)
}

/// The smallest change that makes a dish, as a cook would make it.
public struct NamedFix: Sendable, Equatable {
  /// What to leave out of the request.
  public var drop: [RequestRule]
  /// By name.
  public var buy: [String]
}

/// Where a dish stands among all that could be answers.
public struct AnswerRank: JSONReply, Equatable {
  /// 1 is the best.
  public var rank: Int
  /// How many dishes use something of what is there.
  public var count: Int
  /// The dish before it; nil for the first.
  public var before: Ahead?

  /// A dish that comes before another.
  public struct Ahead: JSONReply, Equatable {
    public var id: DishID
    public var name: String
    /// What decides between the two, in words: "it uses 3 of your ingredients, this one uses 2".
    public var because: String
  }

  enum CodingKeys: String, CodingKey {
    case rank
    case count = "of"
    case before
  }
}
