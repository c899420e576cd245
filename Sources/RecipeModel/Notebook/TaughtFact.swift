/// What one person says about ingredients and dishes, for themselves.
public struct TaughtFact: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A name that the lexicon does not know is used as an ingredient of it is: one may stand in for the other.
    case like
    /// A name that the lexicon does not know is a kind of an ingredient of it.
    case kindOf = "kind-of"
    /// Where the first is asked for, the second may be used.
    case swap
    /// In a dish, by its id, nothing may stand in for an ingredient.
    case neverSwap = "never-swap"
    /// Two dishes, by their ids, are one, and share a row.
    case sameDish = "same-dish"
    /// Two dishes, by their ids, are not one: the first, or where that gives its family the name the second, stands
    /// for itself.
    case otherDish = "other-dish"
  }

  public var kind: Kind
  /// The name that is explained, what is asked for, or a dish.
  public var name: String
  /// The ingredient that it is like, or a kind of, or what may be used; the dish in which it is never swapped.
  public var other: String
  /// Seconds since 1970.
  public var addedAt: Int

  private enum CodingKeys: String, CodingKey {
    case kind, name, other
    case addedAt = "at"
  }

  public init(_ kind: Kind, _ name: String, _ other: String, addedAt: Int) {
    self.kind = kind
    self.name = name
    self.other = other
    self.addedAt = addedAt
  }

  /// Whether it says what a name is that the lexicon does not know.
  public var explainsName: Bool { kind == .like || kind == .kindOf }
  /// Whether it lets one ingredient stand in for another.
  public var isSwap: Bool { kind == .swap }
  /// Whether it is about two dishes.
  public var isAboutDishes: Bool { kind == .sameDish || kind == .otherDish }
}
