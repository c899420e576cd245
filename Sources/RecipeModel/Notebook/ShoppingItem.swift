/// Something to buy.
public struct ShoppingEntry: Hashable, Sendable, Codable {
  /// What to look for in the shop: "lime juice", "butter or margarine", "paper towels".
  public var text: String
  /// The canonical names of the ingredients that will do; empty when it is none that is known.
  public var ingredients: [String]
  /// How much of it, a quantity above 0 and perhaps a unit; nil when not said.
  public var amount: Amount?
  /// The dish that needs it; nil when it was put on the list by hand.
  public var dish: DishID?
  /// For how many the dish is to be cooked, when all that it needs was put on the list; nil for a
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
  /// Ticked off: it is bought.
  public var isChecked: Bool
  /// The batch of the pantry that it became when it was ticked off.
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
