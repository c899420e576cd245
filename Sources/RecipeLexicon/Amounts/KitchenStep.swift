/// The quantities that a cook can measure out, unit by unit.
enum KitchenStep {
  /// The nearest quantity that can be measured; never 0 for something above 0.
  ///
  /// - Parameter quantity: Finite and at least 0.
  static func nearest(_ quantity: Double, in unit: String?) -> Double {
    guard quantity > 0, quantity < 1e15 else { return quantity }
    guard let unit else { return step(quantity, parts: quantity < 10 ? 2 : 1) }
    if vague.contains(unit) { return max(1, quantity.rounded()) }
    switch MetricUnit(unit) {
    case .millilitre, .gram, .milligram: return nearestSmall(quantity)
    case .centilitre, .decilitre: return step(quantity, parts: quantity < 10 ? 20 : 2)
    case .litre, .kilogram: return step(quantity, parts: quantity < 10 ? 100 : 10)
    case nil: return nearestFraction(quantity)
    }
  }

  /// Millilitres and grams: halves below 10, ones below 100, fives below 1000, else tens.
  private static func nearestSmall(_ quantity: Double) -> Double {
    if quantity < 10 { return step(quantity, parts: 2) }
    if quantity < 100 { return quantity.rounded() }
    let size: Double = quantity < 1000 ? 5 : 10
    return (quantity / size).rounded() * size
  }

  /// Eighths and thirds below 1, quarters below 10, else whole; a third below 10 is kept.
  private static func nearestFraction(_ quantity: Double) -> Double {
    if quantity < 1 { return KitchenFraction.nearest(quantity) }
    if quantity >= 10 { return quantity.rounded() }
    let thirds = quantity * 3
    if abs(thirds - thirds.rounded()) < 1e-9 { return thirds.rounded() / 3 }
    return step(quantity, parts: 4)
  }

  /// The nearest multiple of 1/`parts`, at least one.
  static func step(_ quantity: Double, parts: Double) -> Double {
    max(1, (quantity * parts).rounded()) / parts
  }

  /// Nobody measures half of one.
  private static let vague: Set<String> = [
    "dash", "splash", "drop", "pinch", "handful", "knob", "thumb", "pat", "drizzle", "dollop",
    "glug", "grating",
    "grind", "squeeze", "squirt", "sprinkle", "shake", "dusting", "spoonful", "lump", "smidgen",
    "float", "rinse",
  ]
}
