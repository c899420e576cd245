/// A unit of ingredient lines: what it measures and how much that is.
package struct Unit: Hashable, Sendable {
  package enum Dimension: String, Sendable, CaseIterable {
    /// In millilitres.
    case volume
    /// In grams.
    case mass
    /// Whole pieces: cloves, cans, slices. Their weight is not known.
    case count
    /// No fixed amount: a pinch, a handful, a splash.
    case vague
  }

  /// Whose kitchens use it; `none` for units that every kitchen shares.
  package enum System: String, Sendable, CaseIterable {
    case metric
    case us
    case imperial
    case none
  }

  /// The canonical short name: "tbsp", "fl oz".
  package var name: String
  package var dimension: Dimension
  /// Millilitres or grams in one; finite and above 0. Absent for counts and vague units.
  package var factor: Double?
  package var system: System

  package init(name: String, dimension: Dimension, factor: Double?, system: System) {
    self.name = name
    self.dimension = dimension
    self.factor = factor
    self.system = system
  }

  /// True when it says the same of whatever it measures: no vague unit, and no share of a whole
  /// that only the line knows ("2 parts gin").
  package var isAbsolute: Bool {
    dimension != .vague && !["part", "measure", "portion", "serving"].contains(name)
  }

  /// True when a volume or mass has a factor that is finite and above 0, and others have none.
  var hasSuitableFactor: Bool {
    switch dimension {
    case .volume, .mass: factor.map { $0.isFinite && $0 > 0 } ?? false
    case .count, .vague: factor == nil
    }
  }

  /// The same quantity in another unit of the same dimension.
  ///
  /// - Returns: Nil when the dimensions differ, when a unit has no fixed amount, or when the result
  ///   is not finite. A unit converts to itself, whatever its dimension.
  package func convert(_ quantity: Double, to other: Unit) -> Double? {
    if self == other { return quantity.isFinite ? quantity : nil }
    guard dimension == other.dimension, let factor, let otherFactor = other.factor else {
      return nil
    }
    let result = quantity * factor / otherFactor
    return result.isFinite ? result : nil
  }
}
