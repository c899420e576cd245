package import RecipeModel

/// Amounts as a cook writes them.
package enum AmountText {
  /// "60 ml", "1 1/2 oz", "2–3 cloves", "10 g / 1/2 oz": in the given order, " / " between them.
  ///
  /// Empty when no amount has anything to say. Cost: O(characters).
  package static func text(of amounts: [Amount]) -> String {
    amounts.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " / ")
  }

  /// One amount: quantity or range, and the unit, in the plural above 1.
  ///
  /// Metric units have decimals ("2.5 cl"), and less than a litre or a kilogram is said in millilitres
  /// or grams; all others have
  /// kitchen fractions where one is meant ("1/2
  /// lime"), else decimals; at most two, and "under 0.01" for what would be 0. There is never an
  /// exponent. A quantity that is no number is left out. Cost: O(characters).
  package static func text(of amount: Amount) -> String {
    let amount = amount.inSmallUnit
    let unit = amount.unit ?? ""
    guard let quantity = amount.quantity, quantity.isFinite else { return unit }
    var most = quantity
    var number = text(of: quantity, unit: unit)
    if let upper = amount.quantityMax, upper.isFinite {
      most = upper
      let upperText = text(of: upper, unit: unit)
      if upperText != number { number += "–" + upperText }
    }
    if unit.isEmpty { return number }
    return number + " " + (most > 1 ? UnitPlural.plural(of: unit) : unit)
  }

  /// - Parameter quantity: Finite.
  private static func text(of quantity: Double, unit: String) -> String {
    if quantity < 0 { return "-" + text(of: -quantity, unit: unit) }
    let whole = quantity.rounded(.down)
    guard MetricUnit(unit) == nil, let fraction = KitchenFraction.meant(by: quantity - whole) else {
      return DecimalText.text(of: quantity)
    }
    return whole > 0 ? DecimalText.text(of: whole) + " " + fraction.text : fraction.text
  }
}

extension Amount {
  /// 0.8 l as 800 ml; anything but less than a whole litre or kilogram as it is.
  fileprivate var inSmallUnit: Amount {
    let small = ["l": "ml", "kg": "g"]
    guard let unit = unit.flatMap({ small[$0] }), let quantity, quantity > 0,
      max(quantity, quantityMax ?? 0) < 1,
      // A third of a litre stays one: nobody measures 333.33 ml.
      (quantity * 1_000 - (quantity * 1_000).rounded()).magnitude < 1e-6
    else { return self }
    return Amount(
      quantity: quantity * 1_000,
      quantityMax: quantityMax.map { $0 * 1_000 },
      unit: unit
    )
  }
}
