package import RecipeModel

/// Amounts of one ingredient, added up over several lines as far as their units allow.
///
/// What cannot be added stays apart: volume, mass, each counted unit, pieces without a unit. The order
/// in which amounts are added makes no difference, to the last bit. A sum of thirds, eighths or
/// decimals is exact: three times 1/3 cup is 1 cup.
package struct AmountSum: Hashable, Sendable {
  /// By the canonical name of the unit; pieces without a unit under the empty name.
  private var subtotals: [String: Subtotal] = [:]
  /// Something was added that says no quantity: "salt", "a pinch".
  package private(set) var hasUnmeasured = false

  package init() {}

  /// Adds one amount; nil, or one without a quantity, is unmeasured. Cost: O(1).
  ///
  /// - Parameter isDrink: The amount is of a drink, where "oz" is an ounce of volume.
  package mutating func add(_ amount: Amount?, isDrink: Bool, units: UnitTable) {
    guard let amount, let quantity = amount.quantity, quantity.isFinite, quantity >= 0 else {
      hasUnmeasured = true
      return
    }
    let known = units.kitchenUnit(of: amount, isDrink: isDrink)
    let lower = ExactQuantity(quantity)
    let upper = amount.quantityMax.flatMap { $0 > quantity ? ExactQuantity($0) : nil } ?? lower
    subtotals[known?.name ?? amount.unit ?? "", default: Subtotal(unit: known)]
      .add(lower, upper)
  }

  /// The subtotals: volume, mass, counted and vague units by name, pieces.
  ///
  /// Parts in one unit keep it; different ones become ml or l, g or kg, rounded to what a kitchen can
  /// measure unless all were metric. Cost: O(units · log units).
  package var amounts: [Amount] {
    let ordered = subtotals.sorted { $0.key < $1.key }
    let counted = ordered.filter { $0.value.unit?.factor == nil && !$0.key.isEmpty }
    return Self.measured(ordered, .volume, "ml", "l") + Self.measured(ordered, .mass, "g", "kg")
      + counted.map { $0.value.amount(unit: $0.key) }
      + (subtotals[""].map { [$0.amount(unit: nil)] } ?? [])
  }

  /// The subtotal of one dimension: at most one amount.
  private static func measured(
    _ ordered: [(key: String, value: Subtotal)],
    _ dimension: Unit.Dimension,
    _ small: String,
    _ large: String
  ) -> [Amount] {
    let parts = ordered.filter { $0.value.unit?.dimension == dimension }
    guard let first = parts.first else { return [] }
    if parts.count == 1 { return [first.value.amount(unit: first.key)] }
    let isMetric = parts.allSatisfy { $0.value.unit?.system == .metric }
    func total(_ end: (Subtotal) -> ExactQuantity) -> Double {
      let exact = parts.reduce(0) { $0 + end($1.value).value * ($1.value.unit?.factor ?? 0) }
      return isMetric ? exact : KitchenStep.nearest(exact, in: small)
    }
    let lower = total(\.lower)
    let isSmall = lower < 1000
    let size: Double = isSmall ? 1 : 1000
    let sum = Amount(quantity: lower, quantityMax: total(\.upper))
    return [sum.mapped(unit: isSmall ? small : large) { ExactQuantity($0 / size).value }]
  }
}

/// What one unit adds up to.
private struct Subtotal: Hashable {
  /// Nil for a unit that the table does not know.
  var unit: Unit?
  var lower = ExactQuantity(0)
  var upper = ExactQuantity(0)

  mutating func add(_ lower: ExactQuantity, _ upper: ExactQuantity) {
    self.lower += lower
    self.upper += upper
  }

  func amount(unit: String?) -> Amount {
    let isRange = upper.value > lower.value
    return Amount(
      quantity: lower.value,
      quantityMax: isRange ? upper.value : nil,
      unit: unit
    )
  }
}
