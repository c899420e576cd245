/// A person who saves things in a store; every row of a notebook belongs to one.
///
/// Names compare as text, so case counts: `anna` and `Anna` are two people. Two values are equal if
/// their names are: within one store, a name belongs to one person at a time.
public struct Person: Sendable, Comparable, CustomStringConvertible {
  /// The most bytes of UTF-8 that a name may have.
  public static let longestName = 100

  public let name: String
  /// The store's permanent number for them, whatever their name becomes; nil for a person who is
  /// known only by name, as with `--as`. If there is a number, it decides whose rows are read and
  /// written, and the name does not.
  public let number: Int?

  /// Nil if the name is empty, too long, or has a control character.
  public init?(_ name: String) {
    let isPrintable = name.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    let hasLetters = name.unicodeScalars.contains { !$0.properties.isWhitespace }
    guard hasLetters, isPrintable, name.utf8.count <= Self.longestName else { return nil }
    self.name = name
    number = nil
  }

  private init(name: String, number: Int?) {
    self.name = name
    self.number = number
  }

  /// Nobody: stands in a value until it is known whose it is.
  package static let unsaid = Person(name: "", number: nil)

  /// The same person, with the number that a store has for them.
  package func numbered(_ number: Int) -> Person { Person(name: name, number: number) }

  public var description: String { name }
}

extension Person: Hashable {
  public static func == (left: Person, right: Person) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static func < (left: Person, right: Person) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}
