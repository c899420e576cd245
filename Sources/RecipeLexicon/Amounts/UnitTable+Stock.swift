package import RecipeModel

/// How far what is there goes towards what is needed.
package struct AmountShortfall: Hashable, Sendable {
  /// What is there, in the unit of the need; it may be more than the need.
  package var held: Amount
  /// What is missing, in the unit of the need; nil when there is enough.
  package var short: Amount?
  /// Nothing else is there: every amount could be compared with the need.
  package var isComplete: Bool

  package init(held: Amount, short: Amount?, isComplete: Bool) {
    self.held = held
    self.short = short
    self.isComplete = isComplete
  }
}

/// What is left of something after some was used.
package enum StockRest: Hashable, Sendable {
  /// What is left, in the unit of the stock.
  case rest(Amount)
  case nothing
  /// The two amounts measure different things, or one has no quantity.
  case incomparable
}

extension UnitTable {
  /// Of 60 ml, 45 ml are there: 15 ml are short.
  ///
  /// Of a range the lower end counts. The last 2 % of a need are not looked at: 2 oz do for 60 ml.
  /// Where systems of units meet, the shortfall is rounded to what a kitchen can measure.
  ///
  /// - Parameters:
  ///   - have: What is there of the ingredient; may be empty, then all is short.
  ///   - isDrink: "oz" of a need is an ounce of volume. What is there in "oz" may be either.
  /// - Returns: Nil when the need has no quantity, or when something is there but nothing of it can
  ///   be compared with the need. Cost: O(amounts).
  package func shortfall(
    of need: Amount,
    having have: [Amount],
    isDrink: Bool
  ) -> AmountShortfall? {
    guard let needed = need.quantity, needed.isFinite, needed >= 0 else { return nil }
    var held = ExactQuantity(0)
    var compared = 0
    var isExact = true
    for amount in have {
      guard let quantity = amount.quantity, quantity.isFinite,
        let exchange = exchange(of: need, with: amount, isDrink: isDrink)
      else { continue }
      held += ExactQuantity(quantity * exchange.needPerStock)
      compared += 1
      isExact = isExact && exchange.isExact
    }
    guard compared > 0 || have.isEmpty else { return nil }
    var rest = ExactQuantity(needed)
    rest -= held
    let isEnough = rest.value <= needed * Self.unnoticed
    let short = isExact ? rest.value : KitchenStep.nearest(max(0, rest.value), in: need.unit)
    return AmountShortfall(
      held: Amount(quantity: held.value, unit: need.unit),
      short: isEnough ? nil : Amount(quantity: short, unit: need.unit),
      isComplete: compared == have.count
    )
  }

  /// What is left of `stock` when `used` is taken out of it, in the unit of the stock.
  ///
  /// Of a range that was used the lower end counts; a stock that is a range stays one while some of
  /// it is certain or possible. Where systems of units meet, less than 2 % of what was used is
  /// nothing: 1 oz empties a measure of 30 ml.
  ///
  /// - Parameter isDrink: "oz" of what was used is an ounce of volume. A stock in "oz" may be either.
  package func taking(_ used: Amount, from stock: Amount, isDrink: Bool) -> StockRest {
    guard let amount = used.quantity, amount.isFinite, amount >= 0, let lower = stock.quantity,
      lower.isFinite, let exchange = exchange(of: used, with: stock, isDrink: isDrink)
    else { return .incomparable }
    let taken = ExactQuantity(amount * exchange.stockPerNeed)
    func rest(of end: Double) -> Double {
      var rest = ExactQuantity(end)
      rest -= taken
      return max(0, rest.value)
    }
    let leftLower = rest(of: lower)
    let leftUpper = stock.quantityMax.map { $0.isFinite ? rest(of: $0) : 0 } ?? 0
    let left = max(leftLower, leftUpper)
    let unnoticed = exchange.isExact ? 0 : taken.value * Self.unnoticed
    guard left > unnoticed else { return .nothing }
    return .rest(
      Amount(
        quantity: leftLower,
        quantityMax: leftUpper > leftLower ? leftUpper : nil,
        unit: stock.unit
      )
    )
  }

  /// The share of a need that may be lacking: kitchens write 30 ml for an ounce.
  private static let unnoticed = 0.02

  private struct Exchange {
    /// One unit of the stock, in the unit of the need.
    var needPerStock: Double
    /// One unit of the need, in the unit of the stock.
    var stockPerNeed: Double
    /// Both are of one system, so that nothing is rounded away.
    var isExact: Bool
  }

  /// How a need and a stock count in each other's units; nil when they do not.
  private func exchange(of need: Amount, with stock: Amount, isDrink: Bool) -> Exchange? {
    let needed = kitchenUnit(of: need, isDrink: isDrink)
    guard let needed, let there = kitchenUnit(of: stock, isDrink: false) else {
      let isSame = needed == nil && need.unit == stock.unit
      return isSame ? Exchange(needPerStock: 1, stockPerNeed: 1, isExact: true) : nil
    }
    for unit in [there, inDrinks(there)] {
      if let forth = unit.convert(1, to: needed), let back = needed.convert(1, to: unit) {
        return Exchange(
          needPerStock: forth,
          stockPerNeed: back,
          isExact: unit.system == needed.system
        )
      }
    }
    return nil
  }

  /// The unit that the amount is in; nil for pieces and for a unit that the table does not know.
  func kitchenUnit(of amount: Amount, isDrink: Bool) -> Unit? {
    guard let name = amount.unit, let written = unit(named: name) else { return nil }
    return isDrink ? inDrinks(written) : written
  }
}
