package import RecipeModel

/// The ingredients that one person never swaps in one dish.
package struct NeverSwap: Sendable {
  /// The id that the catalogue has for the dish as this person sees it; that of their version, if
  /// they have one.
  package let id: DishID
  package let dish: DishID
  /// The number of the person.
  package let person: Int
  /// Whether somebody on the store wrote the dish.
  package var isOfOwnRecipe: Bool {
    dish.description.utf8.starts(with: "\(OwnRecipe.source):".utf8)
  }
  /// In the order in which they were taught.
  package internal(set) var ingredients: [String] = []
}
