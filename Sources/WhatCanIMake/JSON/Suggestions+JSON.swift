public import JSONCoding
import RecipeModel

extension Reply {
  /// `whatcanimake.suggest/2`: each dish is a match with its score and reasons.
  public typealias Suggestions = Joined<SuggestionList, Notes>

  public struct SuggestionList: JSONReply {
    public let schema: String
    public let have: [String]
    public let unknown: [UnknownName]
    public let matches: [Joined<Match, Score>]
    public let exhausted: Bool
    public let remaining, avoided: Int
    public let hidden: Hidden
  }

  public struct Score: JSONReply {
    public struct Parts: JSONReply {
      public let taste, fit, ease, renown: Int
    }

    public let score: Int
    public let because: [String]
    public let parts: Parts
    public let lastShown: Int?
  }

  /// An item of `whatcanimake.similar/1`.
  public typealias Similar = Joined<Dish, Marks, EveryonesMarks, Likeness>

  public struct Likeness: JSONReply {
    public let score: Int
    public let shared: [String]
  }

  /// What goes with something: `whatcanimake.goes-with/1`.
  public struct Companions: JSONReply {
    public struct Companion: JSONReply {
      public let id, name: String
      public let score, together: Int
      public let dishes: [Named]
    }

    public let schema: String
    public let with: [String]
    public let unknown: [UnknownName]
    public let items: [Companion]
  }
}

extension SuggestReply {
  public var json: Reply.Suggestions {
    Joined(
      Reply.SuggestionList(
        schema: "whatcanimake.suggest/2",
        have: have,
        unknown: unknown,
        matches: suggestions.map { Joined($0.match.json, $0.json) },
        exhausted: isExhausted,
        remaining: remaining,
        avoided: avoided,
        hidden: Reply.Hidden(hidden, notes)
      ),
      Reply.Notes(notes)
    )
  }
}

extension Suggestion {
  fileprivate var json: Reply.Score {
    Reply.Score(
      score: score,
      because: because.map(\.text),
      parts: .init(taste: taste, fit: fit, ease: ease, renown: renown),
      lastShown: lastShown
    )
  }
}

extension SimilarDish {
  public var json: Reply.Similar {
    let (card, marks, everyonesMarks) = dish.json.parts
    return Joined(card, marks, everyonesMarks, Reply.Likeness(score: score, shared: shared))
  }
}

extension CompanionReply {
  public var json: Reply.Companions {
    Reply.Companions(
      schema: "whatcanimake.goes-with/1",
      with: with,
      unknown: unknown,
      items: companions.map { companion in
        .init(
          id: companion.ingredient,
          name: companion.ingredient,
          score: companion.score,
          together: companion.together,
          dishes: companion.dishes.map { .init(id: $0.id.description, name: $0.name) }
        )
      }
    )
  }
}
