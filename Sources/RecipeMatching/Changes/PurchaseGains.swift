public import RecipeModel

/// What buying one thing would change.
public struct PurchaseGain: Sendable, Equatable {
  public var ingredient: IngredientID
  /// Dishes that lack something and would lack nothing.
  public var ready: Int
  /// Dishes that lack more than one thing and would lack one.
  public var oneAway: Int

  public init(ingredient: IngredientID, ready: Int, oneAway: Int) {
    self.ingredient = ingredient
    self.ready = ready
    self.oneAway = oneAway
  }
}
