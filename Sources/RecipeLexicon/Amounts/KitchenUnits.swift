/// The units that a cook wants to read.
public enum KitchenUnits: String, Sendable, CaseIterable {
  /// Millilitres, litres, grams, kilograms.
  case metric
  /// Fluid ounces and cups, ounces and pounds.
  case us
}
