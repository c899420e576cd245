package import RecipeModel

/// How each ingredient looks in a glass. Only liquids have a colour.
package struct ColourTable: Sendable, Equatable {
  /// Stands for an ingredient without a colour.
  package static let none = UInt32.max

  /// For each ingredient, opacity in hundredths, red, green and blue, a byte each from the highest
  /// down, or ``none``.
  package let packed: [UInt32]

  /// None of so many ingredients has a colour. Cost: O(count).
  package init(noneFor count: Int) {
    packed = Array(repeating: Self.none, count: count)
  }

  /// Takes an array as laid out by another table; nil when an opacity is above 100 percent.
  /// Cost: O(ingredients).
  package init?(packed: [UInt32]) {
    guard packed.allSatisfy({ $0 >> 24 <= 100 || $0 == Self.none }) else { return nil }
    self.packed = packed
  }

  /// The colour of an ingredient; nil for what is no liquid.
  package func colour(of ingredient: IngredientID) -> DrinkColour? {
    DrinkColour(packed: packed[ingredient.rawValue])
  }
}
