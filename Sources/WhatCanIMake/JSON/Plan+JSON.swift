import RecipeMatching
import RecipeModel

extension Kitchen {
  /// A plan as `whatcanimake.plan/1`: the keys of a match for each dish, with its day and what it uses
  /// that has a date.
  ///
  /// - Parameters:
  ///   - list: The list that it was put on; nil for none.
  ///   - isShopped: Whether what it asks for was put on the shopping list.
  public func json(_ reply: PlanReply, savedTo list: String?, isShopped: Bool) -> JSONText {
    let plan = reply.plan
    let families = alsoIn(of: plan.dishes.map(\.match.recipe), reply.notes)
    let makers = makers(under: reply.notes.stated)
    let dishes = plan.dishes.enumerated().map { position, dish in
      JSONText.object(
        members(of: dish.match, families, makers) + [
          ("day", .optional(reply.day(of: position))),
          ("uses", .array(dish.uses.map(json))),
        ]
      )
    }
    return .object(
      [
        ("schema", .string("whatcanimake.plan/1")),
        ("dishes", .array(dishes)),
        ("buy", names(plan.buy.map(\.ingredient))),
        ("purchases", .array(plan.buy.map(json))),
        ("usedUp", .array(reply.usedUp.map(json))),
        ("filling", reply.filling.map { names($0.buy) } ?? .null),
        ("unused", names(plan.unused)),
        ("uncounted", .strings(reply.uncounted)),
        ("optimal", .bool(plan.isOptimal)),
        (
          "gap",
          .object([
            ("purchases", .integer(plan.gap.purchases)),
            ("asked", .integer(plan.gap.asked)),
            ("weight", .integer(plan.gap.weight)),
            ("worth", .integer(plan.gap.worth)),
          ])
        ),
        ("missingAtMost", .optional(reply.missingAtMost)),
        (
          "leftOut",
          .object([("known", .integer(reply.known)), ("unwanted", .integer(reply.unwanted))])
        ),
        ("hidden", hidden(reply.hidden, reply.notes)),
        ("have", .strings(reply.have)),
        ("unknown", .array(reply.unknown.map(Self.json))),
        ("savedTo", .optional(list)),
        ("shopping", .bool(isShopped)),
      ] + members(of: reply.notes)
    )
  }

  private func json(_ use: PantryPlan.TimelyUse) -> JSONText {
    .object([
      ("ingredient", .string(index.lexicon.name(of: use.ingredient))),
      ("daysLeft", .integer(use.daysLeft)),
      ("dated", .bool(use.isDated)),
    ])
  }

  private func json(_ purchase: PantryPlan.Purchase) -> JSONText {
    .object([
      ("name", .string(index.lexicon.name(of: purchase.ingredient))),
      ("for", .array(purchase.lines.map(json))),
      ("tooLittle", .bool(purchase.isTooLittle)),
    ])
  }

  private func json(_ line: PantryPlan.Purchase.Line) -> JSONText {
    .object([
      ("dish", .string(index.recipes.id(of: line.recipe).description)),
      ("ingredient", .string(index.requirements.names[line.requirement])),
    ])
  }

  private func names(_ ingredients: [IngredientID]) -> JSONText {
    .strings(ingredients.map(index.lexicon.name(of:)))
  }
}
