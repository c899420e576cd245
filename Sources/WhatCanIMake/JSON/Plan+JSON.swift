public import JSONCoding
public import RecipeMatching
public import RecipeModel

extension Reply {
  /// `whatcanimake.plan/1`: each dish is a match with its day and what it uses that has a date.
  public typealias Plan = Joined<PlanList, Notes>

  public struct PlanList: JSONReply {
    public struct LeftOut: JSONReply {
      public let known, unwanted: Int
    }

    public let schema: String
    public let dishes: [Joined<Match, Day>]
    public let buy: [String]
    public let purchases: [PlannedPurchase]
    public let usedUp: [TimelyUse]
    public let spoiling: [String]
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
    public let leftovers: [Leftover]
  }

  /// Something to buy, and the lines of the dishes that it is for.
  public struct PlannedPurchase: JSONReply, Equatable {
    public struct Line: JSONReply, Equatable {
      public let dish: DishID
      public let ingredient: String
    }

    public let name: String
    public let `for`: [Line]
    /// Whether some of it is there, but not enough for all dishes.
    public let tooLittle: Bool
  }

  /// A leftover of something that was made for another dish of the plan.
  public struct Leftover: JSONReply, Equatable {
    public let ingredient: String
    /// The dish that it was made for, and its day.
    public let dish: DishID
    public let day: Int?
  }

  /// Something that a dish uses and that should be used soon.
  public struct TimelyUse: JSONReply, Equatable {
    public let ingredient: String
    /// If there is no date: the days that such things keep.
    public let daysLeft: Int
    /// Whether somebody gave its date.
    public let dated: Bool
  }
}

extension Reply.Day {
  fileprivate init(_ dish: PlannedDish) {
    self.init(day: dish.day, uses: dish.uses, leftovers: dish.leftovers)
  }
}

extension PlanReply {
  /// - Parameters:
  ///   - list: The list to which the dishes were added; nil for none.
  ///   - isShopped: Whether the purchases were added to the shopping list.
  public func json(savedTo list: String?, isShopped: Bool) -> Reply.Plan {
    Joined(
      Reply.PlanList(
        schema: "whatcanimake.plan/1",
        dishes: dishes.map { Joined($0.match.json, Reply.Day($0)) },
        buy: buy.map(\.name),
        purchases: buy,
        usedUp: usedUp,
        spoiling: spoiling,
        filling: filling?.buy,
        unused: unused,
        uncounted: uncounted,
        optimal: isOptimal,
        gap: gap,
        missingAtMost: missingAtMost,
        leftOut: .init(known: known, unwanted: unwanted),
        hidden: Reply.Hidden(hidden, notes),
        have: have,
        unknown: unknown,
        savedTo: list,
        shopping: isShopped
      ),
      Reply.Notes(notes)
    )
  }
}
