/// The permanent id of a dish, `<source>:<native id>`: `classic:gimlet`, `thecocktaildb:11007`.
///
/// It survives re-imports and index rebuilds, unlike a ``RecipeID``, which is a position.
/// Ids compare by their UTF-8 bytes.
public struct DishID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let description: String

  /// Takes the id as written.
  public init(_ text: String) {
    description = text
  }

  /// Joins a source and the id that the dish has there.
  public init(source: String, nativeID: String) {
    description = "\(source):\(nativeID)"
  }

  /// The part before the first colon; the whole id when there is none.
  public var source: String {
    String(description.unicodeScalars.prefix { $0 != ":" })
  }

  public static func == (left: DishID, right: DishID) -> Bool {
    left.description.utf8.elementsEqual(right.description.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }

  public static func < (left: DishID, right: DishID) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}

extension DishID: Codable {
  public init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
