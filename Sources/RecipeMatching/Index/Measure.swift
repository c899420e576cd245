import RecipeLexicon
import RecipeModel

/// What an amount measures. Amounts of two dimensions are never compared: a volume says nothing of
/// a mass, nor a clove of a bulb.
struct MeasureDimension: Hashable {
  /// 0 volume, 1 mass, 2 pieces, then 3 and the position of a unit that counts.
  var rawValue: UInt32

  static let volume = MeasureDimension(rawValue: 0)
  static let mass = MeasureDimension(rawValue: 1)
  static let pieces = MeasureDimension(rawValue: 2)

  static func count(of unit: Int) -> MeasureDimension {
    MeasureDimension(rawValue: pieces.rawValue + 1 + UInt32(unit))
  }

  /// The unit that quantities of this dimension are in; nil for pieces.
  func unitName(in units: UnitTable) -> String? {
    switch self {
    case .volume: "ml"
    case .mass: "g"
    case .pieces: nil
    default: units.units[Int(rawValue - Self.pieces.rawValue) - 1].name
    }
  }

  /// True when a table with these units has such a dimension.
  func isKnown(to units: UnitTable) -> Bool {
    guard rawValue > Self.pieces.rawValue else { return true }
    let unit = Int(rawValue - Self.pieces.rawValue) - 1
    guard unit < units.units.count else { return false }
    return units.units[unit].dimension == .count && units.units[unit].isAbsolute
  }
}

/// An amount in the base unit of its dimension: ml, g, pieces, or the unit that counts.
struct Measure: Hashable {
  var dimension: MeasureDimension
  /// Thousandths of the base unit, rounded to the nearest; exact from there on.
  var thousandths: UInt32
}

extension UnitTable {
  /// What a line of a dish asks for, once a dimension, in the order written; of two amounts in one
  /// dimension the first. Of a range the lower end counts. Empty where the line says nothing that
  /// can be compared.
  func measures(of line: IngredientLine, isDrink: Bool) -> [Measure] {
    var found: [Measure] = []
    for amount in line.amounts {
      guard let measure = measure(of: amount, isDrink: isDrink) else { continue }
      if !found.contains(where: { $0.dimension == measure.dimension }) { found.append(measure) }
    }
    return found
  }

  /// What a batch holds, once a dimension: an ounce is a mass against a mass, and a fluid ounce
  /// against a volume. Empty for an amount that is unknown or that cannot be compared.
  func measures(ofBatch amount: Amount?) -> [Measure] {
    guard let amount else { return [] }
    let readings = [false, true].compactMap { measure(of: amount, isDrink: $0) }
    return readings.count == 2 && readings[0] == readings[1] ? [readings[0]] : readings
  }

  /// Nil for vague and relative units, for units that are not in the table, for an amount without a
  /// quantity, and for one out of range: below 0 or above 4,294,967 of the base unit.
  private func measure(of amount: Amount, isDrink: Bool) -> Measure? {
    guard let quantity = amount.quantity else { return nil }
    guard let name = amount.unit else {
      return measure(quantity, .pieces, factor: 1)
    }
    guard let position = position(named: name) else { return nil }
    let unit = isDrink ? inDrinks(units[position]) : units[position]
    guard unit.isAbsolute else { return nil }
    switch unit.dimension {
    case .volume: return measure(quantity, .volume, factor: unit.factor)
    case .mass: return measure(quantity, .mass, factor: unit.factor)
    case .count: return measure(quantity, .count(of: position), factor: 1)
    case .vague: return nil
    }
  }

  private func measure(
    _ quantity: Double,
    _ dimension: MeasureDimension,
    factor: Double?
  ) -> Measure? {
    guard quantity >= 0, let factor else { return nil }
    let thousandths = UInt32(exactly: (quantity * (factor * 1000)).rounded())
    return thousandths.map { Measure(dimension: dimension, thousandths: $0) }
  }
}
