/// The position of a recipe in one index, from 0. The recipes are in ascending order of name, then
/// dish id.
public struct RecipeID: Hashable, Sendable, Comparable {
  public let rawValue: Int

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: RecipeID, right: RecipeID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The position of a canonical ingredient in one lexicon, from 0. The ingredients are in ascending
/// order of name.
public struct IngredientID: Hashable, Sendable, Comparable {
  public let rawValue: Int

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: IngredientID, right: IngredientID) -> Bool {
    left.rawValue < right.rawValue
  }
}
