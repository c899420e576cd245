/// A value that a program prints for other programs, as JSON with its keys in the order of its
/// properties.
///
/// ``JSONSchema`` describes it; both follow from its `Codable` conformance.
public protocol JSONReply: Codable, Sendable {}

extension JSONReply {
  /// The value as JSON in the style of replies, without a line break. Cost: O(length).
  public var jsonText: String {
    // In this style every number has a form, and a reply holds nothing else that could fail.
    (try? JSONStyle.reply.text(of: self)) ?? "null"
  }
}

/// A reply that leaves out keys without a value, which other replies write as `null`.
public protocol SparseReply: JSONReply {}

extension Array: JSONReply where Element: JSONReply {}

/// One object with the keys of several values, one after another.
public struct Joined<each Part: JSONReply>: JSONReply {
  public let parts: (repeat each Part)

  public init(_ part: repeat each Part) {
    parts = (repeat each part)
  }

  public init(from decoder: any Decoder) throws {
    parts = (repeat try (each Part)(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    for part in repeat each parts { try part.encode(to: encoder) }
  }
}
