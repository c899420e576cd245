/// Something that one person taught about ingredients or dishes, for themselves.
public struct TaughtFact: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A name that the lexicon does not know is like one of its ingredients: each may stand in for
    /// the other.
    case like
    /// A name that the lexicon does not know is a kind of one of its ingredients.
    case kindOf = "kind-of"
    /// If a recipe asks for the first ingredient, the second may be used.
    case swap
    /// In one dish, given by its id, nothing may stand in for an ingredient.
    case neverSwap = "never-swap"
    /// Two dishes, given by their ids, are the same and share a row.
    case sameDish = "same-dish"
    /// Two dishes, given by their ids, are different: the first (or the second, if the first gives
    /// its duplicate group the name) leaves the group.
    case otherDish = "other-dish"
  }

  public var kind: Kind
  /// The taught name, the ingredient that recipes ask for, or a dish.
  public var name: String
  /// The ingredient that it is like, or a kind of; the ingredient that may be used; or the dish in
  /// which it is never swapped.
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

  /// Whether it explains a name that the lexicon does not know.
  public var explainsName: Bool { kind == .like || kind == .kindOf }
  /// Whether it lets one ingredient stand in for another.
  public var isSwap: Bool { kind == .swap }
  /// Whether it is about two dishes.
  public var isAboutDishes: Bool { kind == .sameDish || kind == .otherDish }
}
