public import RecipeModel

/// Dishes that are cooked from one pantry, and what to buy for them.
public struct PantryPlan: Sendable, Equatable {
  package struct Dish: Sendable, Equatable {
    /// Against what is there before anything is bought.
    package var match: PantryMatch
    /// What it uses that has a date or does not keep, fewest days left first, then by name; what is past its
    /// date last.
    package var uses: [TimelyUse]
    /// What it takes of something that was made for a dish before it, in the order of its lines.
    package var leftovers: [Leftover] = []
  }

  /// The rest of a batch that serves another dish too: pesto that was made two days ago.
  package struct Leftover: Sendable, Equatable {
    package var ingredient: IngredientID
    /// The dish that it was made for.
    package var dish: RecipeID
  }

  /// Something that a dish uses and that should not wait.
  package struct TimelyUse: Sendable, Equatable {
    package var ingredient: IngredientID
    /// As ``PantryBatch/daysLeft``; without a date the days that such things keep.
    package var daysLeft: Int
    /// Whether somebody has said its date.
    package var isDated: Bool
    /// Whether it counts for the plan: it is due within its days, or does not keep.
    package var isSaved: Bool
  }

  /// Something to buy.
  package struct Purchase: Sendable, Equatable {
    package var ingredient: IngredientID
    /// What it is for, in the order of the dishes and of their lines.
    package var lines: [Line]
    /// It is there, but the dishes take more of it, or of what it makes, than is there.
    package var isTooLittle: Bool

    /// A line of a dish of the plan.
    package struct Line: Sendable, Equatable {
      package var recipe: RecipeID
      /// The requirement, a position in the index's table.
      package var requirement: Int
    }
  }

  /// How much better, key by key, the best plan of as many dishes might be.
  public struct Gap: Codable, Sendable, Equatable {
    /// How many fewer purchases beyond the allowed ones another plan might need.
    public var purchases: Int
    /// How many more of the ingredients that must be used another plan might use.
    public var asked: Int
    /// How much more another plan might use of what should be used soon; an ingredient that is due
    /// today weighs 1024.
    public var weight: Int
    /// In how many more ways the dishes of another plan might differ; see ``DishTraits``.
    public var variety: Int
    /// How many fewer substitutes another plan might need; see ``RankKeys/swaps`` and
    /// ``RankKeys/generics``.
    public var swaps: Int
    /// How many more pantry ingredients, up to three for each dish, another plan that is worth as much
    /// might use.
    public var breadth: Int
    /// How much more the dishes of another plan might be worth, if they swap as little; see ``PurchaseWorth``.
    public var worth: Int

    public init(
      purchases: Int = 0,
      asked: Int = 0,
      weight: Int = 0,
      variety: Int = 0,
      swaps: Int = 0,
      breadth: Int = 0,
      worth: Int = 0
    ) {
      self.purchases = purchases
      self.asked = asked
      self.weight = weight
      self.variety = variety
      self.swaps = swaps
      self.breadth = breadth
      self.worth = worth
    }
  }

  /// Those first that use what must be used soonest and no dish before them uses; then in the order of an
  /// answer.
  package var dishes: [Dish]
  /// By name.
  package var buy: [Purchase]
  /// The ingredients that must be used and that no dish uses, in the order of the query.
  public var unused: [IngredientID]
  /// Whether it is proven that no plan is better.
  public var isOptimal: Bool
  /// 0 in every key if the plan is proven to be the best, or to be as good as any other.
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
