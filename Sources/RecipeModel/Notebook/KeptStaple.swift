/// A staple that a person added: something that they always have, so that it need not be in the
/// pantry, such as oil or sugar.
public struct KeptStaple: Hashable, Sendable, Codable {
  /// The name of the ingredient.
  public var name: String
  /// Seconds since 1970.
  public var addedAt: Int

  private enum CodingKeys: String, CodingKey {
    case name
    case addedAt = "at"
  }

  public init(_ name: String, addedAt: Int) {
    self.name = name
    self.addedAt = addedAt
  }
}
