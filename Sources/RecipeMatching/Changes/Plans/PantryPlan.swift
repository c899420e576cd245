public import RecipeModel

/// Dishes to cook from one stock, and what to buy for them.
public struct PantryPlan: Sendable, Equatable {
  public struct Dish: Sendable, Equatable {
    /// Against what is there before anything is bought.
    public var match: PantryMatch
    /// What it uses that has a date, fewest days left first, then by name.
    public var uses: [DatedUse]
  }

  /// Something with a date that a dish uses.
  public struct DatedUse: Sendable, Equatable {
    public var ingredient: IngredientID
    /// As ``PantryBatch/daysLeft``.
    public var daysLeft: Int
  }

  /// Something to buy.
  public struct Purchase: Sendable, Equatable {
    public var ingredient: IngredientID
    /// What it is for, in the order of the dishes and of their lines.
    public var lines: [Line]
    /// It is there, but the dishes take more of it, or of what it makes, than is there.
    public var isTooLittle: Bool

    /// A line of a dish of the plan.
    public struct Line: Sendable, Equatable {
      public var recipe: RecipeID
      /// The requirement, a position in the index's table.
      public var requirement: Int
    }
  }

  /// How far a plan may be from the best one of as many dishes.
  public struct Gap: Sendable, Equatable {
    /// So many more of the things that must be used might be used.
    public var asked: Int
    /// So much more urgency of dates, in the terms of ``RankKeys/expiring``, might be used.
    public var expiring: Int
    /// So many purchases fewer might do.
    public var purchases: Int

    public init(asked: Int = 0, expiring: Int = 0, purchases: Int = 0) {
      self.asked = asked
      self.expiring = expiring
      self.purchases = purchases
    }
  }

  /// Those first that use what must be used soonest and no dish before them uses; then in the order of an
  /// answer.
  public var dishes: [Dish]
  /// By name.
  public var buy: [Purchase]
  /// What must be used and goes into none of the dishes, in the order of the query.
  public var unused: [IngredientID]
  /// Whether no plan is better.
  public var isOptimal: Bool
  /// 0 in everything for a plan that is proven the best, and where nothing but taste is not proven.
  public var gap: Gap

  init(
    dishes: [Dish] = [],
    buy: [Purchase] = [],
    unused: [IngredientID] = [],
    isOptimal: Bool,
    gap: Gap = Gap()
  ) {
    self.dishes = dishes
    self.buy = buy
    self.unused = unused
    self.isOptimal = isOptimal
    self.gap = gap
  }
}
