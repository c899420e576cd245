/// A unit that an amount is read in, and what can be measured in it.
struct KitchenScale {
  /// The bar's ounce, in millilitres: a 30 ml jigger is one.
  static let barOunce = 30.0
  private static let pound = 453.59237
  private static let ounce = 28.349523125
  /// A difference that a kitchen does not notice, as a share of the amount.
  static let tolerance = 0.03

  let unit: String
  /// In millilitres or grams.
  private let size: Double
  private let rounding: Rounding

  private enum Rounding {
    case kitchen
    /// To 2.5 below 100.
    case barMillilitres
    /// To the nearest quarter if it is close, otherwise to one of these parts.
    case quarters(elseParts: Double)
  }

  private init(_ unit: String, _ size: Double, _ rounding: Rounding = .kitchen) {
    self.unit = unit
    self.size = size
    self.rounding = rounding
  }

  /// The scale for an amount; nil where the system has none.
  ///
  /// - Parameter base: In millilitres or grams.
  init?(for base: Double, of dimension: Unit.Dimension, in system: KitchenUnits, isDrink: Bool) {
    let reach = base * (1 + Self.tolerance)
    switch (system, dimension) {
    case (.metric, .volume):
      self = isDrink ? Self("ml", 1, .barMillilitres) : Self.decimal("ml", "l", for: base)
    case (.metric, .mass): self = Self.decimal("g", "kg", for: base)
    case (.us, .volume) where isDrink:
      let isOunces = reach >= Self.barOunce / 4
      self = isOunces ? Self("oz", Self.barOunce, .quarters(elseParts: 8)) : Self("tsp", 5)
    case (.us, .volume):
      self = reach < 15 ? Self("tsp", 5) : reach < 60 ? Self("tbsp", 15) : Self("cup", 240)
    case (.us, .mass) where !isDrink:
      let isPounds = reach >= Self.pound
      self =
        isPounds ? Self("lb", Self.pound, .quarters(elseParts: 10)) : Self("oz", Self.ounce)
    default: return nil
    }
  }

  /// The small unit where the rounded amount is below 1000 of it, else the large one.
  private static func decimal(_ small: String, _ large: String, for base: Double) -> KitchenScale {
    let isSmall = KitchenStep.nearest(base, in: small) < 1000
    return isSmall ? KitchenScale(small, 1) : KitchenScale(large, 1000)
  }

  /// - Parameter base: In millilitres or grams; above 0.
  func quantity(of base: Double) -> Double {
    let exact = min(base / size, .greatestFiniteMagnitude)
    switch rounding {
    case .kitchen: return KitchenStep.nearest(exact, in: unit)
    case .barMillilitres:
      return exact < 100
        ? KitchenStep.step(exact, parts: 0.4) : KitchenStep.nearest(exact, in: unit)
    case .quarters(let parts):
      if exact >= 10 { return KitchenStep.nearest(exact, in: unit) }
      let quarter = KitchenStep.step(exact, parts: 4)
      let isClose = abs(quarter - exact) <= exact * Self.tolerance
      return isClose ? quarter : KitchenStep.step(exact, parts: parts)
    }
  }
}
