public import JSONCoding
public import RecipeMatching
public import RecipeModel

extension Reply {
  /// `whatcanimake.plan/1`: each dish is a match with its day and what it uses that has a date.
  public typealias Plan = Joined<PlanList, Notes>

  public struct PlanList: JSONReply {
    public struct Purchase: JSONReply {
      public struct Line: JSONReply {
        public let dish: DishID
        public let ingredient: String
      }

      public let name: String
      public let `for`: [Line]
      public let tooLittle: Bool
    }

    public struct LeftOut: JSONReply {
      public let known, unwanted: Int
    }

    public let schema: String
    public let dishes: [Joined<Match, Day>]
    public let buy: [String]
    public let purchases: [Purchase]
    public let usedUp: [TimelyUse]
    public let filling: [String]?
    public let unused, uncounted: [String]
    public let optimal: Bool
    public let gap: PantryPlan.Gap
    public let missingAtMost: Int?
    public let leftOut: LeftOut
    public let hidden: Hidden
    public let have: [String]
    public let unknown: [UnknownName]
    public let savedTo: String?
    public let shopping: Bool
  }

  public struct Day: JSONReply {
    public let day: Int?
    public let uses: [TimelyUse]
  }

  public struct TimelyUse: JSONReply {
    public let ingredient: String
    public let daysLeft: Int
    public let dated: Bool
  }
}

extension Kitchen {
  /// - Parameters:
  ///   - list: The list that it was put on; nil for none.
  ///   - isShopped: Whether what it asks for was put on the shopping list.
  public func json(_ reply: PlanReply, savedTo list: String?, isShopped: Bool) -> Reply.Plan {
    let plan = reply.plan
    let families = alsoIn(of: plan.dishes.map(\.match.recipe), reply.notes)
    let makers = makers(under: reply.notes.stated)
    let dishes = plan.dishes.enumerated().map { position, dish in
      Joined(
        json(dish.match, families, makers),
        Reply.Day(day: reply.day(of: position), uses: dish.uses.map(json))
      )
    }
    return Joined(
      Reply.PlanList(
        schema: "whatcanimake.plan/1",
        dishes: dishes,
        buy: names(plan.buy.map(\.ingredient)),
        purchases: plan.buy.map(json),
        usedUp: reply.usedUp.map(json),
        filling: reply.filling.map { names($0.buy) },
        unused: names(plan.unused),
        uncounted: reply.uncounted,
        optimal: plan.isOptimal,
        gap: plan.gap,
        missingAtMost: reply.missingAtMost,
        leftOut: .init(known: reply.known, unwanted: reply.unwanted),
        hidden: Reply.Hidden(reply.hidden, reply.notes),
        have: reply.have,
        unknown: reply.unknown,
        savedTo: list,
        shopping: isShopped
      ),
      Reply.Notes(reply.notes)
    )
  }

  private func json(_ use: PantryPlan.TimelyUse) -> Reply.TimelyUse {
    Reply.TimelyUse(
      ingredient: index.lexicon.name(of: use.ingredient),
      daysLeft: use.daysLeft,
      dated: use.isDated
    )
  }

  private func json(_ purchase: PantryPlan.Purchase) -> Reply.PlanList.Purchase {
    .init(
      name: index.lexicon.name(of: purchase.ingredient),
      for: purchase.lines.map { line in
        .init(
          dish: index.recipes.id(of: line.recipe),
          ingredient: index.requirements.names[line.requirement]
        )
      },
      tooLittle: purchase.isTooLittle
    )
  }

  private func names(_ ingredients: [IngredientID]) -> [String] {
    ingredients.map(index.lexicon.name(of:))
  }
}
