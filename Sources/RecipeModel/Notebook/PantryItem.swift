/// Something in a pantry, as a person put it there: one batch of one ingredient.
public struct PantryEntry: Hashable, Sendable {
  /// The canonical name of the ingredient.
  public var ingredient: String
  /// What was typed: "milk 1 l".
  public var text: String
  /// How much there is, a quantity above 0 and perhaps a unit; nil when not said.
  public var amount: Amount?
  /// The last day on which it should be used.
  public var expires: CalendarDay?

  public init(
    ingredient: String,
    text: String,
    amount: Amount? = nil,
    expires: CalendarDay? = nil
  ) {
    self.ingredient = ingredient
    self.text = text
    self.amount = amount
    self.expires = expires
  }

  /// Whether its date has passed; false without one.
  public func isPastDate(on today: CalendarDay) -> Bool {
    expires.map { $0.days(since: today) < 0 } ?? false
  }
}

/// A batch in the pantry.
public struct PantryItem: Hashable, Sendable {
  /// Permanent within its store.
  public var number: Int
  public var entry: PantryEntry
  /// Seconds since 1970.
  public var addedAt: Int

  public init(number: Int, entry: PantryEntry, addedAt: Int) {
    self.number = number
    self.entry = entry
    self.addedAt = addedAt
  }
}
