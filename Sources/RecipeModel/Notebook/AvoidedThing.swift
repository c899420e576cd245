/// Something that a person must never be shown, whatever they ask: an allergen, an ingredient, or all that a
/// diet rules out.
public struct AvoidedThing: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A word as after `--without`.
    case ingredient
    /// The name of a diet.
    case diet
  }

  public var kind: Kind
  /// What it is called: "peanut", "vegetarian".
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
