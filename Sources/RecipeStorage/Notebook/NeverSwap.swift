package import RecipeModel

/// What one person never swaps in one dish.
package struct NeverSwap: Sendable {
  /// What the catalogue calls the dish as theirs; that of their version, where they have one.
  package let id: DishID
  package let dish: DishID
  /// The number of the person.
  package let person: Int
  /// Whether somebody on the store wrote the dish.
  package var isOfOwnRecipe: Bool {
    dish.description.utf8.starts(with: "\(OwnRecipe.source):".utf8)
  }
  /// In the order in which they were said.
  package internal(set) var ingredients: [String] = []
}
