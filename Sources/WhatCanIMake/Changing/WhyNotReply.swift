public import JSONCoding
public import RecipeModel

/// Why a dish is not in an answer, or its rank if it is.
public struct WhyNotReply: Sendable {
  public var request: MatchRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  public var dish: DishID
  public var name: String
  /// The rules of the request that keep it out, in the order of the request's options.
  public var obstacles: [DishObstacle]
  /// Of what keeps it out, the things that the person avoids in every answer, in the order in which
  /// they added them. Things that somebody else who eats avoids too are not included, because the
  /// person cannot decide about those.
  public var avoided: [AvoidedThing]
  /// Its lines judged against what is there, without the filters. Excluded alternatives are
  /// dropped, and excluded ingredients in the pantry do not count; a line without any other
  /// alternative is judged as if nothing were excluded.
  public var match: DishMatch
  /// The smallest fix; nil if there is none.
  public var fix: NamedFix?
  /// Its rank; nil if it is not in the answer.
  public var rank: AnswerRank?

  /// Whether it is ready now.
  public var isReady: Bool { obstacles.isEmpty && match.keys.missing == 0 && rank != nil }
}

/// A rule of a request that keeps a dish out.
public enum DishObstacle: Sendable, Equatable {
  /// A filter.
  case filter(RequestRule)
  /// Exclusions that leave nothing for these lines, by themselves or together. If `isCertain` is
  /// false, the lines only may contain something excluded.
  case excluded([RequestRule], lines: [String], isCertain: Bool)
  /// Something is excluded, and these lines are not recognised, so they may contain it.
  case unrecognised(lines: [String])
  /// A rule of the request without which the line would be covered: ``RequestRule/noSwaps``,
  /// ``RequestRule/noGeneric``.
  case switchedOff(RequestRule, line: String, with: [String])
  /// The line asks for exactly this ingredient, and the pantry has only a similar one.
  case exactly(line: String, with: [String])
  /// The dish uses nothing from the pantry.
  case usesNothing
  /// It misses more than the request allows.
  case beyondCap(missing: Int)
  /// The dish does not use an ingredient that must be used.
  case lacks(RequestRule)
}

/// The smallest fix for a dish, as a cook would do it.
public struct NamedFix: Sendable, Equatable {
  /// The rules to drop from the request.
  public var drop: [RequestRule]
  /// The things to buy, by name.
  public var buy: [String]
}

/// The rank of a dish among all dishes that could be answers.
public struct AnswerRank: JSONReply, Equatable {
  /// 1 is the best.
  public var rank: Int
  /// The number of dishes that use something from the pantry.
  public var count: Int
  /// The dish before it; nil for the first.
  public var before: Ahead?

  /// A dish that comes before another.
  public struct Ahead: JSONReply, Equatable {
    public var id: DishID
    public var name: String
    /// What decides between the two, said of the dish before: "uses 3 of your ingredients; this dish
    /// uses 2".
    public var because: String
  }

  enum CodingKeys: String, CodingKey {
    case rank
    case count = "of"
    case before
  }
}
