package import RecipeModel

/// What a plan is to be: how many dishes, what may be bought for them, and what they are like.
package struct PlanTerms {
  /// How many dishes; at least 1.
  package var count: Int
  /// How many days they are for; at least 1.
  package var days: Int
  /// How many things are free to buy.
  package var allowance: Int
  /// How many further things may be bought for each dish of the plan; nil for any number.
  package var excessPerDish: Int?
  /// What a dish is like.
  package var likeness: (RecipeID) -> DishLikeness = { _ in DishLikeness() }
  /// How many dishes may lean on a thing, one of ``DishLikeness/things``; nil for any number.
  package var mostLeaning: (Int) -> Int? = { _ in nil }
  /// Whether a line, by its number in the index, asks for what its dish is made of first and foremost.
  package var isMain: (Int) -> Bool = { _ in false }
  /// How many dishes may lack such a line; nil for any number.
  package var mostBuyingMain: Int?
  /// Whether what does not keep should be used, also without a date.
  package var savesFresh = true
  /// What it weighs to use a thing for its own sake, beside what hurries: so much as something that is due weighs, 1024
  /// on its day.
  package var reason: (IngredientID) -> Int = { _ in 0 }
  /// Whether two dishes should not stand in one plan, beside those that are nearly equal; symmetric.
  package var areAlike: @Sendable (RecipeID, RecipeID) -> Bool

  package init(
    count: Int,
    days: Int,
    allowance: Int,
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) {
    (self.count, self.days, self.allowance) = (count, days, allowance)
    self.areAlike = areAlike
  }
}
