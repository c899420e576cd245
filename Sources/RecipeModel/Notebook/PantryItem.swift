/// One batch of one ingredient in a pantry, as a person added it.
public struct PantryEntry: Hashable, Sendable {
  /// The canonical name of the ingredient.
  public var ingredient: String
  /// What was typed when it was added: "milk 1 l". It stays when the amount changes, because its
  /// words may say more about the thing than the ingredient's name; ``amount`` says how much is left.
  public var text: String
  /// How much there is: a quantity above 0, with or without a unit; nil if it is not given.
  public var amount: Amount?
  /// The last day on which to use it, as the person typed it.
  public var expires: CalendarDay?
  /// Where it is kept; nil if it is not given.
  public private(set) var place: PantryPlace?
  /// The day on which it was opened; nil if it is closed, or if nobody said.
  public var opened: CalendarDay?
  /// The day on which it was put into the freezer; nil if it is not in one.
  public private(set) var frozen: CalendarDay?
  /// The days that it has spent in a freezer earlier; they do not count for how long it keeps.
  public var daysPaused: Int { paused ?? 0 }
  /// Nil for none.
  private var paused: Int?

  /// - Parameters:
  ///   - frozen: Ignored for things that are not in the freezer.
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
    paused = daysPaused == 0 ? nil : daysPaused
  }

  /// Moves it to another place; days in a freezer are counted from when it goes in to when it comes
  /// out.
  public mutating func move(to place: PantryPlace, on today: CalendarDay) {
    guard place != self.place else { return }
    if let frozen, today > frozen { paused = daysPaused + today.days(since: frozen) }
    self.place = place
    frozen = place == .freezer ? today : nil
  }

  /// Whether its date has passed; false if it has no date.
  public func isPastDate(on today: CalendarDay) -> Bool {
    expires.map { $0.days(since: today) < 0 } ?? false
  }

  /// Whether it is in the same place as another entry, opened on the same day, with the same days
  /// in a freezer.
  public func isKept(as other: PantryEntry) -> Bool {
    place == other.place && opened == other.opened && frozen == other.frozen
      && daysPaused == other.daysPaused
  }
}

extension PantryEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case ingredient, text, amount, expires, place, opened, frozen
    case paused = "daysPaused"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      ingredient: try fields.decode(String.self, forKey: .ingredient),
      text: try fields.decode(String.self, forKey: .text),
      amount: try fields.decodeIfPresent(Amount.self, forKey: .amount),
      expires: try fields.decodeIfPresent(CalendarDay.self, forKey: .expires),
      place: try fields.decodeIfPresent(PantryPlace.self, forKey: .place),
      opened: try fields.decodeIfPresent(CalendarDay.self, forKey: .opened),
      frozen: try fields.decodeIfPresent(CalendarDay.self, forKey: .frozen)
    )
    guard let days = try fields.decodeIfPresent(Int.self, forKey: .paused), days != 0 else {
      return
    }
    guard days > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .paused,
        in: fields,
        debugDescription: "no number of days"
      )
    }
    paused = days
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

/// The fields of the entry and its own in one object, without the number.
extension PantryItem: Codable {
  private enum CodingKeys: CodingKey {
    case addedAt
  }

  public init(from decoder: any Decoder) throws {
    number = 0
    entry = try PantryEntry(from: decoder)
    addedAt = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .addedAt)
  }

  public func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(addedAt, forKey: .addedAt)
  }
}
