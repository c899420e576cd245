public import RecipeModel

/// A change to a shopping list that a device made by itself. The device sends it when it can,
/// perhaps twice, and perhaps later than others send theirs.
public struct ShoppingChange: Hashable, Sendable, Codable {
  /// The kind of change.
  public enum Action: Hashable, Sendable, Codable {
    /// Adds an entry: "milk 1 l". A text that cannot be read as a thing with an amount becomes an
    /// entry as it is.
    case add(String)
    /// Ticks an entry off as bought, and puts it into the pantry.
    case tick(Entry)
    /// Unticks an entry, and takes out of the pantry what ticking put there.
    case untick(Entry)
    /// Sets how much of it to buy; nil for no amount.
    case setAmount(Entry, Amount?)
    /// Removes it from the list permanently.
    case remove(Entry)
  }

  /// How a device names an entry of the list.
  public enum Entry: Hashable, Sendable, Codable {
    /// By its number in the list.
    case number(Int)
    /// By the ``ShoppingChange/id`` of the change, of the same person, that added it.
    case added(String)
  }

  /// The id that the device gave the change, unique for this person.
  public var id: String
  /// When the change was made, in milliseconds since 1970, by the store's clock as the device
  /// estimates it.
  public var at: Int
  public var action: Action

  public init(id: String, at: Int, action: Action) {
    self.id = id
    self.at = at
    self.action = action
  }
}

/// The outcome of a ``ShoppingChange``.
public struct ShoppingChangeOutcome: Hashable, Sendable, Codable {
  public enum Word: String, Hashable, Sendable, Codable, CaseIterable {
    /// The change was made, or the list was already like this.
    case done
    /// A later change to the same thing arrived first and takes precedence.
    case overruled
    /// The entry is not on the list any more, or never was on one that the person may change.
    case gone
    /// The change that adds the entry has not arrived yet; this change will be made when it does.
    case waiting
    /// Its time is more than ``ShoppingChange/millisecondsAhead`` after the store's; the device may
    /// send it again with another time.
    case ahead
    /// Another change has this id.
    case reused
  }

  public var word: Word
  /// The number of the entry that it added.
  public var entry: Int?

  public init(_ word: Word, entry: Int? = nil) {
    self.word = word
    self.entry = entry
  }
}

extension ShoppingChange {
  /// How far a device's clock may be ahead of the store's: five minutes.
  public static let millisecondsAhead = 300_000
  /// The most changes in one call.
  public static let mostAtOnce = 500

  /// The entry that it changes; nil for one that puts it there.
  var entry: Entry? {
    switch action {
    case .add: nil
    case .tick(let entry), .untick(let entry), .setAmount(let entry, _), .remove(let entry): entry
    }
  }

  /// Whether both say the same thing of an entry: then the later stands.
  func contradicts(_ other: ShoppingChange) -> Bool {
    switch (action, other.action) {
    case (.tick, .tick), (.tick, .untick), (.untick, .tick), (.untick, .untick): true
    case (.setAmount, .setAmount): true
    default: false
    }
  }

  /// Whether it stands where `other` says the same thing: by time, at the same time by id.
  func isAfter(_ other: ShoppingChange) -> Bool {
    guard at == other.at else { return at > other.at }
    return other.id.utf8.lexicographicallyPrecedes(id.utf8)
  }
}
