import RecipeMatching

extension Kitchen {
  /// A reply as `whatcanimake.unlock/1`.
  public func json(_ reply: UnlockReply) -> JSONText {
    .object(
      [
        ("schema", .string("whatcanimake.unlock/1")),
        ("baskets", .array(reply.baskets.map(json))),
        ("optimal", .bool(reply.isOptimal)),
        ("gap", .integer(reply.gap)),
        ("have", .strings(reply.have)),
        ("unknown", .array(reply.unknown.map(Self.json))),
      ] + members(of: reply.notes)
    )
  }

  private func json(_ basket: UnlockBasket) -> JSONText {
    .object([
      ("buy", .strings(basket.buy.map(index.lexicon.name(of:)))),
      ("unlocks", .strings(basket.unlocks.map { index.recipes.id(of: $0.recipe).description })),
      ("count", .integer(basket.completes.dishes)),
      ("worth", .integer(basket.completes.worth)),
    ])
  }
}
