public import RecipeModel

/// A change of a shopping list that a device made by itself, and sends when it can: perhaps twice, and later than others
/// theirs.
public struct ShoppingChange: Hashable, Sendable, Codable {
  /// What is done to the list.
  public enum Action: Hashable, Sendable, Codable {
    /// Puts an entry on it: "milk 1 l". Any text that is no thing with an amount is an entry as it stands.
    case add(String)
    /// Ticks an entry off: it is bought, and in the pantry.
    case tick(Entry)
    /// Takes the tick off again, and out of the pantry what it put there.
    case untick(Entry)
    /// Says how much of it is to be bought; nil for no amount.
    case setAmount(Entry, Amount?)
    /// Takes it off the list, for good.
    case remove(Entry)
  }

  /// How a device tells an entry of the list.
  public enum Entry: Hashable, Sendable, Codable {
    /// By the number that the list says.
    case number(Int)
    /// By the ``ShoppingChange/id`` of the change that put it there, of the same person.
    case added(String)
  }

  /// What the device calls the change: no other of the same person.
  public var id: String
  /// When it was made, in milliseconds since 1970 by the store's clock as far as the device knows it.
  public var at: Int
  public var action: Action

  public init(id: String, at: Int, action: Action) {
    self.id = id
    self.at = at
    self.action = action
  }
}

/// What became of a ``ShoppingChange``.
public struct ShoppingChangeOutcome: Hashable, Sendable, Codable {
  public enum Word: String, Hashable, Sendable, Codable, CaseIterable {
    /// The list says it now, or said it already.
    case done
    /// A later change of the same thing came before it and stands.
    case overruled
    /// The entry is no longer on the list, or never was on one that the person may change.
    case gone
    /// What puts the entry there has not come yet; then this comes with it.
    case waiting
    /// Its time is more than ``ShoppingChange/millisecondsAhead`` after that of the store: it may be sent again with another.
    case ahead
    /// Another change came under its id.
    case reused
  }

  public var word: Word
  /// The number of the entry that it put on the list.
  public var entry: Int?

  public init(_ word: Word, entry: Int? = nil) {
    self.word = word
    self.entry = entry
  }
}

extension ShoppingChange {
  /// So far a device's clock may be ahead of the store's: five minutes.
  public static let millisecondsAhead = 300_000
  /// The most changes that are taken at once.
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
