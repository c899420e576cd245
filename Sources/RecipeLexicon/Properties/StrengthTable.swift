public import RecipeModel

/// How strong each ingredient is, as alcohol by volume.
public struct StrengthTable: Sendable, Equatable {
  /// Stands for a strength that nobody has stated.
  public static let unknown = UInt32.max

  /// For each ingredient, tenths of a percent in 0...1000, or ``unknown``.
  public let tenths: [UInt32]

  /// Of so many ingredients nothing is known. Cost: O(count).
  public init(unknownFor count: Int) {
    tenths = Array(repeating: Self.unknown, count: count)
  }

  /// Takes an array as laid out by another table; nil when an entry is above 100 percent.
  /// Cost: O(ingredients).
  public init?(tenths: [UInt32]) {
    guard tenths.allSatisfy({ $0 <= 1000 || $0 == Self.unknown }) else { return nil }
    self.tenths = tenths
  }

  /// Percent of alcohol by volume, to a tenth; nil when that is not known.
  public func percent(of ingredient: IngredientID) -> Double? {
    let entry = tenths[ingredient.rawValue]
    return entry == Self.unknown ? nil : Double(entry) / 10
  }
}
