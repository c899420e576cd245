public import JSONCoding
public import RecipeModel

extension Reply {
  /// `whatcanimake.why-not/1`.
  public typealias WhyNot = Joined<Reasons, Notes>

  public struct Reasons: JSONReply {
    public let schema: String
    public let have: [String]
    public let unknown: [UnknownName]
    public let id: DishID
    public let name: String
    public let ready: Bool
    public let obstacles: [Obstacle]
    public let fix: Fix?
    public let standing: AnswerRank?
    public let dish: Match
  }

  /// The smallest fix for a dish: what to leave out of the request, and what to buy.
  public struct Fix: JSONReply {
    public let drop, buy: [String]
  }

  /// A reason that keeps a dish out of the answer; each kind of reason has its own keys.
  public struct Obstacle: SparseReply {
    public let kind: String
    public var option: String?
    public var lines: [String]?
    public var with: [String]?
    public var certain: Bool?
    public var missing: Int?
  }
}

extension WhyNotReply {
  /// - Parameter words: How a rule of the request is written.
  public func json(_ words: (RequestRule) -> String) -> Reply.WhyNot {
    Joined(
      Reply.Reasons(
        schema: "whatcanimake.why-not/1",
        have: have,
        unknown: unknown,
        id: dish,
        name: name,
        ready: isReady,
        obstacles: obstacles.map { $0.json(words) },
        fix: fix.map { Reply.Fix(drop: $0.drop.map(words), buy: $0.buy) },
        standing: rank,
        dish: match.json
      ),
      Reply.Notes(notes)
    )
  }
}

extension DishObstacle {
  fileprivate func json(_ words: (RequestRule) -> String) -> Reply.Obstacle {
    switch self {
    case .filter(let rule): .init(kind: "filter", option: words(rule))
    case .excluded(let rules, let lines, let isCertain):
      .init(
        kind: "excluded",
        option: rules.map(words).joined(separator: " "),
        lines: lines,
        certain: isCertain
      )
    case .unrecognised(let lines): .init(kind: "unrecognised", lines: lines)
    case .switchedOff(let rule, let line, let with):
      .init(kind: "switched-off", option: words(rule), lines: [line], with: with)
    case .exactly(let line, let with): .init(kind: "exactly", lines: [line], with: with)
    case .usesNothing: .init(kind: "uses-nothing")
    case .beyondCap(let missing): .init(kind: "beyond-cap", missing: missing)
    case .lacks(let rule): .init(kind: "lacks", option: words(rule))
    }
  }
}
