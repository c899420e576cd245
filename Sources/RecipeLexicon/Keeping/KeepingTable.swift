public import RecipeModel

/// How long fresh things keep at home, for those who type no dates.
public struct KeepingTable: Sendable, Equatable {
  /// Stands for what keeps for long, or of which nobody has stated it.
  public static let unknown = UInt32.max

  /// For each ingredient the days, in 0...9999, or ``unknown``.
  public let days: [UInt32]

  /// Of so many ingredients nothing is known. Cost: O(count).
  public init(unknownFor count: Int) {
    days = Array(repeating: Self.unknown, count: count)
  }

  /// Takes an array as laid out by another table; nil when an entry is above 9999.
  /// Cost: O(ingredients).
  public init?(days: [UInt32]) {
    guard days.allSatisfy({ $0 <= 9999 || $0 == Self.unknown }) else { return nil }
    self.days = days
  }

  /// How many days it keeps from the day on which it was bought; nil where that is not known, or does not
  /// matter.
  public func days(of ingredient: IngredientID) -> Int? {
    let entry = days[ingredient.rawValue]
    return entry == Self.unknown ? nil : Int(entry)
  }
}
