/// Something in a pantry, as a person put it there: one batch of one ingredient.
public struct PantryEntry: Hashable, Sendable {
  /// The canonical name of the ingredient.
  public var ingredient: String
  /// What was typed: "milk 1 l".
  public var text: String
  /// How much there is, a quantity above 0 and perhaps a unit; nil when not said.
  public var amount: Amount?
  /// The last day on which it should be used, as the person said.
  public var expires: CalendarDay?
  /// Where it is kept; nil when not said.
  public private(set) var place: PantryPlace?
  /// The day on which it was opened; nil for what is closed, or of which that was not said.
  public var opened: CalendarDay?
  /// The day on which it went into the freezer where it is; nil elsewhere.
  public private(set) var frozen: CalendarDay?
  /// How many days it has been in a freezer before: they do not count for how long it keeps.
  public private(set) var daysPaused: Int

  /// - Parameters:
  ///   - frozen: Counts only for what is in the freezer.
  ///   - daysPaused: At least 0.
  public init(
    ingredient: String,
    text: String,
    amount: Amount? = nil,
    expires: CalendarDay? = nil,
    place: PantryPlace? = nil,
    opened: CalendarDay? = nil,
    frozen: CalendarDay? = nil,
    daysPaused: Int = 0
  ) {
    precondition(daysPaused >= 0, "\(daysPaused) days in a freezer")
    self.ingredient = ingredient
    self.text = text
    self.amount = amount
    self.expires = expires
    self.place = place
    self.opened = opened
    self.frozen = place == .freezer ? frozen : nil
    self.daysPaused = daysPaused
  }

  /// Puts it into another place; the days in a freezer are counted from when it goes in to when it comes out.
  public mutating func move(to place: PantryPlace, on today: CalendarDay) {
    guard place != self.place else { return }
    if let frozen { daysPaused += max(0, today.days(since: frozen)) }
    self.place = place
    frozen = place == .freezer ? today : nil
  }

  /// Whether its date has passed; false without one.
  public func isPastDate(on today: CalendarDay) -> Bool {
    expires.map { $0.days(since: today) < 0 } ?? false
  }

  /// Whether it is where another entry is, and as open, with the same days in a freezer.
  public func isKept(as other: PantryEntry) -> Bool {
    place == other.place && opened == other.opened && frozen == other.frozen
      && daysPaused == other.daysPaused
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
