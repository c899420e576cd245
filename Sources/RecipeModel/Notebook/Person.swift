/// Someone who keeps things in a store; every row of a notebook belongs to one.
///
/// Names compare as text, so case counts: `anna` and `Anna` are two people.
public struct Person: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The most bytes of UTF-8 that a name may have.
  public static let longestName = 100

  public let name: String

  /// Takes a name; nil when it is empty, too long, or holds a control character.
  public init?(_ name: String) {
    let isPrintable = name.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    let hasLetters = name.unicodeScalars.contains { !$0.properties.isWhitespace }
    guard hasLetters, isPrintable, name.utf8.count <= Self.longestName else { return nil }
    self.name = name
  }

  public var description: String { name }

  public static func < (left: Person, right: Person) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}
