public import RecipeModel

/// A new dish that is the same as others of the catalogue, so that they share a row of an answer.
public struct JoinedDish: Sendable, Equatable {
  public var id: DishID
  public var name: String
  /// The others of its family, ascending; at least one.
  public var others: [DishID]
}
