import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Suggestions as `whatcanimake.suggest/2`: the keys of a match, each dish with its score and reasons.
  public func json(_ reply: SuggestReply) -> JSONText {
    let families = alsoIn(of: reply.suggestions.map(\.match.recipe), reply.notes)
    let makers = makers(under: reply.notes.stated)
    return .object(
      [
        ("schema", .string("whatcanimake.suggest/2")),
        ("have", .strings(reply.have)),
        ("unknown", .array(reply.unknown.map(Self.json))),
        ("matches", .array(reply.suggestions.map { json($0, families, makers) })),
        ("exhausted", .bool(reply.isExhausted)),
        ("remaining", .integer(reply.remaining)),
        ("avoided", .integer(reply.avoided)),
        ("hidden", hidden(reply.hidden, reply.notes)),
      ] + members(of: reply.notes)
    )
  }

  private func json(
    _ suggestion: Suggestion,
    _ families: [RecipeID: [DishID]],
    _ makers: IngredientMakers
  ) -> JSONText {
    .object(
      members(of: suggestion.match, families, makers) + [
        ("score", .integer(suggestion.score)),
        ("because", .strings(suggestion.because.map(\.text))),
        (
          "parts",
          .object([
            ("taste", .integer(suggestion.taste)),
            ("fit", .integer(suggestion.fit)),
            ("ease", .integer(suggestion.ease)),
            ("renown", .integer(suggestion.renown)),
          ])
        ),
        ("lastShown", .optional(suggestion.lastShown)),
      ]
    )
  }
}

extension SimilarDish {
  /// An item of `whatcanimake.similar/1`.
  public var json: JSONText {
    .object(dish.members + [("score", .integer(score)), ("shared", .strings(shared))])
  }
}

extension Kitchen {
  /// What goes with something, as `whatcanimake.goes-with/1`.
  public func json(_ reply: CompanionReply) -> JSONText {
    .object([
      ("schema", .string("whatcanimake.goes-with/1")),
      ("with", .strings(reply.with)),
      ("unknown", .array(reply.unknown.map(Self.json))),
      ("items", .array(reply.companions.map(\.json))),
    ])
  }
}

extension Companion {
  fileprivate var json: JSONText {
    .object([
      ("id", .string(ingredient)),
      ("name", .string(ingredient)),
      ("score", .integer(score)),
      ("together", .integer(together)),
      (
        "dishes",
        .array(
          dishes.map {
            .object([("id", .string($0.id.description)), ("name", .string($0.name))])
          }
        )
      ),
    ])
  }
}
