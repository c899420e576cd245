import RecipeLexicon
import RecipeModel

extension UnitTable {
  /// The smallest amount, in millilitres or grams, that counts as a package of its own.
  private static let leastPackage = 100.0

  /// How much of something is in the pantry once it is bought, if nobody says so; nil for an unknown
  /// amount.
  ///
  /// It is what was on the list. But of what a dish needs only a little, shops sell more: who buys
  /// bitters for a dash of them has a bottle. So an amount that only dishes ask for is unknown in a
  /// vague unit, and below 100 ml or 100 g.
  ///
  /// - Parameter isForDishes: False if a person put some of it on the list by hand.
  func boughtAmount(listed amount: Amount?, isForDishes: Bool) -> Amount? {
    guard let amount, isForDishes, let name = amount.unit, let unit = unit(named: name) else {
      return amount
    }
    switch unit.dimension {
    case .vague: return nil
    case .count: return amount
    case .volume, .mass:
      let size = (amount.quantity ?? 0) * (unit.factor ?? 0)
      return size < Self.leastPackage ? nil : amount
    }
  }
}
