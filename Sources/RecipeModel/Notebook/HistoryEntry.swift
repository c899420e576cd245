/// An event of a dish in a person's kitchen.
public struct HistoryEntry: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case cooked
    case suggested
  }

  /// Permanent within its store; ascending in the order in which entries were made.
  public var number = 0
  public var kind: Kind
  public var dish: DishID
  /// The name of the dish at that time.
  public var dishName: String
  /// For how many people it was cooked; nil if it is not given.
  public var servings: Int?
  /// Seconds since 1970.
  public var at: Int

  private enum CodingKeys: String, CodingKey {
    case kind, dish
    case dishName = "name"
    case servings, at
  }

  public init(
    number: Int,
    kind: Kind,
    dish: DishID,
    dishName: String,
    servings: Int? = nil,
    at: Int
  ) {
    self.number = number
    self.kind = kind
    self.dish = dish
    self.dishName = dishName
    self.servings = servings
    self.at = at
  }
}
