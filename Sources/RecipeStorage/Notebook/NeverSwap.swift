public import RecipeModel

/// What one person never swaps in one dish.
public struct NeverSwap: Sendable {
  /// What the catalogue calls the dish as theirs; that of their version, where they have one.
  public let id: DishID
  public let dish: DishID
  /// The number of the person.
  public let person: Int
  /// Whether somebody on the store wrote the dish.
  public var isOfOwnRecipe: Bool { dish.description.utf8.starts(with: "\(OwnRecipe.source):".utf8) }
  /// In the order in which they were said.
  public internal(set) var ingredients: [String] = []
}
