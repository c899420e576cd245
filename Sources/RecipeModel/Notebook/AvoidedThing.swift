/// Something that must never be shown to a person in any answer: an allergen, an ingredient, or
/// everything that a diet excludes.
public struct AvoidedThing: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A word, as for `--without`.
    case ingredient
    /// The name of a diet.
    case diet
  }

  public var kind: Kind
  /// The name: "peanut", "vegetarian".
  public var name: String
  /// Seconds since 1970.
  public var addedAt: Int

  private enum CodingKeys: String, CodingKey {
    case kind, name
    case addedAt = "at"
  }

  public init(_ kind: Kind, _ name: String, addedAt: Int) {
    self.kind = kind
    self.name = name
    self.addedAt = addedAt
  }
}
