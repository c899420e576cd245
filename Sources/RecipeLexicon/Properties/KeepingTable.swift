package import RecipeModel

/// How long fresh things keep at home, for those who type no dates.
package struct KeepingTable: Sendable, Equatable {
  /// Stands for what keeps for long, or of which nobody has stated it.
  package static let unknown = UInt32.max

  /// What is stated of each ingredient: the days where it is usually kept, in the fridge, in the cupboard, and
  /// once opened.
  static let columns = 4

  /// Days in 0...9999, or ``unknown``: ingredients × 4, row-major.
  package let days: [UInt32]

  /// Of so many ingredients nothing is known. Cost: O(count).
  package init(unknownFor count: Int) {
    days = Array(repeating: Self.unknown, count: count * Self.columns)
  }

  /// Takes an array as laid out by another table; nil when an entry is above 9999, or a row is not whole.
  /// Cost: O(ingredients).
  package init?(days: [UInt32]) {
    guard days.count.isMultiple(of: Self.columns),
      days.allSatisfy({ $0 <= 9999 || $0 == Self.unknown })
    else { return nil }
    self.days = days
  }

  /// How many numbers a table of so many ingredients has.
  package static func length(for ingredients: Int) -> Int { ingredients * columns }

  /// How many days it keeps from the day on which it was bought; nil where that is not known, does not
  /// matter, or time stands still: in the freezer.
  ///
  /// - Parameter place: Where it is kept; nil for where it usually is.
  package func days(of ingredient: IngredientID, in place: PantryPlace? = nil) -> Int? {
    switch place {
    case nil: value(of: ingredient, 0)
    case .fridge: value(of: ingredient, 1) ?? value(of: ingredient, 0)
    case .cupboard: value(of: ingredient, 2) ?? value(of: ingredient, 0)
    case .freezer: nil
    }
  }

  /// How many days it keeps once it is opened; nil where that makes no difference, or is not known.
  package func daysOpened(_ ingredient: IngredientID) -> Int? { value(of: ingredient, 3) }

  private func value(of ingredient: IngredientID, _ column: Int) -> Int? {
    let entry = days[ingredient.rawValue * Self.columns + column]
    return entry == Self.unknown ? nil : Int(entry)
  }
}
