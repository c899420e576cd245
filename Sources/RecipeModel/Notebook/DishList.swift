/// A named list of dishes, in the order that the person chose.
public struct DishList: Hashable, Sendable, Codable {
  /// The list that every person has; it can be neither deleted nor renamed.
  public static let wishlist = "wishlist"

  public var name: String
  /// The dishes in order; each once.
  public var dishes: [DishID]
  /// Seconds since 1970.
  public var createdAt: Int

  public init(name: String, dishes: [DishID], createdAt: Int) {
    self.name = name
    self.dishes = dishes
    self.createdAt = createdAt
  }
}
