import RecipeMatching

extension Kitchen {
  /// A reply as `whatcanimake.why-not/1`.
  public func json(_ reply: WhyNotReply) -> JSONText {
    .object(
      [
        ("schema", .string("whatcanimake.why-not/1")),
        ("have", .strings(reply.have)),
        ("unknown", .array(reply.unknown.map(Self.json))),
        ("id", .string(reply.dish.description)),
        ("name", .string(reply.name)),
        ("ready", .bool(reply.isReady)),
        ("obstacles", .array(reply.obstacles.map(Self.json))),
        ("fix", reply.fix.map(Self.json) ?? .null),
        ("standing", reply.standing.map(Self.json) ?? .null),
        ("dish", .object(members(of: reply.match, [:], makers(under: reply.notes.stated)))),
      ] + members(of: reply.notes)
    )
  }

  private static func json(_ obstacle: DishObstacle) -> JSONText {
    func object(_ kind: String, _ members: (key: String, value: JSONText)...) -> JSONText {
      .object([("kind", .string(kind))] + members)
    }
    return switch obstacle {
    case .filter(let option): object("filter", ("option", .string(option)))
    case .excluded(let option, let lines, let isCertain):
      object(
        "excluded",
        ("option", .string(option)),
        ("lines", .strings(lines)),
        ("certain", .bool(isCertain))
      )
    case .unrecognised(let lines): object("unrecognised", ("lines", .strings(lines)))
    case .switchedOff(let option, let line, let with):
      object(
        "switched-off",
        ("option", .string(option)),
        ("lines", .strings([line])),
        ("with", .strings(with))
      )
    case .exactly(let line, let with):
      object("exactly", ("lines", .strings([line])), ("with", .strings(with)))
    case .usesNothing: object("uses-nothing")
    case .beyondCap(let missing): object("beyond-cap", ("missing", .integer(missing)))
    case .lacks(let option): object("lacks", ("option", .string(option)))
    }
  }

  private static func json(_ fix: NamedFix) -> JSONText {
    .object([("drop", .strings(fix.drop)), ("buy", .strings(fix.buy))])
  }

  private static func json(_ standing: AnswerRank) -> JSONText {
    .object([
      ("rank", .integer(standing.rank)),
      ("of", .integer(standing.count)),
      (
        "before",
        standing.before.map { ahead in
          .object([
            ("id", .string(ahead.id.description)),
            ("name", .string(ahead.name)),
            ("because", .string(ahead.because)),
          ])
        } ?? .null
      ),
    ])
  }
}
