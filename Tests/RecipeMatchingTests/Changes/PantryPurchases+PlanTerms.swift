import RecipeModel

@testable import RecipeMatching

extension PantryPurchases {
  /// A plan among all dishes, its terms one by one.
  func plan(
    count: Int,
    days: Int,
    allowance: Int,
    excessPerDish: Int? = nil,
    usingPantry: Bool,
    beyondUsual: Bool = false,
    likeness: @escaping (RecipeID) -> DishLikeness = { _ in DishLikeness() },
    mostLeaning: @escaping (Int) -> Int? = { _ in nil },
    isMain: @escaping (Int) -> Bool = { _ in false },
    mostBuyingMain: Int? = nil,
    savesFresh: Bool = true,
    reason: @escaping (IngredientID) -> Int = { _ in 0 },
    isLight: (RecipeID) -> Bool = { _ in false },
    isAllowed: (RecipeID) -> Bool = { _ in true },
    areAlike: @escaping @Sendable (RecipeID, RecipeID) -> Bool
  ) -> PantryPlan {
    var terms = PlanTerms(count: count, days: days, allowance: allowance, areAlike: areAlike)
    terms.excessPerDish = excessPerDish
    terms.likeness = likeness
    terms.mostLeaning = mostLeaning
    terms.isMain = isMain
    terms.mostBuyingMain = mostBuyingMain
    terms.savesFresh = savesFresh
    terms.reason = reason
    let dishes = plannable(
      usingPantry: usingPantry,
      beyondUsual: beyondUsual,
      isLight: isLight,
      isAllowed: isAllowed
    )
    return plan(terms, among: dishes)
  }
}
