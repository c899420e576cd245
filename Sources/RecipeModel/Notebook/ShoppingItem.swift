/// Something to buy.
public struct ShoppingEntry: Hashable, Sendable, Codable {
  /// What to look for in the shop: "lime juice", "butter or margarine", "paper towels".
  public var text: String
  /// The canonical names of the ingredients that would be right; empty if none is known.
  public var ingredients: [String]
  /// How much of it: a quantity above 0, with or without a unit; nil if it is not given.
  public var amount: Amount?
  /// The dish that needs it; nil if a person added it directly.
  public var dish: DishID?
  /// For how many people the dish will be cooked, if everything that it needs was added; nil for a
  /// single ingredient of it.
  public var servings: Int?

  public init(
    text: String,
    ingredients: [String] = [],
    amount: Amount? = nil,
    dish: DishID? = nil,
    servings: Int? = nil
  ) {
    self.text = text
    self.ingredients = ingredients
    self.amount = amount
    self.dish = dish
    self.servings = servings
  }
}

/// An entry of a shopping list.
public struct ShoppingItem: Hashable, Sendable {
  /// Permanent within its store; ascending in the order in which entries were made.
  public var number: Int
  public var entry: ShoppingEntry
  /// Whether it is ticked off as bought.
  public var isChecked: Bool
  /// The batch in the pantry that was added when it was ticked off.
  public var pantryItem: Int?
  /// Seconds since 1970.
  public var addedAt: Int

  public init(
    number: Int,
    entry: ShoppingEntry,
    isChecked: Bool,
    pantryItem: Int?,
    addedAt: Int
  ) {
    self.number = number
    self.entry = entry
    self.isChecked = isChecked
    self.pantryItem = pantryItem
    self.addedAt = addedAt
  }
}

/// The fields of the entry and its own in one object, without the number.
extension ShoppingItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case isChecked
    case pantryItem = "batch"
    case addedAt
  }

  public init(from decoder: any Decoder) throws {
    number = 0
    entry = try ShoppingEntry(from: decoder)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    isChecked = try fields.decode(Bool.self, forKey: .isChecked)
    pantryItem = try fields.decodeIfPresent(Int.self, forKey: .pantryItem)
    addedAt = try fields.decode(Int.self, forKey: .addedAt)
  }

  public func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(isChecked, forKey: .isChecked)
    try fields.encodeIfPresent(pantryItem, forKey: .pantryItem)
    try fields.encode(addedAt, forKey: .addedAt)
  }
}
