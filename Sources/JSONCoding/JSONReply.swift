/// A value that a program prints for others, as JSON with its keys in the order of its properties.
///
/// ``JSONSchema`` says what it holds; both come from how it is `Codable`.
public protocol JSONReply: Codable, Sendable {}

extension JSONReply {
  /// The value in the style of replies, without a line break. Cost: O(length).
  public var jsonText: String {
    // In this style every number has a form, and a reply holds nothing else that could fail.
    (try? JSONStyle.reply.text(of: self)) ?? "null"
  }
}

/// A reply whose keys without a value are left out, where others have `null`.
public protocol SparseReply: JSONReply {}

extension Array: JSONReply where Element: JSONReply {}

/// One object with the keys of several, one after the other.
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
