package import RecipeModel

/// How strong each ingredient is, as alcohol by volume.
package struct StrengthTable: Sendable, Equatable {
  /// Stands for a strength that nobody has stated.
  package static let unknown = UInt32.max

  /// For each ingredient, tenths of a percent in 0...1000, or ``unknown``.
  package let tenths: [UInt32]

  /// Of so many ingredients nothing is known. Cost: O(count).
  package init(unknownFor count: Int) {
    tenths = Array(repeating: Self.unknown, count: count)
  }

  /// Takes an array as laid out by another table; nil when an entry is above 100 percent.
  /// Cost: O(ingredients).
  package init?(tenths: [UInt32]) {
    guard tenths.allSatisfy({ $0 <= 1000 || $0 == Self.unknown }) else { return nil }
    self.tenths = tenths
  }

  /// Percent of alcohol by volume, to a tenth; nil when that is not known.
  package func percent(of ingredient: IngredientID) -> Double? {
    let entry = tenths[ingredient.rawValue]
    return entry == Self.unknown ? nil : Double(entry) / 10
  }
}
