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
    public let fix: NamedFix?
    public let standing: AnswerRank?
    public let dish: Match
  }

  /// What is in a dish's way; each kind has keys of its own.
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
  public var json: Reply.WhyNot {
    Joined(
      Reply.Reasons(
        schema: "whatcanimake.why-not/1",
        have: have,
        unknown: unknown,
        id: dish,
        name: name,
        ready: isReady,
        obstacles: obstacles.map(\.json),
        fix: fix,
        standing: standing,
        dish: match.json
      ),
      Reply.Notes(notes)
    )
  }
}

extension DishObstacle {
  fileprivate var json: Reply.Obstacle {
    switch self {
    case .filter(let option): .init(kind: "filter", option: option)
    case .excluded(let option, let lines, let isCertain):
      .init(kind: "excluded", option: option, lines: lines, certain: isCertain)
    case .unrecognised(let lines): .init(kind: "unrecognised", lines: lines)
    case .switchedOff(let option, let line, let with):
      .init(kind: "switched-off", option: option, lines: [line], with: with)
    case .exactly(let line, let with): .init(kind: "exactly", lines: [line], with: with)
    case .usesNothing: .init(kind: "uses-nothing")
    case .beyondCap(let missing): .init(kind: "beyond-cap", missing: missing)
    case .lacks(let option): .init(kind: "lacks", option: option)
    }
  }
}
