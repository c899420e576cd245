public import RecipeModel

/// A new dish that is the same as others in the catalogue, so that they share a row of an answer.
public struct JoinedDish: Sendable, Equatable {
  public var id: DishID
  public var name: String
  /// The others of its duplicate group, in ascending order; at least one.
  public var others: [DishID]
}
