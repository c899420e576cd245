/// A person's rating of a dish, in stars.
public enum Rating: Int, Sendable, CaseIterable, Codable {
  case one = 1
  case two
  case three
  case four
  case five

  /// From 1 to 5.
  public var stars: Int { rawValue }
}
