package import RecipeModel

extension UnitTable {
  /// The amount in the units of `system`, rounded to what can be measured in them.
  ///
  /// Volumes become volumes and weights become weights. Counts, vague and unknown units, spoons, and
  /// amounts that are in the system already stay as they are. Both ends of a range are converted.
  ///
  /// - Metric: millilitres, from 1000 litres; grams, from 1000 kilograms. In drinks always
  ///   millilitres, to 2.5 below 100.
  /// - US: teaspoons, from 15 ml tablespoons, from 60 ml cups; ounces, from a pound pounds with
  ///   decimals. In drinks ounces of 30 ml, to quarters where one is within 3 %, else eighths, and
  ///   teaspoons below a quarter; weights stay, because an ounce of a drink is one of volume.
  ///
  /// - Parameter isDrink: "oz" is an ounce of volume.
  package func converted(_ amount: Amount, to system: KitchenUnits, isDrink: Bool) -> Amount {
    guard let quantity = amount.quantity, quantity.isFinite, quantity > 0,
      let unit = measuredUnit(of: amount, isDrink: isDrink), let factor = unit.factor,
      unit.system != .none, !system.holds(unit)
    else { return amount }
    let isBarOunce = isDrink && unit.name == "fl oz"
    let base = isBarOunce ? KitchenScale.barOunce : factor
    let scale = KitchenScale(
      for: quantity * base,
      of: unit.dimension,
      in: system,
      isDrink: isDrink
    )
    guard let scale else { return amount }
    return amount.mapped(unit: scale.unit) { scale.quantity(of: $0 * base) }
  }

  /// The amounts of one line in the units of `system`.
  ///
  /// Where the line states an amount in that system, this one is kept as written and those of other
  /// systems go; otherwise each amount is converted, and repeats of an earlier one go. The order
  /// stays. Cost: O(amounts²).
  package func converted(
    _ amounts: [Amount],
    to system: KitchenUnits,
    isDrink: Bool
  ) -> [Amount] {
    let units = amounts.map { measuredUnit(of: $0, isDrink: isDrink) }
    if units.contains(where: { $0.map(system.holds) ?? false }) {
      return zip(amounts, units).filter { _, unit in
        unit.map { $0.system == .none || system.holds($0) } ?? true
      }.map(\.0)
    }
    var result: [Amount] = []
    for amount in amounts {
      let converted = converted(amount, to: system, isDrink: isDrink)
      if converted == amount || !result.contains(converted) { result.append(converted) }
    }
    return result
  }

  /// The unit of volume or mass that the amount is in.
  func measuredUnit(of amount: Amount, isDrink: Bool) -> Unit? {
    kitchenUnit(of: amount, isDrink: isDrink).flatMap { $0.factor == nil ? nil : $0 }
  }
}

extension KitchenUnits {
  func holds(_ unit: Unit) -> Bool {
    switch self {
    case .metric: unit.system == .metric
    case .us: unit.system == .us
    }
  }
}
